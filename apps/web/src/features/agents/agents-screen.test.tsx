import type { Agent } from '@propguard/protocol/agents';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callOff, choose } from '../../../test/acts.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { text } from './text.ts';

const BEN = '00000000-0000-4000-8000-00000000000b';

const agent = (id: string, name: string, changes: Partial<Agent> = {}): Agent => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  name,
  memberId: null,
  zone: 'Australia/Perth',
  hours: [],
  isSample: false,
  capacity: 5,
  meetingLink: null,
  phone: null,
  exceptions: [],
  createdAt: '2026-11-01T00:00:00Z',
  ...changes,
});
const RAYA = agent('1', 'Raya', {
  memberId: BEN,
  hours: [
    { day: 1, from: '13:00', to: '17:00' },
    { day: 1, from: '09:00', to: '12:30' },
  ],
  exceptions: [
    { id: '00000000-0000-4000-8000-0000000000e1', from: '2026-12-24', to: '2027-01-03', hours: [] },
    {
      id: '00000000-0000-4000-8000-0000000000e2',
      from: '2027-02-01',
      to: '2027-02-01',
      hours: [{ from: '10:00', to: '11:00' }],
    },
  ],
});
const SOON = agent('2', 'Someone Soon');

/** A server that keeps what it is told. */
function serverOf(start: Agent[], changes: Answers['agents'] = {}): Answers {
  let items = start;
  return {
    workspaces: {
      members: () => ({
        items: [
          {
            id: BEN,
            name: 'Ben Okafor',
            email: 'ben@example.com',
            role: 'agent' as const,
            joinedAt: '2026-03-01T00:00:00Z',
            you: false,
          },
        ],
      }),
    },
    agents: {
      list: () => ({ items }),
      create: (sent) => {
        const made = agent('3', sent.name);
        items = [...items, made];
        return made;
      },
      change: ({ id, name }) => {
        items = items.map((one) => (one.id === id ? { ...one, name: name ?? one.name } : one));
        return items.find((one) => one.id === id) ?? RAYA;
      },
      remove: ({ id }) => {
        items = items.filter((one) => one.id !== id);
        return { done: true };
      },
      addException: () => RAYA,
      removeException: ({ exceptionId }) => {
        items = items.map((one) => ({
          ...one,
          exceptions: one.exceptions.filter(({ id }) => id !== exceptionId),
        }));
        return RAYA;
      },
      ...changes,
    },
  };
}
const open = async (start: Agent[] = [RAYA, SOON], role: 'admin' | 'agent' = 'admin', changes = {}) => {
  const shown = await renderScreen(SCREENS.teamHours.path, {
    session: sessionAs(role),
    answers: serverOf(start, changes),
  });
  if (start.length > 0) await within(await screen.findByRole('table')).findByText(start[0]?.name ?? '');
  return shown;
};
const inTable = () => within(screen.getByRole('table'));

it('shows who works when, in the order of the day', async () => {
  await open();
  await inTable().findByText('Ben Okafor');
  inTable().getByText('Monday 09:00–12:30, 13:00–17:00');
  inTable().getByText(text.nobody);
  inTable().getByText(text.noHours);
  expect(inTable().getAllByText('Perth, Australia')).toHaveLength(2);
});

it('says that nobody works here yet, and who can change that', async () => {
  await open([], 'agent');
  await screen.findByText(text.emptyTitle);
  screen.getByText(`${text.empty} ${text.readOnly}`);
  expect(screen.queryByRole('button', { name: text.add })).toBeNull();
});

it('lets nobody but admins change anything', async () => {
  await open([RAYA], 'agent');
  expect(screen.queryByRole('button', { name: text.editOf('Raya') })).toBeNull();
});

it('reads again when asked, after a failure', async () => {
  let broken = true;
  const { user } = await open([], 'admin', {
    list: () => {
      if (broken) throw new Refusal('INTERNAL');
      return { items: [RAYA] };
    },
  });
  await screen.findByText(text.failed);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await within(await screen.findByRole('table')).findByText('Raya');
});

it('adds an agent with the hours that were typed', async () => {
  const { user, api } = await open();
  await user.click(screen.getByRole('button', { name: text.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(text.name), 'Tane');
  await user.clear(dialog.getByLabelText(text.capacity));
  await user.type(dialog.getByLabelText(text.capacity), '3');
  await user.type(dialog.getByLabelText(text.phone, { exact: false }), '0491 570 156');
  await user.type(dialog.getByLabelText('Tuesday'), '9-12:30, 13:00-17');
  await user.click(dialog.getByRole('button', { name: text.save }));
  await screen.findByText(text.added('Tane'));
  expect(api.sentTo('agents.create')).toMatchObject([
    {
      name: 'Tane',
      memberId: null,
      capacity: 3,
      meetingLink: null,
      phone: '0491 570 156',
      hours: [
        { day: 2, from: '09:00', to: '12:30' },
        { day: 2, from: '13:00', to: '17:00' },
      ],
    },
  ]);
  await inTable().findByText('Tane');
});

it('sends nothing that is not hours', async () => {
  const { user, api } = await open();
  await user.click(screen.getByRole('button', { name: text.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(text.name), 'Tane');
  await user.type(dialog.getByLabelText('Sunday'), 'sometimes');
  await user.click(dialog.getByRole('button', { name: text.save }));
  await dialog.findByText(text.hoursWrong);
  expect(api.sentTo('agents.create')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: text.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('edits an agent, with all that was known in the form', async () => {
  const { user, api } = await open();
  await user.click(inTable().getByRole('button', { name: text.editOf('Raya') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('Monday').value).toBe('09:00–12:30, 13:00–17:00');
  await user.type(dialog.getByLabelText(text.name), ' Singh');
  await user.click(dialog.getByRole('button', { name: text.save }));
  await screen.findByText(text.saved('Raya Singh'));
  expect(api.sentTo('agents.change')).toMatchObject([
    {
      id: RAYA.id,
      name: 'Raya Singh',
      memberId: BEN,
      zone: 'Australia/Perth',
      capacity: 5,
      meetingLink: null,
    },
  ]);
});

it('removes an agent once that is confirmed', async () => {
  const { user, api } = await open();
  await user.click(inTable().getByRole('button', { name: text.removeOf('Someone Soon') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: text.remove }));
  await screen.findByText(text.removed('Someone Soon'));
  expect(api.sentTo('agents.remove')).toEqual([{ id: SOON.id }]);
  await waitFor(() => expect(inTable().queryByText('Someone Soon')).toBeNull());
});

it('says so when an agent was not removed', async () => {
  const { user } = await open([SOON], 'admin', {
    remove: () => {
      throw new Refusal('NOT_FOUND');
    },
  });
  await user.click(inTable().getByRole('button', { name: text.removeOf('Someone Soon') }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.remove }));
  await screen.findByText(text.notRemoved);
});

it('adds leave, and takes it back', async () => {
  const { user, api } = await open();
  await user.click(inTable().getByRole('button', { name: text.leaveOf('Raya') }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('1 Feb 2027: 10:00–11:00');
  await user.click(dialog.getByRole('button', { name: text.addLeave }));
  expect(await dialog.findAllByText(text.chooseDay)).toHaveLength(2);
  await user.type(dialog.getByLabelText(text.from), '2027-03-01');
  await user.type(dialog.getByLabelText(text.to), '2027-03-05');
  await user.click(dialog.getByRole('button', { name: text.addLeave }));
  await waitFor(() =>
    expect(api.sentTo('agents.addException')).toEqual([
      { id: RAYA.id, from: '2027-03-01', to: '2027-03-05', hours: [] },
    ]),
  );
  const days = '24 Dec 2026 – 3 Jan 2027';
  dialog.getByText(text.away(days));
  await user.click(dialog.getByRole('button', { name: text.endLeave(days) }));
  await waitFor(() => expect(dialog.queryByText(text.away(days))).toBeNull());
  expect(api.sentTo('agents.removeException')).toEqual([
    { id: RAYA.id, exceptionId: '00000000-0000-4000-8000-0000000000e1' },
  ]);
});

it('says so when leave was not taken back', async () => {
  const { user } = await open([RAYA], 'admin', {
    removeException: () => {
      throw new Refusal('NOT_FOUND');
    },
  });
  await user.click(inTable().getByRole('button', { name: text.leaveOf('Raya') }));
  await user.click(await screen.findByRole('button', { name: text.endLeave('1 Feb 2027') }));
  await screen.findByText(text.leaveNotRemoved);
});

it('adds somebody who is a member, by their own clocks', async () => {
  const { user, api } = await open();
  await user.click(screen.getByRole('button', { name: text.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(text.name), 'Ben');
  await choose(user, text.member, 'Ben Okafor');
  await user.click(dialog.getByRole('combobox', { name: text.zone }));
  await user.type(await screen.findByPlaceholderText(text.zoneSearch), 'Hobart');
  await user.click(await screen.findByRole('option', { name: /Hobart/ }));
  await user.click(dialog.getByRole('button', { name: text.save }));
  await waitFor(() =>
    expect(api.sentTo('agents.create')).toMatchObject([{ memberId: BEN, zone: 'Australia/Hobart' }]),
  );
});

it('keeps somebody when the removal is called off', async () => {
  const { user, api } = await open();
  await user.click(inTable().getByRole('button', { name: text.removeOf('Raya') }));
  await callOff(user);
  expect(api.sentTo('agents.remove')).toEqual([]);
});
