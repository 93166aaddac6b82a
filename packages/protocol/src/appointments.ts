import { APPOINTMENT_KINDS, LOCATION_TYPES } from '@propguard/rules/appointments/appointment-kinds';
import {
  BUFFER_MAX_MINUTES,
  HORIZON_MAX_DAYS,
  LONGEST_MINUTES,
  NEXT_STEPS_MAX,
  NOTES_MAX_LENGTH,
  NOTICE_MAX_MINUTES,
  PARTICIPANTS_MAX,
  PREPARATION_MAX,
  REASON_MAX_LENGTH,
  SHORTEST_MINUTES,
  TITLE_MAX_LENGTH,
} from '@propguard/rules/appointments/appointment-limits';
import {
  APPOINTMENT_ACTORS,
  APPOINTMENT_CHANGES,
  PREPARATION_KINDS,
} from '@propguard/rules/appointments/appointment-record';
import { APPOINTMENT_OUTCOMES, APPOINTMENT_STATUSES } from '@propguard/rules/appointments/appointment-status';
import { OUTBOUND_CHANNELS, OUTBOUND_STATES } from '@propguard/rules/outbound/outbound-messages';
import { ADDRESSES_PER_PERSON } from '@propguard/rules/people/addresses';
import { isTimeZone } from '@propguard/rules/time/zones';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { AddressKind, NewAddress } from './people.ts';
import { workspaceRoute } from './route.ts';
import { ById, Day, Done, Id, Instant, oneLine } from './shapes.ts';

const Kind = z.enum(APPOINTMENT_KINDS);
const Status = z.enum(APPOINTMENT_STATUSES);
const LocationKind = z.enum(LOCATION_TYPES);
const Minutes = z.int().min(SHORTEST_MINUTES).max(LONGEST_MINUTES);
const Title = oneLine(TITLE_MAX_LENGTH);
const Notes = z.string().trim().max(NOTES_MAX_LENGTH);
const Reason = z.string().trim().max(REASON_MAX_LENGTH);
export const MeetingLink = z
  .url({ protocol: /^https?$/, error: 'Enter an address that begins with https://.' })
  .max(2_000);

const WallTime = z.object({
  day: Day,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00.'),
  zone: z.string().max(60).refine(isTimeZone, 'Choose a time zone such as Australia/Sydney.').optional(),
  which: z
    .enum(['first', 'second'])
    .optional()
    .describe('Of a time that comes twice, because the clocks go back.'),
});
/** A moment, or what the clocks on the wall show then. */
const When = z.object({
  startsAt: Instant.optional(),
  wall: WallTime.optional().describe(
    'In the place of `startsAt`: by the agent’s clocks, unless a zone is named.',
  ),
  minutes: Minutes.optional().describe('As long as its kind takes, unless said.'),
  outsideHours: z.boolean().default(false).describe('The agent agrees to work outside their hours for it.'),
});

const Preparation = z.object({
  id: Id,
  kind: z.enum(PREPARATION_KINDS),
  text: oneLine(TITLE_MAX_LENGTH).min(1, 'Write something.'),
  path: z
    .string()
    .max(500)
    .regex(/^\/(?!\/)/, 'Name a path of this product.')
    .nullable()
    .default(null),
  done: z.boolean().default(false),
});

const Contact = z.object({
  id: Id,
  name: z.string().nullable(),
  addresses: z.array(z.object({ id: Id, kind: AddressKind, value: z.string() })),
});

/** OPS-ENT-04, as a row of a list or a calendar. */
export const Appointment = z.object({
  id: Id,
  title: z.string(),
  type: Kind,
  status: Status,
  startTime: Instant,
  endTime: Instant,
  busyFrom: Instant.describe('With the time that is kept free before it.'),
  busyTo: Instant,
  duration: z.int().describe('Minutes.'),
  zone: z.string(),
  locationType: LocationKind,
  address: z.string().nullable(),
  meetingLink: z.string().nullable(),
  agent: z.object({ id: Id, name: z.string() }).nullable().describe('Null once the agent was removed.'),
  client: z.object({ id: Id, name: z.string().nullable() }).nullable(),
  leadId: Id.nullable(),
  propertyId: Id.nullable(),
  outcome: z.enum(APPOINTMENT_OUTCOMES).nullable(),
  satisfaction: z.int().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Appointment = z.infer<typeof Appointment>;

export const AppointmentDetail = Appointment.extend({
  code: z.string().describe('What the client says on the phone. It opens nothing.'),
  uid: z.string(),
  sequence: z.int(),
  bookedBy: z.enum(APPOINTMENT_ACTORS),
  instructions: z.string().nullable(),
  notes: z.string(),
  participants: z.object({
    agent: z
      .object({
        id: Id,
        name: z.string(),
        email: z.string().nullable(),
        avatar: z.string().describe('Initials.'),
      })
      .nullable(),
    client: Contact.nullable(),
    others: z.array(Contact),
  }),
  property: z
    .object({
      id: Id,
      address: z.string(),
      price: z.number().nullable().describe('The asking guide, in Australian dollars.'),
      features: z.array(z.string()),
      photoSeed: z.int().nullable(),
    })
    .nullable(),
  preparation: z.array(Preparation),
  reminders: z.array(
    z.object({
      hoursBefore: z.int(),
      time: Instant,
      channel: z.enum(OUTBOUND_CHANNELS).nullable().describe('Null: within the product alone.'),
      state: z.enum(OUTBOUND_STATES).nullable().describe('Null while it is not written yet.'),
    }),
  ),
  travel: z
    .array(
      z.object({
        way: z.enum(['from', 'to']).describe('From the appointment before, or to the one after.'),
        appointmentId: Id,
        title: z.string(),
        km: z.number().describe('As the crow flies.'),
        minutes: z.int().describe('An estimate from the distance alone.'),
        gapMinutes: z.int().describe('What is between the two.'),
        isTight: z.boolean(),
      }),
    )
    .describe('Between homes that the same agent shows one after the other.'),
  goneFrom: z
    .string()
    .nullable()
    .describe('The agent’s own calendar in which it was deleted, until they say what is meant.'),
  satisfactionComment: z.string().nullable(),
  outcomeNotes: z.string().nullable(),
  nextSteps: z.array(z.string()),
  followUpDay: Day.nullable(),
  history: z.array(
    z.object({
      id: Id,
      kind: z.enum(APPOINTMENT_CHANGES),
      by: z.enum(APPOINTMENT_ACTORS),
      reason: z.string().nullable(),
      from: Instant.nullable(),
      to: Instant.nullable(),
      at: Instant,
    }),
  ),
});
export type AppointmentDetail = z.infer<typeof AppointmentDetail>;

const Filters = z.object({
  status: Status.optional(),
  type: Kind.optional(),
  agentId: Id.optional(),
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

const Client = {
  personId: Id.optional(),
  person: z
    .object({
      name: oneLine(PERSON_NAME_MAX_LENGTH).min(1, 'Enter a name.'),
      addresses: z.array(NewAddress).min(1, 'Name at least one address.').max(ADDRESSES_PER_PERSON),
    })
    .optional()
    .describe('Somebody who is not known yet, in the place of `personId`.'),
};

const Facts = z.object({
  title: Title,
  locationType: LocationKind,
  address: oneLine(TITLE_MAX_LENGTH).nullable(),
  meetingLink: MeetingLink.nullable(),
  instructions: z.string().trim().max(NOTES_MAX_LENGTH).nullable(),
  notes: Notes,
  participantIds: z
    .array(Id)
    .max(PARTICIPANTS_MAX, `At most ${PARTICIPANTS_MAX} people take part beside the agent and the client.`),
  propertyId: Id.nullable(),
  leadId: Id.nullable(),
});

export const NewAppointment = When.extend({
  kind: Kind,
  agentId: Id.nullable().default(null).describe('Null: whoever is least booked and free then.'),
  holdId: Id.optional().describe('A time that was kept; its agent and moment hold.'),
  isConfirmed: z.boolean().default(false).describe('The client has said yes already.'),
  ...Client,
  ...Facts.shape,
  title: Title.default('').describe('Empty: said by kind and client.'),
  locationType: LocationKind.default('physical'),
  address: Facts.shape.address.default(null),
  meetingLink: Facts.shape.meetingLink.default(null),
  instructions: Facts.shape.instructions.default(null),
  notes: Notes.default(''),
  participantIds: Facts.shape.participantIds.default([]),
  propertyId: Facts.shape.propertyId.default(null),
  leadId: Facts.shape.leadId.default(null),
});
export type NewAppointment = z.infer<typeof NewAppointment>;

const AppointmentChange = Facts.extend({
  preparation: z.array(Preparation).max(PREPARATION_MAX),
}).partial();
export type AppointmentChange = z.infer<typeof AppointmentChange>;

export const Hold = z.object({
  id: Id,
  agentId: Id,
  startTime: Instant,
  endTime: Instant,
  heldUntil: Instant,
});
export type Hold = z.infer<typeof Hold>;

export const NewHold = When.extend({
  kind: Kind,
  locationType: LocationKind.default('physical'),
  agentId: Id.nullable().default(null),
});
export type NewHold = z.infer<typeof NewHold>;

export const Move = When.extend({
  agentId: Id.optional().describe('To somebody else; left out: it stays with its agent.'),
  reason: Reason.default(''),
});
export type Move = z.infer<typeof Move>;

export const Ending = z.object({
  outcome: z.enum(APPOINTMENT_OUTCOMES),
  notes: Notes.default(''),
  nextSteps: z.array(oneLine(TITLE_MAX_LENGTH).min(1)).max(NEXT_STEPS_MAX).default([]),
  followUpDay: Day.nullable().default(null),
});
export type Ending = z.infer<typeof Ending>;

const Rate = z.object({ numerator: z.int(), denominator: z.int() });
/** OPS-ENT-05. Rates carry what they were counted from. */
/** OPS-ENT-05, LEADS-ENT-29 */
export const AppointmentFigures = z.object({
  totalAppointments: z.int(),
  todayAppointments: z.int(),
  todayLive: z.int(),
  todayToCome: z.int(),
  thisWeekAppointments: z.int(),
  upcomingAppointments: z.int(),
  overdueAppointments: z.int(),
  oldestOverdueAt: Instant.nullable(),
  completionRate: Rate.describe('Held of those that ended or were called off, in 90 days.'),
  rescheduleRate: Rate.describe('Moved at least once of those that ended or were called off, in 90 days.'),
  averageDuration: z.object({
    minutes: z.number().nullable(),
    plannedMinutes: z.number().nullable(),
    count: z.int(),
  }),
  clientSatisfaction: z.object({ average: z.number().nullable(), count: z.int() }),
  completedAppointments: z.int(),
  cancellationRate: Rate.describe('Called off of those that ended or were called off, in 90 days.'),
  virtualTourUsage: Rate.describe('By video, of those of 90 days that were not called off.'),
  avgResponseTime: z
    .object({ minutes: z.number().nullable(), count: z.int() })
    .describe('From booking to the first yes, in 90 days, where it was not confirmed at once.'),
  calendarIntegration: z
    .object({ google: z.boolean(), outlook: z.boolean(), apple: z.boolean() })
    .describe('Whose calendars agents have connected.'),
});
export type AppointmentFigures = z.infer<typeof AppointmentFigures>;

export const FreeTime = z.object({
  startTime: Instant,
  endTime: Instant,
  agentIds: z.array(Id).describe('Who is free then.'),
});
export type FreeTime = z.infer<typeof FreeTime>;

export const KindSettings = z.object({
  kind: Kind,
  minutes: Minutes.nullable().describe('Null: by where it is; a viewing at the home takes 60, by video 30.'),
  bufferBeforeMinutes: z.int().min(0).max(BUFFER_MAX_MINUTES),
  bufferAfterMinutes: z.int().min(0).max(BUFFER_MAX_MINUTES),
  noticeMinutes: z
    .int()
    .min(0)
    .max(NOTICE_MAX_MINUTES)
    .describe('How long before the start it can be booked at the latest.'),
  horizonDays: z.int().min(1).max(HORIZON_MAX_DAYS).describe('How far ahead it can be booked.'),
});
export type KindSettings = z.infer<typeof KindSettings>;

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
    .output(z.object({ items: z.array(Appointment) })),
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
      summary: 'Keep a time for five minutes',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'TIME_TAKEN', 'LIMIT_REACHED'))
    .input(NewHold)
    .output(Hold),
  release: write
    .route({ method: 'DELETE', path: '/appointments/holds/{id}', tags, summary: 'Let a kept time go' })
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
    .route({ method: 'PATCH', path: '/appointments/{id}', tags, summary: 'Change what is known of one' })
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
    .route({ method: 'POST', path: '/appointments/{id}/confirm', tags, summary: 'The client has said yes' })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById)
    .output(AppointmentDetail),
  start: write
    .route({ method: 'POST', path: '/appointments/{id}/start', tags, summary: 'It has begun' })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById)
    .output(AppointmentDetail),
  end: write
    .route({
      method: 'POST',
      path: '/appointments/{id}/end',
      tags,
      summary: 'How it ended; who did not come too',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById.extend(Ending.shape))
    .output(AppointmentDetail),
  cancel: write
    .route({ method: 'POST', path: '/appointments/{id}/cancel', tags, summary: 'Call one off' })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById.extend({ reason: Reason.min(1, 'Say why.') }))
    .output(AppointmentDetail),
};
