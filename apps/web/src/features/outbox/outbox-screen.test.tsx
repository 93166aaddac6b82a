import type { OutboxMessage } from '@propguard/protocol/installation';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { anInstallation } from '../../../test/installation.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const message = (id: string, subject: string, changes: Partial<OutboxMessage> = {}): OutboxMessage => ({
  id,
  to: `${id}@example.com`,
  subject,
  text: 'Join here: https://propguard.example/invitation/secret, until Friday.',
  html: '<p>Join here</p>',
  state: 'held',
  error: null,
  createdAt: '2026-03-01T00:00:00Z',
  sentAt: null,
  ...changes,
});

const INVITATION = message('dee', 'You are invited');
const OLD = message('eve', 'A new password', { html: null, state: 'failed', error: 'No such host.' });

async function openOutbox(at = '/operator/outbox', changes: Answers['installation'] = {}) {
  const rendered = await renderScreen(at, {
    session: sessionAs('owner', { operator: true }),
    answers: {
      installation: {
        about: () => anInstallation(),
        outbox: ({ cursor }) =>
          cursor === 'two'
            ? { items: [OLD], nextCursor: null }
            : { items: [INVITATION, OLD], nextCursor: 'two' },
        ...changes,
      },
    },
  });
  return { ...rendered, table: await screen.findByRole('table') };
}

const openMessage = (id: string) =>
  openOutbox(`/operator/outbox?message=${id}`).then(async (rendered) => ({
    ...rendered,
    pane: await screen.findByRole('region', { name: text.detail.label }),
  }));

it('opens a message beside the list, and closes it', async () => {
  const { user, table } = await openOutbox();
  await screen.findByText(text.heldTitle);
  await user.click(await within(table).findByText('You are invited'));
  const pane = await screen.findByRole('region', { name: text.detail.label });
  expect(window.location.search).toBe('?message=dee');
  within(pane).getByTitle(text.detail.preview('You are invited'));
  await user.click(within(pane).getByRole('button', { name: text.detail.close }));
  await waitFor(() => expect(screen.queryByRole('region', { name: text.detail.label })).toBeNull());
  expect(window.location.search).toBe('');
});

it('shows a letter as its text, with its link to follow', async () => {
  const { user, pane } = await openMessage('dee');
  await user.click(within(pane).getByRole('radio', { name: text.detail.body.text }));
  expect(within(pane).queryByTitle(text.detail.preview('You are invited'))).toBeNull();
  const link = within(pane).getByRole('link', { name: 'https://propguard.example/invitation/secret' });
  expect(link.getAttribute('href')).toBe('https://propguard.example/invitation/secret');
  await user.click(within(pane).getByRole('radio', { name: text.detail.body.letter }));
  within(pane).getByTitle(text.detail.preview('You are invited'));
});

it('copies the link that is to be passed on', async () => {
  const { user, pane } = await openMessage('dee');
  await user.click(within(pane).getByRole('button', { name: text.detail.copyLink }));
  await within(pane).findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe('https://propguard.example/invitation/secret');
});

it('shows the text of older mail, and why it was not sent', async () => {
  const { pane } = await openMessage('eve');
  within(pane).getByText('No such host.');
  within(pane).getByText(/^Join here:/u);
  expect(within(pane).queryByRole('radio')).toBeNull();
});

it('says that a message is not on this page', async () => {
  const { pane } = await openMessage('nobody');
  within(pane).getByText(text.detail.goneTitle);
});

it('shows a message over the list where there is no room beside it', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { user } = await openOutbox();
  const cards = await screen.findByRole('list', { name: text.list });
  await user.click(within(cards).getByRole('button', { name: 'You are invited' }));
  const dialog = await screen.findByRole('dialog', { name: 'You are invited' });
  await user.click(within(dialog).getByRole('button', { name: text.detail.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
});

it('goes to the next page and back', async () => {
  const { user, api, table } = await openOutbox();
  await within(table).findByText('You are invited');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(within(table).queryByText('You are invited')).toBeNull());
  expect(window.location.search).toBe('?cursor=two');
  expect(api.sentTo('installation.outbox').at(-1)).toMatchObject({ cursor: 'two' });
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await within(table).findByText('You are invited');
});

it('says that nothing was written yet, and leads to who could be invited', async () => {
  await openOutbox('/operator/outbox', { outbox: () => ({ items: [], nextCursor: null }) });
  await screen.findByText(text.emptyTitle);
  expect(screen.getByRole('link', { name: text.emptyAction }).getAttribute('href')).toBe(
    '/workspace/members',
  );
});

it('says that the messages could not be read, and reads them again when asked', async () => {
  let broken = true;
  const { user, table } = await openOutbox('/operator/outbox', {
    outbox: () => {
      if (broken) throw new Refusal('INTERNAL');
      return { items: [INVITATION], nextCursor: null };
    },
  });
  await screen.findByText(text.failed);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await within(table).findByText('You are invited');
});
