import { TITLE_MAX_LENGTH } from '@propguard/rules/appointments/appointment-limits';
import {
  APPOINTMENT_ACTORS,
  APPOINTMENT_CHANGES,
  PREPARATION_KINDS,
} from '@propguard/rules/appointments/appointment-record';
import { APPOINTMENT_OUTCOMES } from '@propguard/rules/appointments/appointment-status';
import { OUTBOUND_CHANNELS, OUTBOUND_STATES } from '@propguard/rules/outbound/outbound-messages';
import * as z from 'zod';
import { Kind, LocationKind, Status } from './appointment-words.ts';
import { AddressKind } from './people.ts';
import { Day, Id, Instant, oneLine } from './shapes.ts';

export const Preparation = z.object({
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
  formerAgent: z.string().nullable().describe('Who had it until they were removed; nobody has it since.'),
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
        phone: z.string().nullable(),
        avatar: z.string().describe('Initials.'),
      })
      .nullable(),
    client: Contact.nullable(),
    others: z.array(Contact),
  }),
  property: z
    .object({
      id: Id,
      path: z.string().describe('Where it is shown.'),
      address: z.string(),
      price: z.number().nullable().describe('The asking guide, in Australian dollars.'),
      images: z.array(z.string()).describe('Paths of its pictures.'),
      features: z.array(z.string()),
      latitude: z.number(),
      longitude: z.number(),
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
        latitude: z.number(),
        longitude: z.number(),
        km: z.number().describe('As the crow flies.'),
        minutes: z.int().describe('An estimate from the distance alone.'),
        leastMinutes: z.int().describe('On an empty road.'),
        mostMinutes: z.int().describe('In the thick of the traffic.'),
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
