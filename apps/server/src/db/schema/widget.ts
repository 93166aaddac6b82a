import type { LanguageCode } from '@propguard/rules/languages/languages';
import { WIDGET_COLOUR_NAMES, WIDGET_POSITIONS, WIDGET_THEMES } from '@propguard/rules/widget/widget';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { connectionId, ofConnection } from './channels.ts';
import { createdAt, guestReads, id, instant, ownWorkspaceOnly } from './columns.ts';
import { contacts, conversations } from './conversations.ts';
import { workspaceId } from './workspaces.ts';

/**
 * Our chat on other people's pages: how it looks and where it may stand. Whether it is on, its secret and how it was found to
 * answer stand in its connection. The migration adds how one is found by its key, before a workspace is known.
 */
export const widgets = pgTable(
  'widget',
  {
    workspaceId: workspaceId(),
    connectionId: connectionId().primaryKey(),
    /** What stands in its address; of all workspaces there is one such. */
    key: text('key').notNull().unique('widget_key'),
    origins: jsonb('origins').$type<string[]>().notNull(),
    position: text('position', { enum: WIDGET_POSITIONS }).notNull(),
    theme: text('theme', { enum: WIDGET_THEMES }).notNull(),
    colour: text('colour', { enum: WIDGET_COLOUR_NAMES }).notNull(),
    language: text('language').$type<LanguageCode | 'auto'>().notNull(),
    title: text('title').notNull(),
    greeting: text('greeting').notNull(),
    offlineNote: text('offline_note').notNull(),
    asksLead: boolean('asks_lead').notNull(),
    takesFiles: boolean('takes_files').notNull(),
  },
  (table) => [
    unique('widget_of_workspace').on(table.workspaceId),
    ofConnection('widget_of_connection', table.connectionId, table.workspaceId),
    ownWorkspaceOnly(),
  ],
);

/** One browser on one site that wrote, by a pass of its own. */
export const widgetVisits = pgTable(
  'widget_visit',
  {
    id: id(),
    workspaceId: workspaceId(),
    connectionId: connectionId(),
    /** The site that showed it. */
    origin: text('origin').notNull(),
    language: text('language').$type<LanguageCode>(),
    /** Null until they write. */
    contactId: uuid('contact_id'),
    conversationId: uuid('conversation_id'),
    isIdentified: boolean('is_identified').notNull().default(false),
    files: integer('files').notNull().default(0),
    /** When they last read something new: what a member says later, and they do not read, is sent to them by mail. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    ofConnection('visit_of_connection', table.connectionId, table.workspaceId),
    foreignKey({
      name: 'visit_of_contact',
      columns: [table.contactId, table.workspaceId],
      foreignColumns: [contacts.id, contacts.workspaceId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'visit_in_conversation',
      columns: [table.conversationId, table.workspaceId],
      foreignColumns: [conversations.id, conversations.workspaceId],
    }).onDelete('cascade'),
    index('widget_visit_by_workspace').on(table.workspaceId, table.createdAt),
    index('widget_visit_by_connection').on(table.connectionId),
    index('widget_visit_by_contact').on(table.contactId),
    index('widget_visit_by_conversation').on(table.conversationId),
    ownWorkspaceOnly(),
    guestReads('widget-visit'),
  ],
);

/** Which sites visitors wrote from, and how many. */
export const widgetSites = pgTable(
  'widget_site',
  {
    workspaceId: workspaceId(),
    connectionId: connectionId(),
    origin: text('origin').notNull(),
    visits: integer('visits').notNull(),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.origin] }),
    ofConnection('site_of_connection', table.connectionId, table.workspaceId),
    index('widget_site_by_workspace').on(table.workspaceId),
    ownWorkspaceOnly(),
  ],
);
