import type { OpenHomeDetail, PublicOpenHome } from '@propguard/protocol/open-homes';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, fillIn } from '../../../test/acts.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { ownListingsAre } from '../../../test/homes.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderPart, renderScreen } from '../../../test/render-screen.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { text as guestText } from './languages/spoken.tsx';
import { OpenHomeDoor } from './open-home-door.tsx';
import { text } from './open-homes-text.ts';

const { door } = guestText;

const ID = '00000000-0000-4000-8000-00000000000';
const PASS = 'p'.repeat(43);
const HOME: OpenHomeDetail = {
  id: `${ID}1`,
  appointmentId: `${ID}2`,
  address: '5 Poinciana Lane',
  propertyId: null,
  agent: { id: `${ID}3`, name: 'Nadia Petrov' },
  startTime: '2026-12-01T00:00:00.000Z',
  endTime: '2026-12-01T00:30:00.000Z',
  zone: 'Australia/Brisbane',
  capacity: 20,
  taken: 2,
  checkedIn: 0,
  phase: 'before',
  path: `/open-home/${PASS}`,
  visits: [
    {
      id: `${ID}4`,
      person: { id: `${ID}5`, name: 'Daniel Okafor' },
      leadId: null,
      people: 2,
      createdAt: '2026-11-01T00:00:00Z',
      checkedInAt: null,
    },
  ],
};

const NADIA = {
  id: `${ID}3`,
  name: 'Nadia Petrov',
  memberId: null,
  zone: 'Australia/Brisbane',
  hours: [],
  isSample: false,
  capacity: 5,
  meetingLink: null,
  phone: null,
  exceptions: [],
  createdAt: '2026-11-01T00:00:00Z',
};

const open = async (changes: Answers['openHomes'] = {}) => {
  let home = HOME;
  const shown = await renderScreen(SCREENS.openHomes.path, {
    session: sessionAs('agent'),
    answers: {
      agents: {
        list: () => ({
          items: [NADIA, { ...NADIA, id: `${ID}6`, name: 'Sam Whitlock', zone: 'Australia/Sydney' }],
        }),
      },
      openHomes: {
        list: () => ({ items: [home] }),
        get: () => home,
        create: ({ address }) => ({ ...HOME, address: address ?? '' }),
        cancel: () => {
          home = { ...home, phase: 'cancelled' };
          return home;
        },
        checkIn: () => {
          home = {
            ...home,
            visits: home.visits.map((visit) => ({ ...visit, checkedInAt: '2026-12-01T00:01:00Z' })),
          };
          return home;
        },
        ...changes,
      },
      ownListings: ownListingsAre(),
      suggestions: {
        list: () => ({
          items: [
            {
              kind: 'address' as const,
              propertyId: `${ID}7`,
              addressLine: '9 Jacaranda Road',
              localityId: 'x',
              locality: 'Teneriffe',
              state: 'QLD' as const,
              postcode: '4005',
              latitude: -27.4,
              longitude: 153,
            },
          ],
        }),
      },
    },
  });
  if (!changes.list) await screen.findByText('5 Poinciana Lane');
  return shown;
};

it('shows the page for the door and who comes; checks in, and calls it off with a reason', async () => {
  const { user, api } = await open();
  // By the clocks at the home, as the page at its door says it.
  screen.getByText(/1 Dec 2026, 10:00 am, Brisbane/);
  await user.click(screen.getByRole('button', { name: text.showOf('5 Poinciana Lane') }));
  const dialog = within(await screen.findByRole('dialog'));
  const door = await dialog.findByRole<HTMLAnchorElement>('link', { name: text.openDoor });
  expect(door.pathname).toBe(HOME.path);
  await user.click(dialog.getByRole('button', { name: text.checkInOf('Daniel Okafor') }));
  await dialog.findByText(text.in);
  expect(api.sentTo('openHomes.checkIn')).toEqual([{ id: HOME.id, visitId: `${ID}4` }]);
  const off = dialog.getByRole<HTMLButtonElement>('button', { name: text.callOff });
  expect(off.disabled).toBe(true);
  await user.type(dialog.getByLabelText(text.reason), 'Sold.');
  await user.click(off);
  await screen.findByText(text.calledOff);
  expect(api.sentTo('openHomes.cancel')).toEqual([{ id: HOME.id, reason: 'Sold.' }]);
});

it('opens a home by the agent’s clocks', async () => {
  const { user, api } = await open();
  await user.click(screen.getByRole('button', { name: text.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(text.address), '7 Fig Street');
  const starts = dialog.getByLabelText(text.starts);
  await user.clear(starts);
  await user.type(starts, '2026-12-05T10:00');
  await user.click(dialog.getByRole('button', { name: text.save }));
  await screen.findByText(text.made('7 Fig Street'));
  expect(api.sentTo('openHomes.create')).toMatchObject([
    { address: '7 Fig Street', startsAt: '2026-12-05T00:00:00.000Z', minutes: 30, capacity: 20 },
  ]);
});

const DOOR: PublicOpenHome = {
  office: 'Moreton & Finch',
  address: '5 Poinciana Lane',
  agent: 'Nadia Petrov',
  startTime: HOME.startTime,
  endTime: HOME.endTime,
  zone: HOME.zone,
  phase: 'door',
  placesLeft: 18,
};

it('a visitor checks in at the door, with consent only when they tick it, and the next can', async () => {
  const { user, api } = renderPart(<OpenHomeDoor />, {
    at: pathTo(PATHS.openHome, { pass: PASS }),
    answers: { openHomes: { show: () => DOOR, enter: () => ({ isCheckedIn: true, placesLeft: 17 }) } },
  });
  await user.click(await screen.findByRole('button', { name: door.checkIn }));
  await screen.findByText('Enter your name.');
  await user.type(screen.getByLabelText(/Full name/), 'Daniel');
  await user.type(screen.getByLabelText(/Email/), 'daniel@example.com');
  await user.click(screen.getByRole('button', { name: door.checkIn }));
  await screen.findByText(door.welcome({ name: 'Daniel' }));
  expect(api.sentTo('openHomes.enter')).toMatchObject([{ pass: PASS, people: 1, wantsNews: false }]);
  await user.click(screen.getByRole('button', { name: door.next }));
  await screen.findByRole('button', { name: door.checkIn });
});

it('is closed once it is over', async () => {
  renderPart(<OpenHomeDoor />, {
    at: pathTo(PATHS.openHome, { pass: PASS }),
    answers: { openHomes: { show: () => ({ ...DOOR, phase: 'over' as const }) } },
  });
  await screen.findByText(door.over);
  expect(screen.queryByRole('button', { name: door.checkIn })).toBeNull();
});

it('opens a home that search finds, by another agent’s clocks, outside hours', async () => {
  const { user, api } = await open();
  await user.click(screen.getByRole('button', { name: text.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await fillIn(user, dialog.getByLabelText('Home'), '9 Jaca');
  await user.click(await dialog.findByRole('option', { name: /9 Jacaranda Road/ }));
  await choose(user, text.agent, 'Sam Whitlock');
  await choose(user, text.minutes, text.minutesOf(45));
  await user.click(dialog.getByRole('checkbox', { name: text.outside }));
  const starts = dialog.getByLabelText(text.starts);
  await user.clear(starts);
  await user.type(starts, '2026-12-05T10:00');
  await user.click(dialog.getByRole('button', { name: text.save }));
  await waitFor(() =>
    expect(api.sentTo('openHomes.create')).toMatchObject([
      {
        propertyId: `${ID}7`,
        agentId: `${ID}6`,
        startsAt: '2026-12-04T23:00:00.000Z',
        minutes: 45,
        outsideHours: true,
      },
    ]),
  );
});

it('closes what was opened', async () => {
  const { user } = await open();
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: text.showOf('5 Poinciana Lane') }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await gone();
  await user.click(screen.getByRole('button', { name: text.add }));
  const [own] = within(await screen.findByRole('dialog'))
    .getAllByRole('button', { name: text.cancel })
    .slice(-1);
  await user.click(own as HTMLElement);
  await gone();
});

const failing = () => {
  throw new Refusal('INTERNAL');
};

it('reads again what could not be read: the list, and one of it', async () => {
  const list = await open({ list: failing });
  await list.user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(list.api.sentTo('openHomes.list')).toHaveLength(2));
  list.unmount();
  const one = await open({ get: failing });
  await one.user.click(screen.getByRole('button', { name: text.showOf('5 Poinciana Lane') }));
  await one.user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(one.api.sentTo('openHomes.get')).toHaveLength(2));
});

it('at the door a family asks for news; a server that failed says nothing of the link', async () => {
  let fails = true;
  const { user, api } = renderPart(<OpenHomeDoor />, {
    at: pathTo(PATHS.openHome, { pass: PASS }),
    answers: {
      openHomes: {
        show: () => {
          if (fails) return failing();
          return DOOR;
        },
        enter: () => ({ isCheckedIn: true, placesLeft: 15 }),
      },
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  await user.type(await screen.findByLabelText(/Full name/), 'Daniel');
  await user.type(screen.getByLabelText(/Email/), 'daniel@example.com');
  await choose(user, door.people, '3');
  await user.click(screen.getByRole('checkbox', { name: /homes like this one/ }));
  await user.click(screen.getByRole('button', { name: door.checkIn }));
  await waitFor(() => expect(api.sentTo('openHomes.enter')).toMatchObject([{ people: 3, wantsNews: true }]));
});
