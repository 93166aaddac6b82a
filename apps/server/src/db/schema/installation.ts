import type { SlowWork } from '@propguard/protocol/running';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, installationData, instant, searchWords } from './columns.ts';
import { accounts } from './identity.ts';
import { workspaces } from './workspaces.ts';

/** One row: the installation itself. */
export const installations = pgTable(
  'installation',
  {
    one: integer('one').primaryKey().default(1),
    operatorAccountId: uuid('operator_account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Set once someone operates it. An operator who leaves is not followed by whoever signs up next. */
    operatedSince: instant('operated_since'),
    /** Whose leads visitors of the site become; null: of the operator's first own workspace. */
    homeWorkspaceId: uuid('home_workspace_id').references(() => workspaces.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [check('installation_is_one', sql`${table.one} = 1`)],
);

/** Read by the schema's owner only; the application's role has no right to it. */
export const installationSecrets = pgTable('installation_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** The processes of this installation, each reporting that it is alive. */
export const nodes = pgTable('node', {
  id: uuid('id').primaryKey(),
  role: text('role', { enum: ['api', 'worker', 'both'] }).notNull(),
  version: text('version').notNull(),
  startedAt: instant('started_at').notNull().defaultNow(),
  seenAt: instant('seen_at').notNull().defaultNow(),
  /** What it measured to take long, for its operator. */
  slowWork: jsonb('slow_work').$type<SlowWork>().notNull().default({ statements: [], jobs: [] }),
});

/** Parts of the reference data and the sample world that are in the database, by version. */
export const seededParts = pgTable(
  'seeded_part',
  {
    name: text('name').primaryKey(),
    version: integer('version').notNull(),
    rows: integer('rows').notNull(),
    seededAt: instant('seeded_at').notNull().defaultNow(),
    /** Taken out by the operator: a start does not bring it back, nor does a newer version. */
    removedAt: instant('removed_at'),
  },
  () => installationData(),
);

export const localities = pgTable(
  'locality',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    state: text('state').notNull(),
    postcode: text('postcode').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Lower case, without punctuation: what a search is matched with. */
    searchName: text('search_name').notNull(),
    searchWords: searchWords('search_words').generatedAlwaysAs(
      sql`to_tsvector('simple', search_name || ' ' || lower(state) || ' ' || postcode)`,
    ),
  },
  (table) => [
    index('locality_search_words').using('gin', table.searchWords).with({ fastupdate: false }),
    index('locality_search_prefix').on(table.searchName.op('text_pattern_ops')),
    index('locality_search_trigram').using('gin', table.searchName.op('gin_trgm_ops')),
    index('locality_postcode').on(table.postcode),
    ...installationData(),
  ],
);
