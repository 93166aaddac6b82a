import type { Agent } from '@propguard/protocol/agents';
import type { Booking } from '@propguard/protocol/booking';
import type { CalendarLink } from '@propguard/protocol/calendars';
import type { WaitlistEntry, WaitlistPlace } from '@propguard/protocol/waitlist';
import { BOOKING_REFUSALS } from '@propguard/rules/booking/booking-refusals';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { choose } from '../../../test/acts.ts';
import { Refusal } from '../../../test/fake-api.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { BookingScreen } from './booking-screen.tsx';
import { text as calendars } from './calendars-text.ts';
import { text as publicText } from './languages/spoken.tsx';
import { OwnCalendars } from './own-calendars.tsx';
import { WaitlistCard } from './waitlist-card.tsx';
import { WaitlistForm } from './waitlist-form.tsx';
import { WaitlistScreen } from './waitlist-screen.tsx';
import { text as waitlist } from './waitlist-text.ts';

const { waitlist: place } = publicText;

const ID = '00000000-0000-4000-8000-00000000000';
const PASS = 'p'.repeat(43);
const NADIA: Agent = {
  id: `${ID}1`,
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
const SAM: Agent = { ...NADIA, id: `${ID}6`, name: 'Sam Whitlock' };
const LINK: CalendarLink = {
  id: `${ID}2`,
  agent: { id: NADIA.id, name: NADIA.name },
  kind: 'caldav',
  name: 'Home',
  host: 'dav.example.com',
  state: 'failed',
  problem: 'That name or password wasn’t accepted there.',
  busyTimes: 2,
  syncedAt: null,
  triedAt: null,
  createdAt: '2026-11-01T00:00:00Z',
};

describe('agents’ own calendars', () => {
  const open = async () => {
    let items = [LINK];
    const shown = renderPart(<OwnCalendars agents={[NADIA, SAM]} mayChange />, {
      answers: {
        calendars: {
          list: () => ({ items }),
          discover: () => ({
            items: [
              { name: 'Home', url: 'https://dav.example.com/nadia/home/' },
              { name: 'Work', url: 'https://dav.example.com/nadia/work/' },
            ],
          }),
          connect: ({ name }) => ({ ...LINK, name: name || 'dav.example.com' }),
          sync: () => LINK,
          remove: () => {
            items = [];
            return { done: true };
          },
        },
      },
    });
    await screen.findByText(LINK.problem ?? '');
    return shown;
  };

  it('says what is wrong, is read again and disconnected', async () => {
    const { user, api } = await open();
    screen.getByText(calendars.states.failed);
    await user.click(screen.getByRole('button', { name: calendars.syncOf('Home') }));
    await screen.findByText(calendars.syncing);
    expect(api.sentTo('calendars.sync')).toEqual([{ id: LINK.id }]);
    await user.click(screen.getByRole('button', { name: calendars.removeOf('Home') }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: calendars.remove }),
    );
    await screen.findByText(calendars.emptyTitle);
    expect(api.sentTo('calendars.remove')).toEqual([{ id: LINK.id }]);
  });

  it('is connected with a name and a password; without a name it says so', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: calendars.connect }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(calendars.url), 'dav.example.com');
    await user.click(dialog.getByRole('button', { name: calendars.save }));
    await dialog.findByText('Enter the name you sign in with there.');
    await user.type(dialog.getByLabelText(calendars.username), 'nadia');
    await user.type(dialog.getByLabelText(calendars.password), 'sunny day');
    await user.click(dialog.getByRole('button', { name: calendars.save }));
    // Of a server with several, one is chosen.
    await user.click(await dialog.findByLabelText(calendars.which));
    await user.click(await screen.findByRole('option', { name: 'Work' }));
    await user.click(dialog.getByRole('button', { name: calendars.save }));
    await screen.findByText(calendars.connected('dav.example.com'));
    expect(api.sentTo('calendars.discover')).toMatchObject([{ url: 'https://dav.example.com' }]);
    expect(api.sentTo('calendars.connect')).toMatchObject([
      {
        agentId: NADIA.id,
        kind: 'caldav',
        url: 'https://dav.example.com/nadia/work/',
        username: 'nadia',
        password: 'sunny day',
      },
    ]);
  });

  it('a published one of another agent needs no password; called off, none is connected', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: calendars.connect }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: calendars.cancel }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: calendars.connect }));
    const dialog = within(await screen.findByRole('dialog'));
    await choose(user, calendars.agent, SAM.name);
    await choose(user, calendars.kind, calendars.kinds.ics);
    expect(dialog.queryByLabelText(calendars.password)).toBeNull();
    await user.type(dialog.getByLabelText(calendars.url), 'https://example.com/sam.ics');
    await user.click(dialog.getByRole('button', { name: calendars.save }));
    await waitFor(() =>
      expect(api.sentTo('calendars.connect')).toMatchObject([
        { agentId: SAM.id, kind: 'ics', url: 'https://example.com/sam.ics' },
      ]),
    );
  });

  it('stays connected when that is called off', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: calendars.removeOf('Home') }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.sentTo('calendars.remove')).toEqual([]);
  });
});

it.each([
  ['calendars', <OwnCalendars key="c" agents={[]} mayChange />],
  ['waitlist', <WaitlistCard key="w" mayChange />],
] as const)('reads the %s again when they could not be', async (what, part) => {
  const list = () => {
    throw new Refusal('INTERNAL');
  };
  const { user, api } = renderPart(part, { answers: { [what]: { list } } });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo(`${what}.list`)).toHaveLength(2));
});

const ENTRY: WaitlistEntry = {
  id: `${ID}3`,
  page: { id: `${ID}4`, title: 'Meet Nadia', kind: 'viewing', agentId: null },
  person: { id: `${ID}5`, name: 'Daniel Okafor' },
  leadId: null,
  place: 'physical',
  fromDay: '2026-12-01',
  toDay: '2026-12-03',
  part: 'morning',
  state: 'waiting',
  offeredStartTime: null,
  offeredUntil: null,
  createdAt: '2026-11-01T00:00:00Z',
};

it('a member takes somebody off the waitlist', async () => {
  let items = [ENTRY];
  const { user, api } = renderPart(<WaitlistCard mayChange />, {
    answers: {
      waitlist: {
        list: () => ({ items }),
        remove: () => {
          items = [];
          return { done: true };
        },
      },
    },
  });
  const remove = await screen.findByRole('button', { name: waitlist.removeOf('Daniel Okafor') });
  screen.getByText('Meet Nadia · 1 Dec 2026 – 3 Dec 2026 · Mornings');
  await user.click(remove);
  await screen.findByText(waitlist.emptyTitle);
  expect(api.sentTo('waitlist.remove')).toEqual([{ id: ENTRY.id }]);
});

it('a stranger joins the waitlist, and without mail keeps the link', async () => {
  const { user, api } = renderPart(
    <WaitlistForm slug="meet-nadia" place="physical" zone="Australia/Brisbane" />,
    {
      answers: {
        waitlist: {
          join: ({ toDay }) => {
            if (toDay === '2020-01-01')
              throw new Refusal('VALIDATION_FAILED', {
                fields: [{ field: 'toDay', message: BOOKING_REFUSALS.dayOrder }],
              });
            return { pass: PASS, mailed: false };
          },
        },
      },
    },
  );
  await user.click(screen.getByRole('button', { name: place.join }));
  await user.click(screen.getByRole('button', { name: place.notNow }));
  expect(screen.queryByRole('form', { name: place.join })).toBeNull();
  await user.click(screen.getByRole('button', { name: place.join }));
  await user.click(screen.getByRole('button', { name: place.join }));
  await screen.findByText('Enter your name.');
  await user.type(screen.getByLabelText(/Full name/), 'Daniel Okafor');
  await user.type(screen.getByLabelText(/Email/), 'daniel@example.com');
  await choose(user, place.part, place.parts.morning);
  await user.clear(screen.getByLabelText(place.to));
  await user.click(screen.getByRole('button', { name: place.join }));
  await screen.findByText(publicText.reasons.day);
  await user.type(screen.getByLabelText(place.to), '2020-01-01');
  await user.click(screen.getByRole('button', { name: place.join }));
  await screen.findByText(publicText.reasons.dayOrder);
  await user.clear(screen.getByLabelText(place.to));
  await user.type(screen.getByLabelText(place.to), '2030-01-01');
  await user.click(screen.getByRole('button', { name: place.join }));
  await screen.findByText(place.joined);
  screen.getByText((words) => words.endsWith(`/waitlist/${PASS}`));
  expect(api.sentTo('waitlist.join').slice(1)).toMatchObject([
    {
      slug: 'meet-nadia',
      place: 'physical',
      name: 'Daniel Okafor',
      email: 'daniel@example.com',
      part: 'morning',
    },
  ]);
});

const PLACE: WaitlistPlace = {
  title: 'Meet Nadia',
  office: 'Moreton & Finch',
  zone: 'Australia/Brisbane',
  agent: 'Nadia Petrov',
  address: null,
  slug: 'meet-nadia',
  place: 'physical',
  fromDay: '2026-12-01',
  toDay: '2026-12-03',
  part: 'any',
  state: 'offered',
  offer: {
    startTime: '2026-12-01T00:00:00.000Z',
    endTime: '2026-12-01T01:00:00.000Z',
    until: '2026-11-30T22:30:00.000Z',
  },
};
const WAITING: WaitlistPlace = { ...PLACE, state: 'waiting', offer: null };
const BOOKING: Booking = {
  title: 'Meet Nadia',
  office: 'Moreton & Finch',
  zone: 'Australia/Brisbane',
  agent: 'Nadia Petrov',
  kind: 'viewing',
  place: 'physical',
  agentPhone: null,
  address: null,
  meetingLink: null,
  status: 'confirmed',
  startTime: '2026-12-01T00:00:00.000Z',
  endTime: '2026-12-01T01:00:00.000Z',
  code: 'BK-407182',
  canChange: true,
  rating: null,
  bookAgain: null,
  canRate: false,
};

describe('a place on the waitlist', () => {
  const open = (accept: () => { booking: Booking; pass: string; mailed: boolean }) => {
    let place = PLACE;
    return renderPart(<WaitlistScreen />, {
      at: pathTo(PATHS.waitlist, { pass: PASS }),
      answers: {
        waitlist: {
          show: () => place,
          accept,
          decline: () => {
            place = WAITING;
            return place;
          },
          leave: () => ({ ...WAITING, state: 'left' as const }),
        },
      },
    });
  };

  it('takes the time that is kept', async () => {
    const { user, api } = open(() => ({ booking: BOOKING, pass: PASS, mailed: true }));
    await user.click(await screen.findByRole('button', { name: place.accept }));
    await screen.findByText((words) => words.includes(publicText.mailed));
    expect(api.sentTo('waitlist.accept')).toEqual([{ pass: PASS }]);
  });

  it('lets it go, and leaves', async () => {
    const { user } = open(() => {
      throw new Refusal('TIME_TAKEN');
    });
    await user.click(await screen.findByRole('button', { name: place.accept }));
    await screen.findByText(place.gone);
    await user.click(screen.getByRole('button', { name: place.decline }));
    await screen.findByText(place.waiting);
    await user.click(screen.getByRole('button', { name: place.leave }));
    await screen.findByText(place.left);
  });
});

it('says once how it was', async () => {
  let booking: Booking = { ...BOOKING, status: 'completed', canChange: false, canRate: true };
  const { user, api } = renderPart(<BookingScreen />, {
    at: pathTo(PATHS.booking, { pass: PASS }),
    answers: {
      booking: {
        showBooking: () => booking,
        rateBooking: ({ score }) => {
          booking = { ...booking, canRate: false, rating: score };
          return booking;
        },
      },
    },
  });
  expect(
    await screen.findByRole<HTMLButtonElement>('button', { name: publicText.sendRating }),
  ).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: publicText.outOfFive({ score: '4' }) }));
  await user.type(screen.getByLabelText(new RegExp(publicText.rateComment.replace('?', ''))), 'Kind.');
  await user.click(screen.getByRole('button', { name: publicText.sendRating }));
  await screen.findByText(publicText.rated({ score: '4' }));
  expect(api.sentTo('booking.rateBooking')).toEqual([{ pass: PASS, score: 4, comment: 'Kind.' }]);
  await waitFor(() => expect(screen.queryByRole('form', { name: publicText.rate })).toBeNull());
});

const showing = (booking: Partial<Booking>) =>
  renderPart(<BookingScreen />, {
    at: pathTo(PATHS.booking, { pass: PASS }),
    answers: { booking: { showBooking: () => ({ ...BOOKING, ...booking }) } },
  });

it('a booking that is cancelled leads to the page where it is booked again', async () => {
  showing({ status: 'cancelled', canChange: false, bookAgain: 'meet-nadia' });
  const again = await screen.findByRole('link', { name: publicText.bookAgain });
  expect(again.getAttribute('href')).toBe('/book/meet-nadia');
  expect(screen.getByRole('status').textContent).toBe(publicText.isOff);
});

it('a booking by video says that its link is to come, and links to it once it is there', async () => {
  const { unmount } = showing({ place: 'virtual', address: null, meetingLink: null });
  expect(await screen.findByText(publicText.linkToCome)).toBeTruthy();
  unmount();
  showing({ place: 'virtual', address: null, meetingLink: 'https://meet.example.com/a' });
  expect((await screen.findByRole('link', { name: 'https://meet.example.com/a' })).getAttribute('href')).toBe(
    'https://meet.example.com/a',
  );
  expect(screen.queryByText(publicText.linkToCome)).toBeNull();
});
