import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CONVERSATION_ID as ID, OTHER_CONVERSATION_ID as OTHER, showInbox } from '../../../test/inbox.ts';
import { text } from './text.ts';

const AT = `/inbox?conversation=${ID}`;
const HOUR_MS = 3_600_000;
const windowOf = (hours: number) => ({
  replyWindow: { until: new Date(Date.now() + hours * HOUR_MS).toISOString(), hours: 24 },
});

it('says until when one may write freely, and how much of it is left', async () => {
  await showInbox(AT, windowOf(23.95));
  expect(await screen.findByText(/^Free reply until /)).toBeTruthy();
  expect(screen.getByText(/^23 h 5\d min of 24 h$/)).toBeTruthy();
});

it('answers by a template once the window has closed, with every place filled; a note is still written', async () => {
  const { user, api } = await showInbox(AT, windowOf(-1));
  expect(await screen.findByText(/Only approved templates go out now/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: text.reply.label })).toBeNull();
  const send = await screen.findByRole('button', { name: text.template.send });
  await user.type(screen.getByRole('textbox', { name: text.template.place(1) }), 'Mai');
  await user.click(send);
  expect(api.sentTo('channels.replyByTemplate')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: text.template.place(2) }), '10 am');
  expect(screen.getByText('Hi Mai, see you at 10 am.')).toBeTruthy();
  await user.click(send);
  await waitFor(() =>
    expect(api.sentTo('channels.replyByTemplate')).toMatchObject([
      { id: ID, name: 'viewing_reminder', variables: ['Mai', '10 am'] },
    ]),
  );
  await user.click(screen.getByRole('radio', { name: text.reply.modes.note }));
  expect(screen.getByRole('textbox', { name: text.note })).toBeTruthy();
});

it('offers what Alex would answer; it goes into the reply by a click, and is sent by another', async () => {
  const suggestion = {
    to: OTHER,
    text: 'The levies are $1,240 a quarter.',
    sources: ['Disclosure statement'],
  };
  const { user, api } = await showInbox(AT, {}, { suggest: () => ({ suggestion }) });
  const draft = await screen.findByRole('region', { name: text.suggested.label });
  expect(within(draft).getByText('From: Disclosure statement')).toBeTruthy();
  await user.click(within(draft).getByRole('button', { name: text.suggested.use }));
  expect(screen.getByRole('textbox', { name: text.reply.label })).toHaveProperty('value', suggestion.text);
  expect(screen.queryByRole('region', { name: text.suggested.label })).toBeNull();
  expect(api.sentTo('inbox.reply')).toEqual([]);
});

it('says in words why a reply did not arrive, and sends it again by hand', async () => {
  const failed = {
    kind: 'message' as const,
    id: OTHER,
    author: 'member' as const,
    by: 'Nadia Petrov',
    text: 'See you there',
    shown: [
      {
        title: 'Find property',
        path: null,
        facts: [{ label: 'Flood', text: 'Low' }],
        homes: [],
        sample: true,
      },
    ],
    files: [],
    page: null,
    delivery: {
      state: 'failed' as const,
      reason: 'rejected' as const,
      why: '(130429)',
      attempts: 3,
      channel: 'whatsapp' as const,
    },
    segment: 1,
    at: new Date().toISOString(),
  };
  const { user, api } = await showInbox(AT, { entries: [failed] });
  const log = await screen.findByRole('log');
  expect(within(log).getByText(text.today)).toBeTruthy();
  expect(within(log).getByText('Flood')).toBeTruthy();
  expect(within(log).getByText(/the service said no\. \(130429\)/)).toBeTruthy();
  await user.click(within(log).getByRole('button', { name: text.actions.retry }));
  await waitFor(() => expect(api.sentTo('channels.retryReply')).toEqual([{ id: ID, messageId: OTHER }]));
});

it('opens the choice of when to come back by its key', async () => {
  const { user } = await showInbox(AT);
  await screen.findByRole('log');
  await user.keyboard('s');
  expect(await screen.findByRole('menuitem', { name: text.snoozes.hour })).toBeTruthy();
});

const chosenFile = () => new File(['%PDF-1.4 xyz'], 'Disclosure.pdf', { type: 'application/pdf' });

it('sends a file with a reply, and takes it off again', async () => {
  const { user, api } = await showInbox(AT);
  await user.upload(await screen.findByLabelText(text.reply.file), chosenFile());
  await user.click(await screen.findByRole('button', { name: text.reply.detach('Disclosure.pdf') }));
  await user.upload(screen.getByLabelText(text.reply.file), chosenFile());
  await screen.findByRole('button', { name: text.reply.detach('Disclosure.pdf') });
  await user.type(screen.getByRole('textbox', { name: text.reply.label }), 'Here it is');
  await user.click(screen.getByRole('button', { name: text.reply.send }));
  await waitFor(() =>
    expect(api.sentTo('inbox.reply')).toMatchObject([{ id: ID, text: 'Here it is', fileId: OTHER }]),
  );
});

it('says where a channel takes no files', async () => {
  const { user } = await showInbox(AT, { channel: 'sms' });
  await user.click(await screen.findByRole('button', { name: text.reply.attach }));
  expect(await screen.findByText(/SMS takes no files/)).toBeTruthy();
});

it('answers on another channel of the same person, and goes on there', async () => {
  const { user, api } = await showInbox(AT, { elsewhere: ['email'] });
  await user.selectOptions(await screen.findByRole('combobox', { name: text.reply.channel }), 'email');
  await user.type(screen.getByRole('textbox', { name: text.reply.label }), 'By mail now');
  await user.click(screen.getByRole('button', { name: text.reply.send }));
  await waitFor(() =>
    expect(api.sentTo('channels.replyElsewhere')).toMatchObject([
      { id: ID, channel: 'email', text: 'By mail now' },
    ]),
  );
  await waitFor(() => expect(window.location.search).toContain(OTHER));
});
