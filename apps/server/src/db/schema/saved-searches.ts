import { SAVED_SEARCH_ALERTS } from '@propguard/rules/properties/saved-search-limits';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ownWorkspaceOnly } from './columns.ts';
import { accounts } from './identity.ts';
import { workspaceId } from './workspaces.ts';

export const savedSearches = pgTable(
  'saved_search',
  {
    id: id(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    filters: jsonb('filters').notNull(),
    alerts: text('alerts', { enum: SAVED_SEARCH_ALERTS }).notNull(),
    /** Listings that were known before it are no news. */
    alertsSince: instant('alerts_since').notNull().defaultNow(),
    /** When the letter of the day is due; null where there is none. */
    nextLetterAt: instant('next_letter_at'),
    seenAt: instant('seen_at').notNull().defaultNow(),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('saved_search_newest').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('saved_search_with_alerts').on(table.nextLetterAt).where(sql`alerts <> 'none'`),
    ownWorkspaceOnly(),
  ],
);

/**
 * Which listings a search has told of, so that it never tells twice. No reference to the listing: one that was taken
 * out and comes back is still the same.
 */
export const savedSearchAlerts = pgTable(
  'saved_search_alert',
  {
    workspaceId: workspaceId(),
    savedSearchId: uuid('saved_search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    listingId: uuid('listing_id').notNull(),
    alertedAt: instant('alerted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.savedSearchId, table.listingId] }),
    index('saved_search_alert_by_workspace').on(table.workspaceId),
    ownWorkspaceOnly(),
  ],
);
