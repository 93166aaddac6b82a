import { LONGEST_MINUTES, NOBODY, SHORTEST_MINUTES } from '@propguard/rules/appointments/appointment-limits';
import { isTimeZone } from '@propguard/rules/time/zones';
import * as z from 'zod';
import { AppointmentChange, Ending, Move, NewAppointment } from './appointment-booking.ts';
import { Appointment, AppointmentDetail } from './appointment-detail.ts';
import { AppointmentFigures } from './appointment-figures.ts';
import { FreeTime, Hold, KindSettings, NewHold } from './appointment-times.ts';
import { Kind, LocationKind, Reason, Status } from './appointment-words.ts';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Day, Done, Id, Instant } from './shapes.ts';

const Filters = z.object({
  status: Status.optional(),
  type: Kind.optional(),
  agentId: z
    .union([Id, z.literal(NOBODY)])
    .optional()
    .describe(`Whose; ‘${NOBODY}’: those without an agent.`),
  personId: Id.optional(),
  leadId: Id.optional(),
  query: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe('Part of the title or of the client’s name, or a booking’s code.'),
});
export type AppointmentFilters = z.infer<typeof Filters>;

const LONGEST_RANGE_DAYS = 62;
const DAY_MS = 86_400_000;
/** All that touch a span; a calendar shows at most some weeks. */
const CalendarQuery = Filters.extend({ from: Instant, to: Instant })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end is after the beginning.' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= LONGEST_RANGE_DAYS * DAY_MS, {
    path: ['to'],
    message: `Ask for at most ${LONGEST_RANGE_DAYS} days at once.`,
  });

const OutsideTime = z.object({ agentId: Id, startTime: Instant, endTime: Instant });
export type OutsideTime = z.infer<typeof OutsideTime>;

const tags = ['appointments'];
const read = workspaceRoute('agent', 'people:read');
const write = workspaceRoute('agent', 'people:write');

/** What is booked with clients: an agent's time is never given away twice. */
export const appointments = {
  list: read
    .route({ method: 'GET', path: '/appointments', tags, summary: 'Appointments by their start' })
    .input(PageQuery.extend(Filters.shape).extend({ from: Instant.optional(), to: Instant.optional() }))
    .output(pageOf(Appointment)),
  calendar: read
    .route({ method: 'GET', path: '/appointments/calendar', tags, summary: 'All that touch a span of days' })
    .input(CalendarQuery)
    .output(
      z.object({
        items: z.array(Appointment),
        outside: z.array(OutsideTime).describe('When agents are busy by calendars of their own.'),
      }),
    ),
  figures: read
    .route({ method: 'GET', path: '/appointments/figures', tags, summary: 'How booking goes' })
    .output(AppointmentFigures),
  freeTimes: read
    .route({ method: 'GET', path: '/appointments/free-times', tags, summary: 'Times that can be booked' })
    .errors(errorsOf('NOT_FOUND'))
    .input(
      z.object({
        kind: Kind,
        locationType: LocationKind.default('physical'),
        agentId: Id.optional().describe('Left out: anybody’s.'),
        from: Day,
        days: z.coerce.number().int().min(1).max(31).default(7),
        zone: z
          .string()
          .max(60)
          .refine(isTimeZone, 'Choose a time zone such as Australia/Sydney.')
          .optional(),
        minutes: z.coerce.number().int().min(SHORTEST_MINUTES).max(LONGEST_MINUTES).optional(),
        except: Id.optional().describe('One that is to be moved: its own time counts as free.'),
      }),
    )
    .output(z.object({ zone: z.string(), items: z.array(FreeTime) })),
  download: read
    .route({
      method: 'GET',
      path: '/exports/appointments',
      tags,
      summary: 'Appointments as a table or a calendar',
    })
    .input(
      Filters.extend({
        from: Instant.optional(),
        to: Instant.optional(),
        format: z.enum(['csv', 'ics']).default('csv'),
      }),
    )
    .output(z.file()),
  settings: read
    .route({ method: 'GET', path: '/appointments/settings', tags, summary: 'How each kind is booked' })
    .output(z.object({ items: z.array(KindSettings) })),
  changeSettings: workspaceRoute('admin', 'workspace:manage')
    .route({
      method: 'PUT',
      path: '/appointments/settings/{kind}',
      tags,
      summary: 'Change how a kind is booked',
    })
    .input(KindSettings)
    .output(KindSettings),
  get: read
    .route({ method: 'GET', path: '/appointments/{id}', tags, summary: 'One appointment' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(AppointmentDetail),
  hold: write
    .route({
      method: 'POST',
      path: '/appointments/holds',
      tags,
      summary: 'Hold a time for five minutes',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'TIME_TAKEN', 'LIMIT_REACHED'))
    .input(NewHold)
    .output(Hold),
  release: write
    .route({ method: 'DELETE', path: '/appointments/holds/{id}', tags, summary: 'Release a held time' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  create: write
    .route({
      method: 'POST',
      path: '/appointments',
      tags,
      summary: 'Book an appointment',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'TIME_TAKEN', 'LIMIT_REACHED'))
    .input(NewAppointment)
    .output(AppointmentDetail),
  change: write
    .route({ method: 'PATCH', path: '/appointments/{id}', tags, summary: 'Change an appointment’s details' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend(AppointmentChange.shape))
    .output(AppointmentDetail),
  move: write
    .route({
      method: 'POST',
      path: '/appointments/{id}/move',
      tags,
      summary: 'Move to another time or agent',
    })
    .errors(errorsOf('NOT_FOUND', 'TIME_TAKEN', 'CONFLICT'))
    .input(ById.extend(Move.shape))
    .output(AppointmentDetail),
  confirm: write
    .route({ method: 'POST', path: '/appointments/{id}/confirm', tags, summary: 'The client has confirmed' })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById)
    .output(AppointmentDetail),
  start: write
    .route({ method: 'POST', path: '/appointments/{id}/start', tags, summary: 'Mark it as started' })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById)
    .output(AppointmentDetail),
  end: write
    .route({
      method: 'POST',
      path: '/appointments/{id}/end',
      tags,
      summary: 'How it ended, including who didn’t come',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById.extend(Ending.shape))
    .output(AppointmentDetail),
  cancel: write
    .route({ method: 'POST', path: '/appointments/{id}/cancel', tags, summary: 'Cancel an appointment' })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById.extend({ reason: Reason.min(1, 'Say why.') }))
    .output(AppointmentDetail),
};
