import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { makeCursor } from './cursor.ts';

/** The last row of a page: its instant in microseconds, because that is how finely PostgreSQL keeps it. */
export const NewestPosition = z.object({ atMicros: z.string().regex(/^\d{1,16}$/), id: z.uuid() });
export type NewestPosition = z.infer<typeof NewestPosition>;

type Columns = { createdAt: PgColumn; id: PgColumn };

/** As the indexes are ordered (`desc()` in the schema): without `nulls last` everything is read and sorted first. */
export const newestFirst = ({ createdAt, id }: Columns): SQL[] => [
  sql`${createdAt} desc nulls last`,
  sql`${id} desc nulls last`,
];

export const microsOf = (instant: PgColumn): SQL<string> =>
  sql<string>`(extract(epoch from ${instant}) * 1000000)::bigint::text`;

/** The filter, and only what is older than the last row of the page before. */
export const olderThan = (
  { createdAt, id }: Columns,
  after: NewestPosition | null,
  filter?: SQL,
): SQL | undefined =>
  after
    ? and(
        filter,
        sql`(${createdAt}, ${id}) < ('epoch'::timestamptz + ${after.atMicros}::bigint * interval '1 microsecond', ${after.id}::uuid)`,
      )
    : filter;

/** Takes one row more than was asked for as the sign that there is a next page. */
export const newestPage = <Row extends NewestPosition, Item>(
  rows: Row[],
  limit: number,
  filter: unknown,
  toItem: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return {
    items: page.map(toItem),
    nextCursor: isMore ? makeCursor(filter, { atMicros: last.atMicros, id: last.id }) : null,
  };
};
