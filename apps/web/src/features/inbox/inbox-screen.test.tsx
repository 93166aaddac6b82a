import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../../test/fake-api.ts';
import {
  anInboxRow,
  CONVERSATION_ID as ID,
  NADIA,
  OTHER_CONVERSATION_ID as OTHER,
  showInbox as show,
} from '../../../test/inbox.ts';
import { onPhone } from '../../../test/phone.ts';
import { text } from './text.ts';

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

it('says how long a paused one has waited, and who has one that no member took', async () => {
  const row = anInboxRow({ waiting: null, state: 'person', leadId: OTHER, lastAuthor: 'assistant' });
  await show(
    '/inbox',
    {},
    { list: () => ({ items: [anInboxRow(), { ...row, id: OTHER }], nextCursor: null }) },
  );
  await screen.findByText(text.row.paused('4 min'));
  screen.getByText(text.row.withTeam);
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
  await user.type(box, '/no such');
  await screen.findByText(text.canned.none);
  await user.clear(box);
  await user.type(box, '/le');
  await screen.findByRole('option', { name: /The levy is paid by the vendor/, selected: true });
  // Half a name is never sent: the key takes what is listed.
  await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
  expect(api.sentTo('inbox.reply')).toEqual([]);
  await user.clear(box);
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

it.each(['a wide screen', 'a phone'])('leads to the channels where nothing is open, on %s', async (on) => {
  if (on === 'a phone') onPhone();
  await show('/inbox', {}, { list: () => ({ items: [], nextCursor: null }) });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: text.nothingYet.link });
  expect(new URL(link.href).pathname).toBe('/channels');
  expect(screen.queryByText(text.choose.title)).toBeNull();
});
