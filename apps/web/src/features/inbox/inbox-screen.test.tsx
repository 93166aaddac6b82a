import type { InboxConversation, InboxRow } from '@propguard/protocol/inbox';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const ID = '5b0a1f9e-0000-4000-8000-000000000001';
const OTHER = '5b0a1f9e-0000-4000-8000-000000000002';
const NADIA = { id: '5b0a1f9e-0000-4000-8000-000000000009', name: 'Nadia Petrov' };

const aRow = (change: Partial<InboxRow> = {}): InboxRow => ({
  id: ID,
  name: 'Georgia Papadopoulos',
  title: 'The levy',
  channel: 'whatsapp',
  source: null,
  state: 'waiting',
  language: 'en',
  assignee: null,
  isMine: false,
  waiting: { since: '2026-11-16T00:00:00.000Z', seconds: 242, runs: false, promisedMinutes: 5 },
  snoozedUntil: null,
  lastText: 'Can a person call me about the levy?',
  lastAuthor: 'contact',
  lastBy: null,
  found: null,
  csat: null,
  leadId: null,
  updatedAt: '2026-11-16T00:00:00.000Z',
  ...change,
});

const aThread = (change: Partial<InboxConversation> = {}): InboxConversation => ({
  ...aRow(),
  segment: 1,
  handOverReason: 'A special levy',
  entries: [
    {
      kind: 'message',
      id: OTHER,
      author: 'contact',
      by: null,
      text: 'Can a person call me about the levy?',
      shown: [],
      files: [
        { name: 'crack.jpg', mediaId: null, refused: 'crack.jpg is a program, and programs are not taken.' },
      ],
      delivery: null,
      segment: 1,
      at: '2026-11-16T00:00:00.000Z',
    },
    { kind: 'note', id: ID, by: 'Sam Whitlock', text: 'Ask Kim', at: '2026-11-16T00:01:00.000Z' },
  ],
  draft: '',
  lookers: [NADIA],
  contact: {
    personId: null,
    addresses: [{ kind: 'whatsapp', value: '0491 570 157' }],
    since: '2026-11-01T00:00:00.000Z',
  },
  lead: null,
  appointment: null,
  earlier: [],
  ...change,
});

const show = (at: string, thread: Partial<InboxConversation> = {}, more: object = {}) =>
  renderScreen(at, {
    session: sessionAs('admin'),
    answers: {
      inbox: {
        list: ({ query }: { query?: string }) => ({
          items:
            query === 'nothing'
              ? []
              : [aRow(), aRow({ id: OTHER, name: 'Oliver Hartley', channel: 'sms', waiting: null })],
          nextCursor: null,
        }),
        counts: () => ({
          views: { open: 2, mine: 0, waiting: 1, snoozed: 0 },
          channels: [
            { channel: 'whatsapp' as const, open: 1 },
            { channel: 'sms' as const, open: 1 },
          ],
        }),
        get: ({ id }: { id: string }) => aThread({ id, ...thread }),
        members: () => ({ items: [NADIA] }),
        canned: () => ({ items: [{ id: ID, shortcut: 'levy', text: 'The levy is paid by the vendor.' }] }),
        look: () => ({ done: true as const }),
        saveDraft: () => ({ done: true as const }),
        reply: () => ({ done: true as const }),
        addNote: () => ({ done: true as const }),
        take: () => ({ done: true as const }),
        resolve: () => ({ done: true as const }),
        reopen: () => ({ done: true as const }),
        assign: () => ({ done: true as const }),
        giveBack: () => ({ done: true as const }),
        makeLead: () => ({ leadId: ID }),
        ...more,
      },
    },
  });

it('lists conversations, filters them by view, channel and words, and says when there are none', async () => {
  const { user, api } = await show('/inbox');
  await screen.findByText('Georgia Papadopoulos');
  await user.click(screen.getByRole('radio', { name: `${text.views.waiting} 1` }));
  expect(window.location.search).toBe('?view=waiting');
  await user.click(screen.getByRole('button', { name: 'SMS 1' }));
  await waitFor(() =>
    expect(api.sentTo('inbox.list').at(-1)).toMatchObject({ view: 'waiting', channel: 'sms' }),
  );
  await user.type(screen.getByRole('searchbox', { name: text.search }), 'nothing');
  await screen.findByText(text.nothingFound('nothing'));
});

it('is gone through by keys', async () => {
  const { user, api } = await show('/inbox');
  await screen.findByText('Georgia Papadopoulos');
  await user.keyboard('j');
  await screen.findByRole('heading', { level: 2, name: 'Georgia Papadopoulos' });
  await user.keyboard('j');
  await waitFor(() => expect(window.location.search).toBe(`?conversation=${OTHER}`));
  await user.keyboard('k');
  await waitFor(() => expect(window.location.search).toBe(`?conversation=${ID}`));
  await screen.findByRole('log');
  await user.keyboard('e');
  await waitFor(() => expect(api.sentTo('inbox.resolve')).toEqual([{ id: ID }]));
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: text.keys.title });
});

it('shows what was said, who else looks, and the note; a reply is sent, and kept while it is written', async () => {
  const { user, api } = await show(`/inbox?conversation=${ID}`);
  const log = await screen.findByRole('log', { name: text.log });
  within(log).getByText('Ask Kim');
  screen.getByText(text.lookers(['Nadia Petrov']));
  const box = screen.getByRole('textbox', { name: text.reply.label });
  await user.type(box, '/le');
  await user.click(await screen.findByText('The levy is paid by the vendor.'));
  expect((box as HTMLTextAreaElement).value).toBe('The levy is paid by the vendor.');
  await waitFor(
    () =>
      expect(api.sentTo('inbox.saveDraft').at(-1)).toEqual({
        id: ID,
        text: 'The levy is paid by the vendor.',
      }),
    { timeout: 3_000 },
  );
  await user.click(screen.getByRole('button', { name: text.reply.send }));
  await waitFor(() =>
    expect(api.sentTo('inbox.reply')).toMatchObject([{ id: ID, text: 'The levy is paid by the vendor.' }]),
  );
  await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe(''));
});

it('writes a note to the team by its key, and keeps a reply that was refused', async () => {
  const { user, api } = await show(
    `/inbox?conversation=${ID}`,
    {},
    {
      reply: () => {
        throw new Refusal('CONFLICT');
      },
    },
  );
  await screen.findByRole('log');
  await user.keyboard('n');
  const note = await screen.findByRole('textbox', { name: text.note });
  await waitFor(() => expect(document.activeElement).toBe(note));
  await user.keyboard('She is in a hurry');
  await user.click(screen.getByRole('button', { name: text.reply.addNote }));
  await waitFor(() => expect(api.sentTo('inbox.addNote')).toEqual([{ id: ID, text: 'She is in a hurry' }]));
  const box = await screen.findByRole('textbox', { name: text.reply.label });
  await user.type(box, 'On my way');
  await user.click(screen.getByRole('button', { name: text.reply.send }));
  await screen.findByRole('alert');
  expect((box as HTMLTextAreaElement).value).toBe('On my way');
});

it('takes, gives to somebody and opens again what is closed', async () => {
  const { user, api } = await show(`/inbox?conversation=${ID}`);
  await user.click(await screen.findByRole('button', { name: text.actions.take }));
  await waitFor(() => expect(api.sentTo('inbox.take')).toEqual([{ id: ID }]));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: text.actions.assign }),
    'Nadia Petrov',
  );
  await waitFor(() => expect(api.sentTo('inbox.assign')).toEqual([{ id: ID, memberId: NADIA.id }]));
});

it('offers to open a closed one again, and no reply before', async () => {
  const { user, api } = await show(`/inbox?conversation=${ID}`, { state: 'resolved', waiting: null });
  await screen.findByText(text.reply.closed);
  expect(screen.queryByRole('textbox', { name: text.reply.label })).toBeNull();
  await user.click(screen.getByRole('button', { name: text.actions.reopen }));
  await waitFor(() => expect(api.sentTo('inbox.reopen')).toEqual([{ id: ID }]));
});

it('says that a conversation is gone, and that the list could not be read', async () => {
  await show(
    `/inbox?conversation=${ID}`,
    {},
    {
      get: () => {
        throw new Refusal('NOT_FOUND');
      },
      list: () => {
        throw new Refusal('INTERNAL');
      },
    },
  );
  await screen.findByText(text.gone);
  await screen.findByText(text.failed);
});
