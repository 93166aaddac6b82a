import type { HubspotConflict, HubspotConnection } from '@propguard/protocol/hubspot';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callOff, expectReadAgain } from '../../../test/acts.ts';
import { type Answers, failing, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { leadPath } from '../../routes/work.ts';
import { text } from './text.ts';

const LEAD = '6f1d2f3a-0000-4000-8000-000000000009';

const aConnection = (changes: Partial<HubspotConnection> = {}): HubspotConnection => ({
  id: '6f1d2f3a-0000-4000-8000-000000000001',
  accountId: '445566',
  name: 'app.hubspot.com',
  state: 'working',
  problem: null,
  connectedAt: '2026-11-01T00:00:00Z',
  syncedAt: '2026-11-02T00:00:00Z',
  nextTryAt: '2026-11-02T00:05:00Z',
  webhook: 'https://propguard.example.com/hooks/hubspot/1',
  calledAt: null,
  refusedCallAt: null,
  sent: 1204,
  taken: 37,
  waiting: 0,
  conflicts: 1,
  notSent: [{ reason: 'No email address', leads: 12 }],
  ...changes,
});
const aConflict = (changes: Partial<HubspotConflict> = {}): HubspotConflict => ({
  id: '6f1d2f3a-0000-4000-8000-000000000002',
  lead: { id: LEAD, name: 'Mai Tran' },
  field: 'budgetMax',
  ours: '850000',
  theirs: '900000',
  problem: null,
  createdAt: '2026-11-02T00:00:00Z',
  ...changes,
});

const open = (answers: Answers['hubspot'] = {}, role: 'admin' | 'agent' = 'admin') =>
  renderScreen(SCREENS.hubspot.path, {
    session: sessionAs(role),
    answers: {
      hubspot: {
        state: () => ({ connection: aConnection() }),
        conflicts: () => ({ items: [], nextCursor: null }),
        ...answers,
      },
    },
  });

describe('connecting', () => {
  it('sends both keys, says at the field what HubSpot does not accept, and then shows how it stands', async () => {
    let connection: HubspotConnection | null = null;
    let isGood = false;
    const { user, api } = await open({
      state: () => ({ connection }),
      connect: () => {
        if (!isGood)
          throw new Refusal('VALIDATION_FAILED', {
            fields: [{ field: 'token', message: 'HubSpot doesn’t accept this token.' }],
          });
        connection = aConnection({ sent: 0 });
        return { connection };
      },
    });
    const submit = await screen.findByRole('button', { name: text.form.submit });
    await user.click(submit);
    await screen.findByText('Enter the access token.');
    screen.getByText('Enter the client secret.');
    expect(api.sentTo('hubspot.connect')).toEqual([]);
    await user.type(screen.getByLabelText(text.form.token), 'pat-ap1-0123456789');
    await user.type(screen.getByLabelText(text.form.clientSecret), 'secret-0123456789');
    await user.click(submit);
    await screen.findByText('HubSpot doesn’t accept this token.');
    isGood = true;
    await user.click(submit);
    await screen.findByText(text.account('445566'));
    expect(api.sentTo('hubspot.connect')).toEqual([
      { token: 'pat-ap1-0123456789', clientSecret: 'secret-0123456789' },
      { token: 'pat-ap1-0123456789', clientSecret: 'secret-0123456789' },
    ]);
  });

  it('is for admins', async () => {
    await open({ state: () => ({ connection: null }) }, 'agent');
    await screen.findByText(text.adminsOnly);
    expect(screen.queryByRole('button', { name: text.form.submit })).toBeNull();
  });

  it('takes other keys in a dialog', async () => {
    const { user, api } = await open({ connect: () => ({ connection: aConnection() }) });
    await user.click(await screen.findByRole('button', { name: text.form.newKeys }));
    const dialog = within(await screen.findByRole('dialog', { name: text.form.newKeys }));
    await user.type(dialog.getByLabelText(text.form.token), 'pat-ap1-0123456789');
    await user.type(dialog.getByLabelText(text.form.clientSecret), 'secret-0123456789');
    await user.click(dialog.getByRole('button', { name: text.form.submit }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sentTo('hubspot.connect')).toHaveLength(1);
  });
});

describe('how it stands', () => {
  it('shows what went through, and why some are not there', async () => {
    await open();
    await screen.findByText('1,204');
    screen.getByText(`${text.notSent}: No email address`);
    screen.getByText('12 leads');
    screen.getByText(text.hook.notCalled);
  });

  it.each([
    ['stopped', 'HubSpot no longer accepts the token. Enter a new one.', text.stoppedTitle],
    ['waiting', 'HubSpot asked us to slow down.', text.waitingTitle],
  ] as const)('says in words why it is %s', async (state, problem, title) => {
    await open({ state: () => ({ connection: aConnection({ state, problem }) }) });
    await screen.findByText(title);
    screen.getByText(new RegExp(problem, 'u'));
    const mayBeSynced = screen.queryByRole('button', { name: text.sync }) !== null;
    expect(mayBeSynced).toBe(state === 'waiting');
  });

  it('says that calls are refused since', async () => {
    await open({ state: () => ({ connection: aConnection({ refusedCallAt: '2026-11-03T00:00:00Z' }) }) });
    await screen.findByText(/its signature was wrong/u);
  });

  it('tests the connection, and says what HubSpot said', async () => {
    const { user, api } = await open({
      test: () => ({ connection: aConnection({ state: 'stopped', problem: 'Not known.' }) }),
    });
    await user.click(await screen.findByRole('button', { name: text.test }));
    await screen.findByText(text.testFailed);
    expect(api.sentTo('hubspot.test')).toHaveLength(1);
  });

  it('syncs now, also for agents, who see no more than that', async () => {
    const { user, api } = await open({ sync: () => ({ connection: aConnection() }) }, 'agent');
    await user.click(await screen.findByRole('button', { name: text.sync }));
    await screen.findByText(text.syncStarted);
    expect(api.sentTo('hubspot.sync')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: text.disconnect.open })).toBeNull();
    expect(screen.queryByText(text.hook.title)).toBeNull();
  });

  it('is disconnected when somebody says so twice', async () => {
    let connection: HubspotConnection | null = aConnection();
    const { user, api } = await open({
      state: () => ({ connection }),
      disconnect: () => {
        connection = null;
        return { done: true };
      },
    });
    const button = await screen.findByRole('button', { name: text.disconnect.open });
    await user.click(button);
    await callOff(user);
    expect(api.sentTo('hubspot.disconnect')).toEqual([]);
    await user.click(button);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: text.disconnect.confirm }));
    await screen.findByText(text.form.title);
  });

  it('is read again when it could not be', async () => {
    await expectReadAgain(await open({ state: failing }), 'hubspot.state');
  });
});

describe('what changed on both sides', () => {
  it('shows both values as people write them, and sends what was chosen', async () => {
    let items = [aConflict(), aConflict({ id: LEAD, field: 'status', ours: 'qualified', theirs: 'lost' })];
    const { user, api } = await open({
      conflicts: () => ({ items, nextCursor: null }),
      settle: ({ id }) => {
        items = items.filter((one) => one.id !== id);
        return { done: true };
      },
    });
    const list = within(await screen.findByRole('list', { name: text.list.title }));
    list.getByText('$850,000');
    list.getByText('$900,000');
    list.getByText('Qualified');
    const [link] = list.getAllByRole<HTMLAnchorElement>('link', { name: 'Mai Tran' });
    expect(link?.pathname).toBe(leadPath(LEAD));
    const choose = (action: string, field: string) =>
      user.click(list.getByRole('button', { name: text.list.choiceOf(action, field, 'Mai Tran') }));
    await choose(text.list.keepOurs, text.fields.budgetMax);
    await screen.findByText(text.list.kept);
    await choose(text.list.takeTheirs, text.fields.status);
    await screen.findByText(text.list.emptyTitle);
    expect(api.sentTo('hubspot.settle')).toEqual([
      { id: aConflict().id, choice: 'ours' },
      { id: LEAD, choice: 'theirs' },
    ]);
  });

  it('says why one cannot be taken, and then only ours can be kept', async () => {
    const problem = 'Closed cannot follow New.';
    const item = aConflict({ field: 'status', ours: 'new', theirs: 'closed', problem });
    const { user } = await open({
      conflicts: () => ({ items: [item], nextCursor: null }),
      settle: failing,
    });
    await screen.findByText(problem);
    const nameOf = (action: string) => text.list.choiceOf(action, text.fields.status, 'Mai Tran');
    expect(screen.queryByRole('button', { name: nameOf(text.list.takeTheirs) })).toBeNull();
    await user.click(screen.getByRole('button', { name: nameOf(text.list.keepOurs) }));
    await screen.findByText(text.list.notChosen);
  });

  it('is read again when it could not be', async () => {
    await expectReadAgain(await open({ conflicts: failing }), 'hubspot.conflicts');
  });

  it('shows more of them', async () => {
    const { user, api } = await open({
      conflicts: ({ cursor }) =>
        cursor
          ? { items: [aConflict({ id: LEAD, field: 'company', ours: 'Finch' })], nextCursor: null }
          : { items: [aConflict()], nextCursor: 'next' },
    });
    await user.click(await screen.findByRole('button', { name: text.list.more }));
    await screen.findByText('Finch');
    expect(api.sentTo('hubspot.conflicts')).toHaveLength(2);
  });
});
