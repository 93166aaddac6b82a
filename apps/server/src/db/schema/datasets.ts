import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, installationData, instant } from './columns.ts';

/** Where rows come from. Removing or replacing data is done by dataset; `sample` rows are made up and say so. */
export const datasets = pgTable(
  'dataset',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    kind: text('kind', { enum: ['sales', 'listings', 'hazard', 'series'] }).notNull(),
    licence: text('licence').notNull(),
    attribution: text('attribution').notNull(),
    sample: boolean('sample').notNull().default(false),
    /** The day the data speaks for: 'now' of every figure made from it. */
    asOf: date('as_of').notNull(),
    rows: integer('rows').notNull().default(0),
    importedAt: instant('imported_at').notNull().defaultNow(),
  },
  () => installationData(),
);
