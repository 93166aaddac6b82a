import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, installationData, instant } from './columns.ts';

/** Every model ever trained: a value that was shown can be computed again from the model it names. */
export const valuationModels = pgTable(
  'valuation_model',
  {
    id: id(),
    state: text('state', { enum: ['champion', 'challenger', 'retired', 'rejected'] }).notNull(),
    trainedAt: createdAt(),
    /** Sales that came later it does not know. Null where it was not written down: then `trainedAt` stands for it. */
    salesReadAt: instant('sales_read_at'),
    dataUntil: date('data_until').notNull(),
    sales: integer('sales').notNull(),
    /** SHA-256 of the sales it was trained on. */
    dataFingerprint: text('data_fingerprint').notNull(),
    /** SHA-256 of `content`. */
    modelFingerprint: text('model_fingerprint').notNull(),
    settings: jsonb('settings').notNull(),
    measures: jsonb('measures').notNull(),
    verdict: text('verdict').notNull(),
    sample: boolean('sample').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    uniqueIndex('one_champion').on(table.state).where(sql`state = 'champion'`),
    index('valuation_model_newest').on(table.trainedAt.desc()),
    ...installationData(),
  ],
);
