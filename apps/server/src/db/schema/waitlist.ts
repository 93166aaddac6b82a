import { LOCATION_TYPES } from '@propguard/rules/appointments/appointment-kinds';
import { DAY_PARTS, WAITLIST_STATES } from '@propguard/rules/waitlist/waitlist';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bookingPages } from './booking.ts';
import { createdAt, id, instant, ownWorkspaceOnly } from './columns.ts';
import { ofPerson, personId } from './people.ts';
import { workspaceId } from './workspaces.ts';

/** Who would come if a time became free. An offer is a hold in the table of appointments, under its constraint. */
export const waitlistEntries = pgTable(
  'waitlist_entry',
  {
    id: id(),
    workspaceId: workspaceId(),
    pageId: uuid('page_id').notNull(),
    personId: personId().notNull(),
    leadId: uuid('lead_id'),
    place: text('place', { enum: LOCATION_TYPES }).notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    part: text('part', { enum: DAY_PARTS }).notNull(),
    state: text('state', { enum: WAITLIST_STATES }).notNull().default('waiting'),
    /** The time that is kept for them. No foreign key: a hold goes when it is let go. */
    holdId: uuid('hold_id'),
    offeredStartsAt: instant('offered_starts_at'),
    offeredUntil: instant('offered_until'),
    /** What was offered and not taken: it is not offered to them again. */
    passed: instant('passed').array().notNull().default(sql`'{}'`),
    appointmentId: uuid('appointment_id'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'waitlist_of_page',
      columns: [table.pageId, table.workspaceId],
      foreignColumns: [bookingPages.id, bookingPages.workspaceId],
    }).onDelete('cascade'),
    ofPerson('waitlist_of_person', table.personId, table.workspaceId),
    uniqueIndex('waitlist_once')
      .on(table.pageId, table.personId)
      .where(sql`${table.state} in ('waiting', 'offered')`),
    index('waitlist_by_turn').on(table.workspaceId, table.state, table.createdAt),
    index('waitlist_by_person').on(table.personId),
    index('waitlist_by_lead').on(table.leadId),
    index('waitlist_by_appointment').on(table.appointmentId),
    check('waitlist_has_days', sql`${table.fromDay} <= ${table.toDay}`),
    check(
      'waitlist_offer_is_whole',
      sql`(${table.state} = 'offered') = (${table.holdId} is not null) and (${table.holdId} is null) = (${table.offeredUntil} is null)`,
    ),
    ownWorkspaceOnly(),
  ],
);
