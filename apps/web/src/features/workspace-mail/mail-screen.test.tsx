import type { MailSettings, OutboundMessage } from '@propguard/protocol/outbound';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, expectReadAgain } from '../../../test/acts.ts';
import { failing, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const ID = '019a0000-0000-7000-8000-0000000000a1';
const SETTINGS: MailSettings = {
  fromName: null,
  fromAddress: null,
  replyTo: null,
  server: null,
  delivery: 'held',
};
const MESSAGE: OutboundMessage = {
  id: ID,
  purpose: 'service',
  channel: 'email',
  personId: ID,
  to: 'ana@harbour.com.au',
  subject: 'Your viewing',
  text: 'Hello',
  state: 'held',
  reason: 'no-mail-server',
  error: null,
  leavesAfter: null,
  createdAt: '2026-11-16T01:00:00.000Z',
  sentAt: null,
  deliveredAt: null,
};

const open = (outbound: object = {}, people: object = {}) =>
  renderScreen('/workspace/mail', {
    session: sessionAs('admin'),
    answers: {
      outbound: {
        mailSettings: () => SETTINGS,
        list: () => ({ items: [MESSAGE], nextCursor: null }),
        ...outbound,
      },
      people,
    },
  });

it('shows how mail leaves, and each message with its state and why', async () => {
  await open();
  await screen.findByText(text.settings.delivery.held);
  const table = await screen.findByRole('table');
  expect(within(table).getByText(text.messages.states.held)).toBeTruthy();
  expect(within(table).getByText(text.messages.reasons['no-mail-server'])).toBeTruthy();
});

it('sends a server with its password, and a left-out one stays as it was', async () => {
  const { user, api } = await open({
    changeMailSettings: () => ({ ...SETTINGS, delivery: 'own-server' }),
  });
  await user.type(await screen.findByLabelText(text.settings.fromAddress), 'office@harbour.com.au');
  await user.click(screen.getByLabelText(text.settings.ownServer));
  await user.type(screen.getByLabelText(text.settings.host), 'smtp.harbour.com.au');
  await user.click(screen.getByRole('button', { name: text.settings.save }));
  await waitFor(() => expect(api.sentTo('outbound.changeMailSettings')).toHaveLength(1));
  expect(api.sentTo('outbound.changeMailSettings')[0]).toEqual({
    fromName: null,
    fromAddress: 'office@harbour.com.au',
    replyTo: null,
    server: { host: 'smtp.harbour.com.au', port: 587, secure: false, username: null },
  });
});

it('names the field that is wrong, before and after sending', async () => {
  const { user, api } = await open({
    changeMailSettings: () => {
      throw new Refusal('VALIDATION_FAILED', {
        fields: [{ field: 'fromAddress', message: 'Not that one.' }],
      });
    },
  });
  await user.type(await screen.findByLabelText(text.settings.replyTo), 'nobody');
  await user.click(screen.getByRole('button', { name: text.settings.save }));
  await screen.findByText(/Enter an email address/);
  expect(api.sentTo('outbound.changeMailSettings')).toHaveLength(0);
  await user.clear(screen.getByLabelText(text.settings.replyTo));
  await user.click(screen.getByRole('button', { name: text.settings.save }));
  await screen.findByText('Not that one.');
});

it('sends a test letter to whoever asks, by the door of every message', async () => {
  const me = sessionAs('admin').account.email ?? '';
  const { user, api } = await open(
    { send: () => MESSAGE },
    {
      findOrCreate: () => ({
        id: ID,
        name: 'Me',
        language: null,
        zone: null,
        state: null,
        postcode: null,
        addresses: [{ id: ID, kind: 'email', value: me.toLowerCase(), createdAt: MESSAGE.createdAt }],
        createdAt: MESSAGE.createdAt,
        forgottenAt: null,
      }),
    },
  );
  await user.click(await screen.findByRole('button', { name: text.test.send }));
  await waitFor(() => expect(api.sentTo('outbound.send')).toHaveLength(1));
  expect(api.sentTo('outbound.send')[0]).toMatchObject({ addressId: ID, purpose: 'service' });
});

it('calls off what waits, and reads a report that came back', async () => {
  const { user, api } = await open({
    cancel: () => ({ ...MESSAGE, state: 'refused', reason: 'cancelled' }),
    report: () => ({ about: ID, kind: 'gone' }),
  });
  const table = await screen.findByRole('table');
  await user.click(within(table).getByRole('button', { name: text.messages.cancel }));
  await waitFor(() => expect(api.sentTo('outbound.cancel')).toEqual([{ id: ID }]));
  await user.type(screen.getByLabelText(text.bounce.raw), 'Final-Recipient: rfc822');
  await user.click(screen.getByRole('button', { name: text.bounce.read }));
  await screen.findByText(text.bounce.kinds.gone);
});

it('shows only messages of one state', async () => {
  const { user, api } = await open();
  await screen.findByRole('table');
  await choose(user, text.messages.state, text.messages.states.held);
  await waitFor(() => expect(api.sentTo('outbound.list').at(-1)).toMatchObject({ state: 'held' }));
});

it('reads again how mail leaves', async () => {
  await expectReadAgain(await open({ mailSettings: failing }), 'outbound.mailSettings');
});
