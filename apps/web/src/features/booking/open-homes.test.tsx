import type { OpenHomeDetail, PublicOpenHome } from '@propguard/protocol/open-homes';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionAs } from '../../../test/people.ts';
import { renderPart, renderScreen } from '../../../test/render-screen.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { OpenHomeDoor } from './open-home-door.tsx';
import { text } from './open-homes-text.ts';

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
  meetingLink: null,
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

const open = async () => {
  let home = HOME;
  const shown = await renderScreen(SCREENS.openHomes.path, {
    session: sessionAs('agent'),
    answers: {
      agents: {
        list: () => ({
          items: [
            {
              id: `${ID}3`,
              name: 'Nadia Petrov',
              memberId: null,
              zone: 'Australia/Brisbane',
              hours: [],
              isSample: false,
              capacity: 5,
              exceptions: [],
              createdAt: '2026-11-01T00:00:00Z',
            },
          ],
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
      },
    },
  });
  await screen.findByText('5 Poinciana Lane');
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
  await user.click(await screen.findByRole('button', { name: text.enter }));
  await screen.findByText('Enter your name.');
  await user.type(screen.getByLabelText(/Full name/), 'Daniel');
  await user.type(screen.getByLabelText(/Email/), 'daniel@example.com');
  await user.click(screen.getByRole('button', { name: text.enter }));
  await screen.findByText(text.welcome('Daniel'));
  expect(api.sentTo('openHomes.enter')).toMatchObject([{ pass: PASS, people: 1, wantsNews: false }]);
  await user.click(screen.getByRole('button', { name: text.next }));
  await screen.findByRole('button', { name: text.enter });
});

it('is closed once it is over', async () => {
  renderPart(<OpenHomeDoor />, {
    at: pathTo(PATHS.openHome, { pass: PASS }),
    answers: { openHomes: { show: () => ({ ...DOOR, phase: 'over' as const }) } },
  });
  await screen.findByText(text.over);
  expect(screen.queryByRole('button', { name: text.enter })).toBeNull();
});
