import { type SQL, sql } from 'drizzle-orm';

/** Days from the first to the last, by clocks; `from` and `to` are their first and last instants. */
export type Days = { zone: string; from: Date; to: Date };

/**
 * How a figure is counted from rows: a statement that gives `day`, `dimension`, `numerator`, `denominator` and `samples`,
 * of the workspace of the transaction.
 */
export type Counting = (days: Days) => SQL;

/** The day of an instant, by the workspace's clocks. */
export const dayOf = (instant: SQL, { zone }: Days): SQL => sql`((${instant}) at time zone ${zone})::date`;

export const within = (instant: SQL, { from, to }: Days): SQL =>
  sql`${instant} >= ${from.toISOString()}::timestamptz and ${instant} < ${to.toISOString()}::timestamptz`;
