import { CALENDAR_KINDS, CALENDAR_STATES } from '@propguard/rules/calendars/calendar-links';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { ofAppointment } from './appointments.ts';
import { bytes, createdAt, id, instant, ownWorkspaceOnly } from './columns.ts';
import { workspaceId } from './workspaces.ts';

/** A calendar elsewhere that an agent keeps: one that is only read, or one that is also written to. */
export const calendarLinks = pgTable(
  'calendar_link',
  {
    id: id(),
    workspaceId: workspaceId(),
    agentId: uuid('agent_id').notNull(),
    kind: text('kind', { enum: CALENDAR_KINDS }).notNull(),
    name: text('name').notNull(),
    /** Of a published calendar its file; of CalDAV the collection. */
    url: text('url').notNull(),
    username: text('username'),
    sealedPassword: bytes('sealed_password'),
    state: text('state', { enum: CALENDAR_STATES }).notNull().default('waiting'),
    /** Why the last try failed, or what of it could not be read; in words for the agent. */
    problem: text('problem'),
    /** Up to where it was read, as the other side calls it. Kept once everything up to there is in. */
    syncToken: text('sync_token'),
    triedAt: instant('tried_at'),
    syncedAt: instant('synced_at'),
    /** Somebody reads it now, at the latest until then. */
    syncingUntil: instant('syncing_until'),
    failures: integer('failures').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('calendar_link_in_workspace').on(table.id, table.workspaceId),
    unique('calendar_link_once').on(table.agentId, table.url),
    foreignKey({
      name: 'calendar_of_agent',
      columns: [table.agentId, table.workspaceId],
      foreignColumns: [agents.id, agents.workspaceId],
    }).onDelete('cascade'),
    index('calendar_link_by_workspace').on(table.workspaceId),
    check('calendar_link_fails_upwards', sql`${table.failures} >= 0`),
    ownWorkspaceOnly(),
  ],
);

type Column = Parameters<typeof foreignKey>[0]['columns'][number];
const ofCalendar = (name: string, link: Column, workspace: Column) =>
  foreignKey({
    name,
    columns: [link, workspace],
    foreignColumns: [calendarLinks.id, calendarLinks.workspaceId],
  }).onDelete('cascade');

/** When an agent is busy elsewhere. What for is nobody's business here, and is not kept. */
export const calendarBusy = pgTable(
  'calendar_busy',
  {
    id: id(),
    workspaceId: workspaceId(),
    calendarId: uuid('calendar_id').notNull(),
    /** The file that it stands in, of CalDAV. */
    href: text('href').notNull(),
    uid: text('uid').notNull(),
    /** Which of those that repeat; empty for one that does not. */
    recurrence: text('recurrence').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    ofCalendar('busy_of_calendar', table.calendarId, table.workspaceId),
    unique('calendar_busy_once').on(table.calendarId, table.uid, table.recurrence),
    index('calendar_busy_by_file').on(table.calendarId, table.href),
    index('calendar_busy_by_time').on(table.calendarId, table.startsAt),
    check('calendar_busy_has_length', sql`${table.startsAt} < ${table.endsAt}`),
    ownWorkspaceOnly(),
  ],
);

/** A file on the other side, and the state in which it was last seen there. */
export const calendarFiles = pgTable(
  'calendar_file',
  {
    id: id(),
    workspaceId: workspaceId(),
    calendarId: uuid('calendar_id').notNull(),
    href: text('href').notNull(),
    etag: text('etag').notNull(),
    /** Ours: an appointment that we wrote there. */
    appointmentId: uuid('appointment_id'),
    /** The number of the appointment that stands there. */
    sequence: integer('sequence'),
    /** Somebody deleted it there, and the agent was asked what is meant. */
    goneAt: instant('gone_at'),
  },
  (table) => [
    ofCalendar('file_of_calendar', table.calendarId, table.workspaceId),
    ofAppointment('file_of_appointment', table.appointmentId, table.workspaceId),
    unique('calendar_file_once').on(table.calendarId, table.href),
    unique('calendar_file_of_one').on(table.calendarId, table.appointmentId),
    index('calendar_file_by_appointment').on(table.appointmentId),
    ownWorkspaceOnly(),
  ],
);
