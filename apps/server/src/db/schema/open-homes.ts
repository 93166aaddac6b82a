import { OPEN_HOME_CAPACITY_MAX, PARTY_MAX } from '@propguard/rules/open-homes/open-homes';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, smallint, unique, uuid } from 'drizzle-orm/pg-core';
import { ofAppointment } from './appointments.ts';
import { createdAt, id, instant, ownWorkspaceOnly } from './columns.ts';
import { ofPerson, personId } from './people.ts';
import { workspaceId } from './workspaces.ts';

/**
 * A home that is open to whoever comes. When and with which agent is said by its appointment, so that nobody books the
 * agent meanwhile. The migration keeps `taken`: no more come than there is room for.
 */
export const openHomes = pgTable(
  'open_home',
  {
    id: id(),
    workspaceId: workspaceId(),
    appointmentId: uuid('appointment_id').notNull(),
    capacity: smallint('capacity').notNull(),
    taken: smallint('taken').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('open_home_in_workspace').on(table.id, table.workspaceId),
    unique('open_home_of_one').on(table.appointmentId),
    ofAppointment('open_home_of_appointment', table.appointmentId, table.workspaceId),
    index('open_home_by_workspace').on(table.workspaceId),
    check(
      'open_home_has_places',
      sql`${table.capacity} between 1 and ${sql.raw(String(OPEN_HOME_CAPACITY_MAX))}`,
    ),
    check('open_home_has_room', sql`${table.taken} between 0 and ${table.capacity}`),
    ownWorkspaceOnly(),
  ],
);

/** Who said that they come, and who came. */
export const openHomeVisits = pgTable(
  'open_home_visit',
  {
    id: id(),
    workspaceId: workspaceId(),
    openHomeId: uuid('open_home_id').notNull(),
    personId: personId().notNull(),
    leadId: uuid('lead_id'),
    people: smallint('people').notNull(),
    checkedInAt: instant('checked_in_at'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'visit_of_open_home',
      columns: [table.openHomeId, table.workspaceId],
      foreignColumns: [openHomes.id, openHomes.workspaceId],
    }).onDelete('cascade'),
    ofPerson('visit_of_person', table.personId, table.workspaceId),
    unique('open_home_visit_once').on(table.openHomeId, table.personId),
    index('open_home_visit_by_person').on(table.personId),
    index('open_home_visit_by_lead').on(table.leadId),
    check('open_home_visit_counts', sql`${table.people} between 1 and ${sql.raw(String(PARTY_MAX))}`),
    ownWorkspaceOnly(),
  ],
);
