import { APPOINTMENT_KINDS, type LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { PAGE_SUBJECTS } from '@propguard/rules/booking/booking-pages';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { createdAt, id, ownWorkspaceOnly } from './columns.ts';
import { workspaceId } from './workspaces.ts';

/** A public page by which strangers book. The migration adds how one is found by its address, before a workspace is known. */
export const bookingPages = pgTable(
  'booking_page',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** What stands in its address; of all workspaces there is one such. */
    slug: text('slug').notNull().unique('booking_page_slug'),
    subject: text('subject', { enum: PAGE_SUBJECTS }).notNull(),
    /** Who is booked; null: whoever is next. A page goes with its agent. */
    agentId: uuid('agent_id'),
    /** No foreign key: homes come and go with their imports. */
    propertyId: uuid('property_id'),
    title: text('title').notNull(),
    kind: text('kind', { enum: APPOINTMENT_KINDS }).notNull(),
    places: jsonb('places').$type<LocationType[]>().notNull(),
    note: text('note').notNull().default(''),
    isOpen: boolean('is_open').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'page_of_agent',
      columns: [table.agentId, table.workspaceId],
      foreignColumns: [agents.id, agents.workspaceId],
    }).onDelete('cascade'),
    index('booking_page_by_workspace').on(table.workspaceId),
    unique('booking_page_in_workspace').on(table.id, table.workspaceId),
    check('booking_page_has_agent', sql`${table.subject} <> 'agent' or ${table.agentId} is not null`),
    check('booking_page_has_home', sql`${table.subject} <> 'home' or ${table.propertyId} is not null`),
    ownWorkspaceOnly(),
  ],
);
