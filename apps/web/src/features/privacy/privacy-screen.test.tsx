import type { Person } from '@propguard/protocol/people';
import type { PrivacyReceipt } from '@propguard/protocol/privacy';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, expectReadAgain, fillIn } from '../../../test/acts.ts';
import { failing } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { watchSavedFiles } from '../../../test/saved-files.ts';
import { text } from './text.ts';

const ID = '019a0000-0000-7000-8000-0000000000b1';
const AT = '2026-11-16T01:00:00.000Z';
const ANA: Person = {
  id: ID,
  name: 'Ana Lee',
  language: null,
  zone: null,
  state: null,
  postcode: null,
  addresses: [{ id: ID, kind: 'email', value: 'ana@harbour.com.au', createdAt: AT }],
  createdAt: AT,
  forgottenAt: null,
};
const RECEIPT: PrivacyReceipt = {
  id: ID,
  kind: 'told',
  personId: ID,
  counts: { person: 1, messages: 2 },
  at: AT,
};

const open = (privacy: object = {}, people: object = {}) =>
  renderScreen('/workspace/privacy', {
    session: sessionAs('admin'),
    answers: {
      people: { list: () => ({ items: [ANA], nextCursor: null }), ...people },
      privacy: {
        retention: () => ({ messageMonths: 84, messagesBefore: '2019-11-16T00:00:00.000Z' }),
        receipts: () => ({ items: [RECEIPT], nextCursor: null }),
        ...privacy,
      },
    },
  });

it('lists receipts with what they were about, and no name', async () => {
  await open();
  const table = await screen.findByRole('table');
  expect(within(table).getByText(text.receipts.kinds.told)).toBeTruthy();
  expect(within(table).getByText('3')).toBeTruthy();
});

it('finds somebody, says what is known of them, and hands it over as a file', async () => {
  const files = watchSavedFiles();
  const { user, api } = await open({
    tell: () => ({ receipt: RECEIPT, facts: { person: [{ name: 'Ana Lee' }], notes: [] } }),
  });
  await user.type(await screen.findByLabelText(text.person.search), 'ana');
  await user.click(await screen.findByRole('button', { name: text.person.tell }));
  const known = await screen.findByRole('region', { name: text.known.title('Ana Lee') });
  expect(within(known).queryByText('notes')).toBeNull();
  expect(api.sentTo('privacy.tell')).toEqual([{ id: ID }]);
  await user.click(within(known).getByRole('button', { name: text.known.save }));
  await waitFor(() => expect(files.length).toBe(1));
  await user.click(within(known).getByRole('button', { name: text.known.close }));
  expect(screen.queryByRole('region', { name: text.known.title('Ana Lee') })).toBeNull();
});

it('forgets somebody only after asking', async () => {
  const { user, api } = await open({ forget: () => ({ ...RECEIPT, kind: 'forgotten' }) });
  await user.type(await screen.findByLabelText(text.person.search), 'ana');
  await user.click(await screen.findByRole('button', { name: text.person.forget }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(api.sentTo('privacy.forget')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: text.person.forget }));
  await user.click(await screen.findByRole('button', { name: text.person.forgetConfirm }));
  await waitFor(() => expect(api.sentTo('privacy.forget')).toEqual([{ id: ID }]));
});

it('changes how long messages are kept', async () => {
  const { user, api } = await open({ changeRetention: () => ({ messageMonths: 84, messagesBefore: null }) });
  await screen.findByRole('button', { name: text.retention.save });
  await choose(user, text.retention.label, text.retention.forever);
  await user.click(screen.getByRole('button', { name: text.retention.save }));
  await waitFor(() => expect(api.sentTo('privacy.changeRetention')).toEqual([{ messageMonths: null }]));
});

it('reads again what could not be read: how long, and who', async () => {
  const retention = await open({ retention: failing });
  await expectReadAgain(retention, 'privacy.retention');
  retention.unmount();
  const who = await open({}, { list: failing });
  await fillIn(who.user, await screen.findByLabelText(text.person.search), 'ana');
  await expectReadAgain(who, 'people.list');
});
