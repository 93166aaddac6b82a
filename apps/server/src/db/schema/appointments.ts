import { APPOINTMENT_KINDS, LOCATION_TYPES } from '@propguard/rules/appointments/appointment-kinds';
import { PARTICIPANTS_MAX } from '@propguard/rules/appointments/appointment-limits';
import {
  APPOINTMENT_ACTORS,
  APPOINTMENT_CHANGES,
  type PreparationItem,
} from '@propguard/rules/appointments/appointment-record';
import { APPOINTMENT_OUTCOMES, STORED_STATUSES } from '@propguard/rules/appointments/appointment-status';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, currentWorkspace, id, instant, ownWorkspaceOnly } from './columns.ts';
import { ofPerson, personId } from './people.ts';
import { workspaceId, workspaceOfParent } from './workspaces.ts';

/**
 * What is booked, and times that are kept for a few minutes while somebody is about to book them. The migration adds
 * what no bug can get past: of an agent's live rows no two overlap with their buffers, nor do two of one client. It
 * also ties a row to its agent for as long as there is one.
 */
export const appointments = pgTable(
  'appointment',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** Names it on the phone; drawn by a trigger, of its kind. */
    code: text('code').notNull().default(''),
    /** Null once the agent was removed. */
    agentId: uuid('agent_id'),
    /** Who had it when they were removed, so that it can be told whose it was. */
    formerAgentName: text('former_agent_name'),
    personId: personId(),
    leadId: uuid('lead_id'),
    /** No foreign key: homes come and go with their imports. */
    propertyId: uuid('property_id'),
    kind: text('kind', { enum: APPOINTMENT_KINDS }).notNull(),
    title: text('title').notNull(),
    status: text('status', { enum: STORED_STATUSES }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** With the time that is kept free before and after. */
    busyFrom: instant('busy_from').notNull(),
    busyTo: instant('busy_to').notNull(),
    /** By whose clocks it was agreed. */
    zone: text('zone').notNull(),
    locationType: text('location_type', { enum: LOCATION_TYPES }).notNull(),
    address: text('address'),
    meetingLink: text('meeting_link'),
    instructions: text('instructions'),
    notes: text('notes').notNull().default(''),
    preparation: jsonb('preparation').$type<PreparationItem[]>().notNull().default([]),
    /** The name under which calendars elsewhere know it, and how often it was changed for them. */
    uid: text('uid').notNull().default(sql`gen_random_uuid()::text || '@propguard'`),
    sequence: integer('sequence').notNull().default(0),
    /** Of a hold: until then. */
    heldUntil: instant('held_until'),
    /** Who made it: a member, or whoever came through a public page, the assistant, an enquiry, a calendar. */
    bookedBy: text('booked_by', { enum: APPOINTMENT_ACTORS }).notNull(),
    /** The client ticked to be reminded of it by WhatsApp: for this booking, and no consent to anything else. */
    byWhatsApp: boolean('by_whatsapp').notNull().default(false),
    outcome: text('outcome', { enum: APPOINTMENT_OUTCOMES }),
    outcomeNotes: text('outcome_notes'),
    nextSteps: jsonb('next_steps').$type<string[]>().notNull().default([]),
    followUpDay: date('follow_up_day'),
    /** Out of five, given once by the client. */
    satisfaction: smallint('satisfaction'),
    satisfactionComment: text('satisfaction_comment'),
    satisfactionAskedAt: instant('satisfaction_asked_at'),
    confirmedAt: instant('confirmed_at'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('appointment_in_workspace').on(table.id, table.workspaceId),
    unique('appointment_code').on(table.workspaceId, table.code),
    unique('appointment_uid').on(table.workspaceId, table.uid),
    ofPerson('appointment_of_person', table.personId, table.workspaceId),
    index('appointment_by_start').on(table.workspaceId, table.startsAt, table.id),
    index('appointment_by_person').on(table.personId, table.workspaceId, table.startsAt),
    index('appointment_by_agent').on(table.agentId, table.startsAt),
    index('appointment_by_lead').on(table.leadId, table.workspaceId),
    index('appointment_by_property').on(table.workspaceId, table.propertyId),
    check('appointment_has_length', sql`${table.startsAt} < ${table.endsAt}`),
    check(
      'appointment_busy_holds_it',
      sql`${table.busyFrom} <= ${table.startsAt} and ${table.endsAt} <= ${table.busyTo}`,
    ),
    check('appointment_hold_ends', sql`(${table.status} = 'held') = (${table.heldUntil} is not null)`),
    check(
      'appointment_outcome_is_of_an_end',
      sql`(${table.status} = 'completed') = (${table.outcome} is not null)`,
    ),
    check('appointment_satisfaction_is_of_five', sql`${table.satisfaction} between 1 and 5`),
    check('appointment_sequence_counts', sql`${table.sequence} >= 0`),
    ownWorkspaceOnly(),
  ],
);

type Column = Parameters<typeof foreignKey>[0]['columns'][number];
/** Of an appointment of the same workspace, whatever the row says; it goes with it. */
export const ofAppointment = (name: string, appointment: Column, workspace: Column) =>
  foreignKey({
    name,
    columns: [appointment, workspace],
    foreignColumns: [appointments.id, appointments.workspaceId],
  }).onDelete('cascade');

/** Who takes part beside the agent and the client. */
export const appointmentParticipants = pgTable(
  'appointment_participant',
  {
    id: id(),
    workspaceId: workspaceOfParent(),
    appointmentId: uuid('appointment_id').notNull(),
    personId: personId().notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    ofAppointment('participant_of_appointment', table.appointmentId, table.workspaceId),
    ofPerson('participant_is_person', table.personId, table.workspaceId),
    unique('participant_once').on(table.appointmentId, table.personId),
    unique('participant_position').on(table.appointmentId, table.position),
    index('participant_by_person').on(table.personId),
    check('participant_has_room', sql`${table.position} between 1 and ${sql.raw(String(PARTICIPANTS_MAX))}`),
    ownWorkspaceOnly(),
  ],
);

const own = sql`workspace_id = ${currentWorkspace}`;

/**
 * What became of an appointment: who, why, from when to when. Rows are added and never rewritten; of one only the
 * reason can be taken out, when the client is to be forgotten.
 */
export const appointmentChanges = pgTable(
  'appointment_change',
  {
    id: id(),
    workspaceId: workspaceOfParent(),
    appointmentId: uuid('appointment_id').notNull(),
    kind: text('kind', { enum: APPOINTMENT_CHANGES }).notNull(),
    by: text('by', { enum: APPOINTMENT_ACTORS }).notNull(),
    /** The member. No foreign key: the record outlives the account. */
    accountId: uuid('account_id'),
    reason: text('reason'),
    fromStartsAt: instant('from_starts_at'),
    fromEndsAt: instant('from_ends_at'),
    toStartsAt: instant('to_starts_at'),
    toEndsAt: instant('to_ends_at'),
    fromAgentId: uuid('from_agent_id'),
    toAgentId: uuid('to_agent_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    ofAppointment('change_of_appointment', table.appointmentId, table.workspaceId),
    index('appointment_change_by_appointment').on(table.appointmentId, table.workspaceId, table.at),
    index('appointment_change_by_time').on(table.workspaceId, table.at),
    pgPolicy('own_workspace_reads', { for: 'select', using: own }),
    pgPolicy('own_workspace_appends', { for: 'insert', withCheck: own }),
    pgPolicy('own_workspace_blanks', {
      for: 'update',
      using: own,
      withCheck: sql`${own} and reason is null`,
    }),
  ],
);

/** How a kind is booked, where the workspace says otherwise than the rule. */
export const appointmentSettings = pgTable(
  'appointment_setting',
  {
    workspaceId: workspaceId(),
    kind: text('kind', { enum: APPOINTMENT_KINDS }).notNull(),
    /** Null: by where it is. */
    minutes: smallint('minutes'),
    bufferBeforeMinutes: smallint('buffer_before_minutes').notNull(),
    bufferAfterMinutes: smallint('buffer_after_minutes').notNull(),
    noticeMinutes: integer('notice_minutes').notNull(),
    horizonDays: smallint('horizon_days').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.kind] }), ownWorkspaceOnly()],
);
