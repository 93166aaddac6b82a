import {
  NEXT_STEPS_MAX,
  NOTES_MAX_LENGTH,
  PARTICIPANTS_MAX,
  PREPARATION_MAX,
  TITLE_MAX_LENGTH,
} from '@propguard/rules/appointments/appointment-limits';
import { APPOINTMENT_OUTCOMES } from '@propguard/rules/appointments/appointment-status';
import { ADDRESSES_PER_PERSON } from '@propguard/rules/people/addresses';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { Preparation } from './appointment-detail.ts';
import { When } from './appointment-times.ts';
import { Kind, LocationKind, MeetingLink, Notes, Reason, Title } from './appointment-words.ts';
import { NewAddress } from './people.ts';
import { Day, Id, oneLine } from './shapes.ts';

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

export const AppointmentChange = Facts.extend({
  preparation: z.array(Preparation).max(PREPARATION_MAX),
}).partial();
export type AppointmentChange = z.infer<typeof AppointmentChange>;

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
