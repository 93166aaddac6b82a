import { APPOINTMENT_KINDS, LOCATION_TYPES } from '@propguard/rules/appointments/appointment-kinds';
import { REASON_MAX_LENGTH, TITLE_MAX_LENGTH } from '@propguard/rules/appointments/appointment-limits';
import { APPOINTMENT_STATUSES } from '@propguard/rules/appointments/appointment-status';
import {
  BOOKING_NOTE_MAX_LENGTH,
  needsHome,
  PAGE_NOTE_MAX_LENGTH,
  PAGE_SUBJECTS,
  PEOPLE_MAX,
  SLUG_MAX_LENGTH,
} from '@propguard/rules/booking/booking-pages';
import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import { isTimeZone } from '@propguard/rules/time/zones';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { linkRoute, pageRoute, workspaceRoute } from './route.ts';
import { ById, Day, Done, Email, GuestPass, Id, Instant, MaybePhone, oneLine } from './shapes.ts';

const Place = z.enum(LOCATION_TYPES);
const Kind = z.enum(APPOINTMENT_KINDS);
const Zone = z.string().max(60).refine(isTimeZone, 'Choose a time zone such as Australia/Sydney.');

const facts = {
  title: oneLine(TITLE_MAX_LENGTH).min(1, 'Enter a title.'),
  kind: Kind,
  places: z
    .array(Place)
    .min(1, 'Choose at least one way to meet.')
    .max(LOCATION_TYPES.length)
    .describe('How people can meet, in the order in which it is offered.'),
  note: z.string().trim().max(PAGE_NOTE_MAX_LENGTH).describe('What people should know before they come.'),
  isOpen: z.boolean().describe('Whether strangers can book by it.'),
};

/** A page by which people without an account book a time. */
export const BookingPage = z.object({
  id: Id,
  slug: z.string(),
  ...facts,
  subject: z.enum(PAGE_SUBJECTS),
  agent: z.object({ id: Id, name: z.string() }).nullable().describe('Of a page of one agent.'),
  home: z
    .object({ id: Id, address: z.string() })
    .nullable()
    .describe('Of a page of a home, or of a tour of one.'),
  createdAt: Instant,
});
export type BookingPage = z.infer<typeof BookingPage>;

export const NewBookingPage = z
  .object({
    ...facts,
    subject: z.enum(PAGE_SUBJECTS),
    agentId: Id.nullable()
      .default(null)
      .describe('Of an agent’s page, and of a home’s that one agent shows.'),
    propertyId: Id.nullable().default(null),
    kind: Kind.default('viewing'),
    places: facts.places.default(['physical']),
    note: facts.note.default(''),
    isOpen: facts.isOpen.default(true),
  })
  .refine(({ subject, agentId }) => subject !== 'agent' || agentId !== null, {
    path: ['agentId'],
    message: 'Choose the agent.',
  })
  .refine(({ subject, propertyId }) => !needsHome(subject) || propertyId !== null, {
    path: ['propertyId'],
    message: 'Choose the home.',
  });
export type NewBookingPage = z.infer<typeof NewBookingPage>;

const PageChange = z.object(facts).partial();
export type BookingPageChange = z.infer<typeof PageChange>;

/** What anybody sees of it. */
export const PublicPage = z.object({
  title: z.string(),
  office: z.string().describe('Who is booked: the name of the workspace.'),
  zone: z.string().describe('By whose clocks: where the home is; else where the agent is, or the office.'),
  agent: z.string().nullable().describe('Who comes; null: whoever is free.'),
  kind: Kind,
  places: z.array(z.object({ place: Place, minutes: z.int() })),
  note: z.string(),
  home: z
    .object({
      address: z.string(),
      bedrooms: z.int().nullable(),
      bathrooms: z.int().nullable(),
      carSpaces: z.int().nullable(),
      guide: z.object({ fromAud: z.number(), toAud: z.number() }).nullable(),
      features: z.array(z.string()).describe('The first few, as they were listed.'),
      sample: z.boolean().describe('A made-up home, to look around with.'),
      photoVersion: z
        .string()
        .nullable()
        .describe('Pass it as `v` to the page’s picture, and it may be kept for good; null: there is none.'),
    })
    .nullable(),
  rating: z
    .object({ average: z.number(), count: z.int() })
    .nullable()
    .describe('What clients of the agent, or of the team, gave out of five; null while few have said.'),
  remindsByWhatsApp: z.boolean().describe('Whether a reminder by WhatsApp can be ticked.'),
  horizonDays: z.int(),
});
export type PublicPage = z.infer<typeof PublicPage>;

const Time = z.object({ startTime: Instant, endTime: Instant });
const Times = z.object({
  items: z.array(Time),
  taken: z.array(Time).describe('Times of the same days that somebody else has. Not by whom.'),
});
const TimesQuery = z.object({
  from: Day,
  days: z.coerce.number().int().min(1).max(31).default(31),
  zone: Zone.describe('By whose clocks the days are.'),
});

export const PublicHold = z.object({
  id: Id,
  startTime: Instant,
  endTime: Instant,
  heldUntil: Instant,
});
export type PublicHold = z.infer<typeof PublicHold>;

export const NewBooking = z.object({
  holdId: Id,
  place: Place,
  name: oneLine(PERSON_NAME_MAX_LENGTH).min(1, 'Enter your name.'),
  email: Email,
  phone: MaybePhone,
  people: z.int().min(1).max(PEOPLE_MAX, `At most ${PEOPLE_MAX} people can come.`).default(1),
  note: z.string().trim().max(BOOKING_NOTE_MAX_LENGTH).default(''),
  byWhatsApp: z
    .boolean()
    .default(false)
    .describe('Reminded of this booking by WhatsApp, at the number that is given.'),
  language: z
    .enum(LANGUAGE_CODES)
    .default('en')
    .describe('In which the page was read and agreed to, and they are written to.'),
  wantsNews: z.boolean().default(false).describe('Agreed to hear of homes like this one.'),
});
export type NewBooking = z.infer<typeof NewBooking>;

/** What somebody with the link sees of their booking. */
export const Booking = z.object({
  title: z.string(),
  office: z.string(),
  zone: z.string(),
  agent: z.string().nullable(),
  agentPhone: z.string().nullable().describe('Where they are reached on the day.'),
  kind: Kind,
  place: Place,
  address: z.string().nullable(),
  meetingLink: z.string().nullable(),
  status: z.enum(APPOINTMENT_STATUSES),
  startTime: Instant,
  endTime: Instant,
  code: z.string().describe('Names the booking when they call. It opens nothing.'),
  canChange: z.boolean().describe('Until two hours before it begins.'),
  bookAgain: z
    .string()
    .nullable()
    .describe('The page by which the same home, agent or team is booked once more; null: there is none.'),
  rating: z.int().nullable().describe('What they gave it out of five.'),
  canRate: z.boolean().describe('It took place, and they have not said yet how it was.'),
});
export type Booking = z.infer<typeof Booking>;

export const Booked = z.object({
  booking: Booking,
  pass: z.string().describe('What the link to move or cancel carries.'),
  mailed: z.boolean().describe('Whether the confirmation goes out by mail; otherwise show the link.'),
});
export type Booked = z.infer<typeof Booked>;

const BySlug = z.object({ slug: z.string().min(1).max(SLUG_MAX_LENGTH) });
const ByPass = z.object({ pass: GuestPass });

const CalendarFeed = z.object({
  id: Id,
  agent: z.object({ id: Id, name: z.string() }),
  createdAt: Instant,
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

const tags = ['booking'];
const manage = workspaceRoute('admin', 'workspace:manage');

/** Pages by which strangers book, what they can do by their link, and calendars that follow along. */
export const booking = {
  pages: workspaceRoute('agent', 'people:read')
    .route({ method: 'GET', path: '/booking-pages', tags, summary: 'Booking pages by title' })
    .output(z.object({ items: z.array(BookingPage) })),
  createPage: manage
    .route({
      method: 'POST',
      path: '/booking-pages',
      tags,
      summary: 'Make a booking page',
      successStatus: 201,
    })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(NewBookingPage)
    .output(BookingPage),
  changePage: manage
    .route({ method: 'PATCH', path: '/booking-pages/{id}', tags, summary: 'Change or close a booking page' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend(PageChange.shape))
    .output(BookingPage),
  removePage: manage
    .route({ method: 'DELETE', path: '/booking-pages/{id}', tags, summary: 'Remove a booking page' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),

  show: pageRoute('slug')
    .route({ method: 'GET', path: '/book/{slug}', tags, summary: 'What can be booked by a page' })
    .input(BySlug)
    .output(PublicPage),
  photo: pageRoute('slug')
    .route({
      method: 'GET',
      path: '/book/{slug}/photo',
      tags,
      summary: 'A drawing of the page’s home, as SVG',
    })
    .input(BySlug.extend({ v: z.string().max(40).optional() }))
    .output(z.file()),
  times: pageRoute('slug')
    .route({ method: 'GET', path: '/book/{slug}/times', tags, summary: 'Times that are free' })
    .input(BySlug.extend(TimesQuery.shape).extend({ place: Place }))
    .output(Times),
  hold: pageRoute('slug')
    .meta({ access: { kind: 'page', page: 'booking', parameter: 'slug' }, rate: 'credentials' })
    .route({
      method: 'POST',
      path: '/book/{slug}/holds',
      tags,
      summary: 'Hold a time while the details are typed',
      successStatus: 201,
    })
    .errors(errorsOf('TIME_TAKEN', 'LIMIT_REACHED'))
    .input(
      BySlug.extend({
        place: Place,
        startsAt: Instant,
        insteadOf: Id.optional().describe('A time that was kept before and is let go.'),
      }),
    )
    .output(PublicHold),
  book: pageRoute('slug')
    .meta({ access: { kind: 'page', page: 'booking', parameter: 'slug' }, rate: 'credentials' })
    .route({
      method: 'POST',
      path: '/book/{slug}/bookings',
      tags,
      summary: 'Book the time that’s held',
      successStatus: 201,
    })
    .errors(errorsOf('TIME_TAKEN', 'LIMIT_REACHED', 'CONFLICT'))
    .input(BySlug.extend(NewBooking.shape))
    .output(Booked),

  showBooking: linkRoute('booking', 'pass')
    .route({ method: 'GET', path: '/bookings/{pass}', tags, summary: 'The booking that a link is about' })
    .input(ByPass)
    .output(Booking),
  bookingTimes: linkRoute('booking', 'pass')
    .route({ method: 'GET', path: '/bookings/{pass}/times', tags, summary: 'Times to which it can be moved' })
    .input(ByPass.extend(TimesQuery.shape))
    .output(Times),
  moveBooking: linkRoute('booking', 'pass')
    .route({ method: 'POST', path: '/bookings/{pass}/move', tags, summary: 'Move it to another time' })
    .errors(errorsOf('TIME_TAKEN', 'CONFLICT'))
    .input(ByPass.extend({ startsAt: Instant }))
    .output(Booking),
  cancelBooking: linkRoute('booking', 'pass')
    .route({ method: 'POST', path: '/bookings/{pass}/cancel', tags, summary: 'Cancel it' })
    .errors(errorsOf('CONFLICT'))
    .input(ByPass.extend({ reason: z.string().trim().max(REASON_MAX_LENGTH).default('') }))
    .output(Booking),
  rateBooking: linkRoute('booking', 'pass')
    .route({ method: 'POST', path: '/bookings/{pass}/rating', tags, summary: 'Rate how it went, once' })
    .errors(errorsOf('CONFLICT'))
    .input(
      ByPass.extend({
        score: z.int().min(1, 'Choose one to five.').max(5, 'Choose one to five.'),
        comment: z.string().trim().max(BOOKING_NOTE_MAX_LENGTH).default(''),
      }),
    )
    .output(Booking),
  bookingFile: linkRoute('booking', 'pass')
    .route({ method: 'GET', path: '/bookings/{pass}/calendar', tags, summary: 'It as a calendar file' })
    .input(ByPass)
    .output(z.file()),

  feeds: workspaceRoute('agent', 'people:read')
    .route({
      method: 'GET',
      path: '/calendar-feeds',
      tags,
      summary: 'Links by which calendars follow agents',
    })
    .output(z.object({ items: z.array(CalendarFeed) })),
  createFeed: workspaceRoute('agent', 'people:write')
    .route({
      method: 'POST',
      path: '/calendar-feeds',
      tags,
      summary: 'Make a link for a calendar',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'LIMIT_REACHED'))
    .input(z.object({ agentId: Id }))
    .output(CalendarFeed.extend({ url: z.string().describe('Shown this once; only its hash is kept.') })),
  revokeFeed: workspaceRoute('agent', 'people:write')
    .route({ method: 'DELETE', path: '/calendar-feeds/{id}', tags, summary: 'Close a calendar’s link' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  feed: linkRoute('calendar-feed', 'pass')
    .route({ method: 'GET', path: '/calendar-feeds/{pass}/calendar', tags, summary: 'An agent’s calendar' })
    .input(ByPass)
    .output(z.file()),
};
