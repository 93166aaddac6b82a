import type { Booking, PublicPage } from '@propguard/protocol/booking';
import type { FieldError } from '@propguard/protocol/errors';
import { BOOKING_REFUSALS } from '@propguard/rules/booking/booking-refusals';
import { newsAsked } from '@propguard/rules/booking/news-consent';
import { LOCALES } from '@propguard/rules/languages/locales';
import { speak } from '@propguard/rules/messages/catalogue';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { dayIn } from '@propguard/rules/time/wall-time';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { BookingScreen } from './booking-screen.tsx';
import { chosenLanguage, keepLanguage } from './languages/chosen-language.ts';
import type { english } from './languages/en.ts';
import { text } from './languages/spoken.tsx';
import { WORDS } from './languages/words.ts';
import { PublicBookingScreen } from './public-booking-screen.tsx';
import { clockText, dayAndMonth, monthAfter } from './times.ts';

const HOLD = '00000000-0000-4000-8000-0000000000a1';
const PASS = 'p'.repeat(43);
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** In the month after this one: all of it is still to come. */
const MONTH = monthAfter(dayIn(ZONE, new Date()).slice(0, 7), 1);
const TIMES = ['01', '03', '05'].map((hour) => ({
  startTime: `${MONTH}-10T${hour}:00:00.000Z`,
  endTime: `${MONTH}-10T${hour}:30:00.000Z`,
}));
const [FIRST, SECOND] = TIMES as [(typeof TIMES)[0], (typeof TIMES)[0]];
const PAGE: PublicPage = {
  title: 'View 5 Poinciana Lane',
  office: 'Moreton & Finch',
  zone: 'Australia/Brisbane',
  agent: 'Nadia Petrov',
  kind: 'viewing',
  places: [
    { place: 'physical', minutes: 60 },
    { place: 'virtual', minutes: 30 },
  ],
  note: 'Meet at the gate.',
  home: {
    address: '5 Poinciana Lane, Teneriffe QLD 4005',
    bedrooms: 3,
    bathrooms: null,
    carSpaces: null,
    guide: null,
    features: [],
    sample: true,
    photoVersion: 'v1',
  },
  rating: { average: 4.83, count: 127 },
  remindsByWhatsApp: true,
  horizonDays: 60,
};
const BOOKING: Booking = {
  title: PAGE.title,
  office: PAGE.office,
  zone: PAGE.zone,
  agent: PAGE.agent,
  agentPhone: '+61491570156',
  kind: 'viewing',
  place: 'physical',
  address: '5 Poinciana Lane',
  meetingLink: null,
  status: 'confirmed',
  ...FIRST,
  code: 'BK-407182',
  canChange: true,
  rating: null,
  bookAgain: null,
  canRate: false,
};

const open = async (changes: Answers['booking'] = {}) => {
  const shown = renderPart(<PublicBookingScreen />, {
    at: pathTo(PATHS.book, { slug: 'view-5' }),
    answers: {
      booking: {
        show: () => PAGE,
        times: () => ({ items: TIMES, taken: [] }),
        hold: ({ startsAt }) => ({
          id: HOLD,
          startTime: startsAt,
          endTime: startsAt,
          heldUntil: startsAt,
        }),
        book: () => ({ booking: BOOKING, pass: PASS, mailed: false }),
        ...changes,
      },
    },
  });
  if (!changes.show) await screen.findByRole('heading', { name: PAGE.title });
  return shown;
};
const timeButton = (time: { startTime: string }, locale?: string) =>
  screen.findByRole('button', { name: new RegExp(`^${clockText(time.startTime, ZONE, locale)}`) });
const nextMonth = () => screen.getByRole('button', { name: text.nextMonth });

describe('a public page', () => {
  it('speaks the language that is chosen, and agrees in it', async () => {
    const { user, api } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: text.language }), 'Français');
    await user.click(await screen.findByRole('button', { name: 'Mois suivant' }));
    await user.click(await timeButton(FIRST, 'fr-FR'));
    await user.click(screen.getByLabelText(new RegExp(newsAsked(PAGE.office, 'fr').label)));
    await user.type(screen.getByRole('textbox', { name: 'Nom complet' }), 'Amélie');
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'amelie@example.com');
    await user.click(screen.getByRole('button', { name: 'Confirmer la réservation' }));
    await screen.findByText(/Gardez ce lien/);
    expect(api.sentTo('booking.book')).toMatchObject([{ language: 'fr', wantsNews: true }]);
    expect(document.documentElement).toMatchObject({ lang: 'fr', dir: 'ltr' });
    keepLanguage('en');
  });

  it('is read from right to left in Arabic, its arrows too, and remembers the choice', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: text.language }), 'ar');
    const next = await screen.findByRole('button', { name: 'الشهر التالي' });
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(next.className).toContain('rtl:-scale-x-100');
    screen.getByRole('button', { name: 'انضم إلى قائمة الانتظار' });
    expect(chosenLanguage()).toBe('ar');
    keepLanguage('en');
  });

  it('keeps a time while details are typed, and books it', async () => {
    const { user, api } = await open();
    await user.click(nextMonth());
    await user.click(await timeButton(FIRST));
    await screen.findByText(text.kept({ time: clockText(FIRST.startTime, ZONE) }));
    await user.click(await timeButton(SECOND));
    await waitFor(() =>
      expect(api.sentTo('booking.hold')).toEqual([
        { slug: 'view-5', place: 'physical', startsAt: FIRST.startTime },
        { slug: 'view-5', place: 'physical', startsAt: SECOND.startTime, insteadOf: HOLD },
      ]),
    );
    await user.type(screen.getByLabelText(text.name), 'Daniel Okafor');
    await user.type(screen.getByLabelText(text.email), 'd.okafor@example.com');
    await user.type(screen.getByLabelText(text.noteFor({ agent: 'Nadia' })), 'The courtyard, please.');
    expect(
      screen.getByRole('img', { name: text.picture({ address: PAGE.home?.address ?? '' }) }),
    ).toBeTruthy();
    expect(screen.getByText(text.reviews({ average: '4.8', count: 127 }))).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: text.phone }), '0491 570 159');
    await user.click(screen.getByLabelText(new RegExp(text.whatsApp)));
    await user.click(screen.getByLabelText(new RegExp(newsAsked(PAGE.office).label)));
    await user.click(screen.getByRole('button', { name: text.confirm }));
    await screen.findByText(new RegExp(text.notMailed));
    expect(api.sentTo('booking.book')).toEqual([
      {
        slug: 'view-5',
        place: 'physical',
        holdId: HOLD,
        name: 'Daniel Okafor',
        email: 'd.okafor@example.com',
        phone: '0491 570 159',
        people: 1,
        note: 'The courtyard, please.',
        byWhatsApp: true,
        language: 'en',
        wantsNews: true,
      },
    ]);
    screen.getByText(new RegExp(`/booking/${PASS}$`));
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: text.change }).pathname).toBe(
      `/booking/${PASS}`,
    );
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: text.addToCalendar }).pathname).toBe(
      `/api/bookings/${PASS}/calendar`,
    );
  });

  it('says to look at the mail where there is a mail server, and shows no link', async () => {
    const { user } = await open({ book: () => ({ booking: BOOKING, pass: PASS, mailed: true }) });
    await user.click(nextMonth());
    await user.click(await timeButton(FIRST));
    await user.type(screen.getByLabelText(text.name), 'D');
    await user.type(screen.getByLabelText(text.email), 'd@example.com');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: text.confirm }).disabled).toBe(false),
    );
    await user.click(screen.getByRole('button', { name: text.confirm }));
    await screen.findByText(new RegExp(text.mailed));
    expect(screen.queryByText(new RegExp(`/booking/${PASS}$`))).toBeNull();
  });

  it('offers the nearest times when somebody was faster, and loses nothing that was typed', async () => {
    const { user, api } = await open({
      book: () => {
        throw new Refusal('TIME_TAKEN');
      },
    });
    await user.click(nextMonth());
    await user.click(await timeButton(FIRST));
    await screen.findByText(text.kept({ time: clockText(FIRST.startTime, ZONE) }));
    await user.type(screen.getByLabelText(text.name), 'Daniel');
    await user.type(screen.getByLabelText(text.email), 'd@example.com');
    await user.click(screen.getByRole('button', { name: text.confirm }));
    const taken = within(await screen.findByRole('alert'));
    taken.getByText(text.takenTitle({ time: clockText(FIRST.startTime, ZONE) }));
    expect(screen.getByLabelText<HTMLInputElement>(text.name).value).toBe('Daniel');
    await user.click(taken.getByRole('button', { name: clockText(SECOND.startTime, ZONE) }));
    await waitFor(() => expect(api.sentTo('booking.hold')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows what is taken beside what is free, and leads to how data is used', async () => {
    const [first, ...free] = TIMES as [(typeof TIMES)[0], ...typeof TIMES];
    const { user } = await open({ times: () => ({ items: free, taken: [first] }) });
    await user.click(nextMonth());
    const gone = await timeButton(first);
    expect(gone).toHaveProperty('disabled', true);
    expect(gone.textContent).toContain(text.slotTaken);
    expect(await timeButton(SECOND)).toHaveProperty('disabled', false);
    expect(screen.getAllByText(text.sample).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: text.privacy })).toHaveLength(2);
    screen.getByRole('link', { name: text.terms });
  });

  it('blames nobody for a time that could not be kept for another reason', async () => {
    const { user } = await open({
      hold: () => {
        throw new Refusal('OVERLOADED');
      },
    });
    await user.click(nextMonth());
    await user.click(await timeButton(FIRST));
    const alert = within(await screen.findByRole('alert'));
    alert.getByText(text.notKept);
    expect(alert.queryByText(text.taken)).toBeNull();
  });

  it.each(['en', 'de'] as const)('says in %s why it is refused, and keeps what was typed', async (code) => {
    keepLanguage(code);
    const said = speak<typeof english>(code, await WORDS[code]());
    let refused: FieldError = { field: 'phone', message: BOOKING_REFUSALS.phoneForWhatsApp };
    const { user } = await open({
      book: () => {
        throw new Refusal('VALIDATION_FAILED', { fields: [refused] });
      },
    });
    await user.click(await screen.findByRole('button', { name: said.nextMonth }));
    await user.click(await timeButton(FIRST, LOCALES[code]));
    await user.type(await screen.findByRole('textbox', { name: said.name }), 'Daniel');
    const confirm = () => user.click(screen.getByRole('button', { name: said.confirm }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: said.confirm })).toHaveProperty('disabled', false),
    );
    await confirm();
    await screen.findByText(said.reasons.email);
    await user.type(screen.getByRole('textbox', { name: said.email }), 'd@example.com');
    await confirm();
    await screen.findByText(said.reasons.phoneForWhatsApp);
    refused = { field: 'personId', message: BOOKING_REFUSALS.clientTwice };
    await user.type(screen.getByRole('textbox', { name: said.phone }), '0491 570 159');
    await confirm();
    await screen.findByText(said.reasons.twice);
    expect(screen.getByRole('textbox', { name: said.name })).toHaveProperty('value', 'Daniel');
    keepLanguage('en');
  });

  it('asks again for another way to meet, another zone and another month', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('radio', { name: new RegExp(text.places.virtual) }));
    await waitFor(() => expect(api.sentTo('booking.times').at(-1)).toMatchObject({ place: 'virtual' }));
    await user.selectOptions(screen.getByLabelText(text.zone), 'Australia/Perth');
    await waitFor(() =>
      expect(api.sentTo('booking.times').at(-1)).toMatchObject({ zone: 'Australia/Perth' }),
    );
    await user.click(nextMonth());
    await waitFor(() => expect(api.sentTo('booking.times').at(-1)).toMatchObject({ from: `${MONTH}-01` }));
    await user.click(screen.getByRole('button', { name: text.previousMonth }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: text.previousMonth }).disabled).toBe(true);
  });

  it('shows the times of another day', async () => {
    const later = { startTime: `${MONTH}-20T01:00:00.000Z`, endTime: `${MONTH}-20T01:30:00.000Z` };
    const { user, api } = await open({ times: () => ({ items: [...TIMES, later], taken: [] }) });
    await user.click(nextMonth());
    await timeButton(FIRST);
    await user.click(
      screen.getByRole('button', {
        name: text.dayLabel({ day: dayAndMonth(dayIn(ZONE, new Date(later.startTime))), count: 1 }),
      }),
    );
    await user.click(await timeButton(later));
    await waitFor(() => expect(api.sentTo('booking.hold')).toMatchObject([{ startsAt: later.startTime }]));
  });

  it.each(['show', 'times'] as const)('asks again when the %s could not be read', async (what) => {
    const { user, api } = await open({
      [what]: () => {
        throw new Refusal('INTERNAL');
      },
    });
    const again = await screen.findByRole('button', { name: text.again });
    const before = api.sentTo(`booking.${what}`).length;
    await user.click(again);
    await waitFor(() => expect(api.sentTo(`booking.${what}`).length).toBe(before + 1));
  });

  it('says when nothing is free', async () => {
    await open({ times: () => ({ items: [], taken: [] }) });
    await screen.findByText(text.noneTitle);
  });

  it('says that it is closed', async () => {
    await open({
      show: () => {
        throw new Refusal('NOT_FOUND');
      },
    });
    await screen.findByText(text.gone);
  });
});

describe('a booking by its link', () => {
  const openBooking = async (booking: Booking, changes: Answers['booking'] = {}) => {
    const shown = renderPart(<BookingScreen />, {
      at: pathTo(PATHS.booking, { pass: PASS }),
      answers: {
        booking: {
          showBooking: () => booking,
          bookingTimes: () => ({ items: TIMES, taken: [] }),
          moveBooking: ({ startsAt }) => ({ ...booking, status: 'rescheduled', startTime: startsAt }),
          cancelBooking: () => ({ ...booking, status: 'cancelled', canChange: false }),
          ...changes,
        },
      },
    });
    if (!changes.showBooking) await screen.findByRole('heading', { name: booking.title });
    return shown;
  };

  it('is moved', async () => {
    const { user, api } = await openBooking(BOOKING);
    await user.click(await screen.findByRole('button', { name: text.move }));
    await user.click(await screen.findByRole('button', { name: text.nextMonth }));
    await user.click(await timeButton(SECOND));
    await user.click(screen.getByRole('button', { name: /^Move to \w+day/ }));
    await screen.findByText(text.moved);
    expect(api.sentTo('booking.moveBooking')).toEqual([{ pass: PASS, startsAt: SECOND.startTime }]);
  });

  it('keeps its time when the move is called off, or refused', async () => {
    const { user, api } = await openBooking(BOOKING, {
      moveBooking: () => {
        throw new Refusal('TIME_TAKEN');
      },
    });
    await user.click(await screen.findByRole('button', { name: text.move }));
    await user.click(await screen.findByRole('button', { name: text.nextMonth }));
    await user.click(await timeButton(SECOND));
    await user.click(screen.getByRole('button', { name: /^Move to \w+day/ }));
    await screen.findByText(text.notChanged);
    await user.click(screen.getByRole('button', { name: text.keep }));
    expect(screen.queryByText(text.moveTitle)).toBeNull();
    expect(api.sentTo('booking.moveBooking')).toHaveLength(1);
  });

  it('is cancelled once that is confirmed', async () => {
    const { user, api } = await openBooking(BOOKING);
    await user.click(await screen.findByRole('button', { name: text.cancel }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.cancel }),
    );
    await screen.findByText(text.cancelled);
    expect(api.sentTo('booking.cancelBooking')).toEqual([{ pass: PASS }]);
    expect(screen.queryByRole('button', { name: text.move })).toBeNull();
  });

  it('is kept when the cancelling is called off', async () => {
    const { user, api } = await openBooking(BOOKING);
    await user.click(await screen.findByRole('button', { name: text.cancel }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.keepBooking }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.sentTo('booking.cancelBooking')).toEqual([]);
  });

  it('cannot be changed shortly before', async () => {
    await openBooking({ ...BOOKING, canChange: false });
    await screen.findByText(text.tooLate);
    expect(screen.queryByRole('button', { name: text.cancel })).toBeNull();
  });

  it('that is none says so', async () => {
    await openBooking(BOOKING, {
      showBooking: () => {
        throw new Refusal('LINK_EXPIRED');
      },
    });
    await screen.findByText(text.linkGone);
  });
});
