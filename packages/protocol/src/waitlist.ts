import { APPOINTMENT_KINDS, LOCATION_TYPES } from '@propguard/rules/appointments/appointment-kinds';
import { SLUG_MAX_LENGTH } from '@propguard/rules/booking/booking-pages';
import { BOOKING_REFUSALS } from '@propguard/rules/booking/booking-refusals';
import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import { addDays } from '@propguard/rules/time/wall-time';
import { DAY_PARTS, WAITLIST_DAYS_MAX, WAITLIST_STATES } from '@propguard/rules/waitlist/waitlist';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { Booked } from './booking.ts';
import { errorsOf } from './errors.ts';
import { linkRoute, pageRoute, workspaceRoute } from './route.ts';
import { ById, Day, Done, Email, GuestPass, Id, Instant, MaybePhone, oneLine } from './shapes.ts';

const Place = z.enum(LOCATION_TYPES);

export const NewWaitlistEntry = z.object({
  place: Place,
  name: oneLine(PERSON_NAME_MAX_LENGTH).min(1, 'Enter your name.'),
  email: Email,
  phone: MaybePhone,
  fromDay: Day.describe('The first day on which they could come, by the office’s clocks.'),
  toDay: Day,
  part: z.enum(DAY_PARTS).default('any'),
  language: z.enum(LANGUAGE_CODES).default('en').describe('In which they are written to.'),
});
export type NewWaitlistEntry = z.infer<typeof NewWaitlistEntry>;

const Wish = { place: Place, fromDay: Day, toDay: Day, part: z.enum(DAY_PARTS) };
const Offer = z.object({ startTime: Instant, endTime: Instant, until: Instant });

/** What somebody with the link sees of their place on the list. */
export const WaitlistPlace = z.object({
  title: z.string(),
  office: z.string(),
  zone: z.string(),
  agent: z.string().nullable(),
  address: z.string().nullable(),
  slug: z.string().describe('The page by which any other time is booked.'),
  ...Wish,
  state: z.enum(WAITLIST_STATES),
  offer: Offer.nullable().describe('A time that is kept for them, until then.'),
});
export type WaitlistPlace = z.infer<typeof WaitlistPlace>;

const WaitlistEntry = z.object({
  id: Id,
  page: z.object({
    id: Id,
    title: z.string(),
    kind: z.enum(APPOINTMENT_KINDS),
    agentId: Id.nullable().describe('Null: whoever is free.'),
  }),
  person: z.object({ id: Id, name: z.string().nullable() }),
  leadId: Id.nullable(),
  ...Wish,
  state: z.enum(WAITLIST_STATES),
  offeredStartTime: Instant.nullable(),
  offeredUntil: Instant.nullable(),
  createdAt: Instant,
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

const WaitlistGap = z.object({
  entryId: Id,
  gap: z
    .object({ startTime: Instant, agentId: Id })
    .nullable()
    .describe('The first free time that they wish for; null: none.'),
});
export type WaitlistGap = z.infer<typeof WaitlistGap>;

const tags = ['waitlist'];
const ByPass = z.object({ pass: GuestPass });

/** Who would come if a time became free: it is kept for one after the other. */
export const waitlist = {
  list: workspaceRoute('agent', 'people:read')
    .route({ method: 'GET', path: '/waitlist', tags, summary: 'Who is waiting for a time, longest first' })
    .output(z.object({ items: z.array(WaitlistEntry) })),
  gaps: workspaceRoute('agent', 'people:read')
    .route({
      method: 'GET',
      path: '/waitlist/gaps',
      tags,
      summary: 'The first free time for each of the first who wait',
    })
    .output(z.object({ items: z.array(WaitlistGap) })),
  offer: workspaceRoute('agent', 'people:write')
    .route({
      method: 'POST',
      path: '/waitlist/{id}/offer',
      tags,
      summary: 'Offer somebody the first time that fits',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT', 'TIME_TAKEN'))
    .input(ById)
    .output(WaitlistEntry),
  remove: workspaceRoute('agent', 'people:write')
    .route({ method: 'DELETE', path: '/waitlist/{id}', tags, summary: 'Take somebody off the list' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  join: pageRoute('slug')
    .meta({ access: { kind: 'page', page: 'booking', parameter: 'slug' }, rate: 'credentials' })
    .route({
      method: 'POST',
      path: '/book/{slug}/waitlist',
      tags,
      summary: 'Wait for a time that becomes free',
      successStatus: 201,
    })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(
      z
        .object({ slug: z.string().min(1).max(SLUG_MAX_LENGTH) })
        .extend(NewWaitlistEntry.shape)
        .refine(({ fromDay, toDay }) => fromDay <= toDay, {
          path: ['toDay'],
          message: BOOKING_REFUSALS.dayOrder,
        })
        .refine(({ fromDay, toDay }) => toDay <= addDays(fromDay, WAITLIST_DAYS_MAX), {
          path: ['toDay'],
          message: `Choose at most ${WAITLIST_DAYS_MAX} days.`,
        }),
    )
    .output(z.object({ pass: z.string(), mailed: z.boolean() })),
  show: linkRoute('waitlist', 'pass')
    .route({
      method: 'GET',
      path: '/waitlist-places/{pass}',
      tags,
      summary: 'The place that a link is about',
    })
    .input(ByPass)
    .output(WaitlistPlace),
  accept: linkRoute('waitlist', 'pass')
    .route({
      method: 'POST',
      path: '/waitlist-places/{pass}/accept',
      tags,
      summary: 'Take the time that’s held',
    })
    .errors(errorsOf('TIME_TAKEN', 'CONFLICT'))
    .input(ByPass)
    .output(Booked),
  decline: linkRoute('waitlist', 'pass')
    .route({
      method: 'POST',
      path: '/waitlist-places/{pass}/decline',
      tags,
      summary: 'Let it go to the next',
    })
    .input(ByPass)
    .output(WaitlistPlace),
  leave: linkRoute('waitlist', 'pass')
    .route({ method: 'POST', path: '/waitlist-places/{pass}/leave', tags, summary: 'Leave the waitlist' })
    .input(ByPass)
    .output(WaitlistPlace),
};
