import { type SQL, sql } from 'drizzle-orm';

/** What PostgreSQL takes in no text: half a character, and the character nought. */
const UNTAKEN = /\\u(?:0000|d[89a-f])/;
const takeable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

/**
 * Rows as one value, for `jsonb_to_recordset`: however many they are, the statement is the same, and is built and read
 * as one.
 */
export const rowsAsJson = (rows: readonly object[]): SQL => {
  const written = JSON.stringify(rows);
  return sql`${UNTAKEN.test(written) ? JSON.stringify(rows, takeable) : written}::jsonb`;
};
