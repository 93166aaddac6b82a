import { sql } from 'drizzle-orm';
import { index, integer, pgPolicy, pgTable } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';

/**
 * How often something was done within a while, over all nodes. What is counted, and whose it is, is kept as a hash
 * only: there are addresses of people among it.
 */
export const sharedCounts = pgTable(
  'shared_count',
  {
    name: bytes('name').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    index('shared_count_ends').on(table.endsAt),
    // Counted before anybody is known, in whatever transaction there is.
    pgPolicy('anyone_counts', { for: 'all', using: sql`true`, withCheck: sql`true` }),
  ],
);
