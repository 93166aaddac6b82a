import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { type ListingFilter, whereOf } from '../listings/listing-filter.ts';

const idsOf = async (tx: Tx, conditions: SQL, limit: number): Promise<string[]> => {
  // The same row as the listing `l` and as the home `p` of the filter that searches of the market use.
  const { rows } = await tx.execute<{ id: string }>(sql`
    select l.id from own_listing l join own_listing p on p.id = l.id
    where ${conditions} order by l.known_at desc nulls last, l.id limit ${limit}`);
  return rows.map(({ id }) => id);
};

export const findIdsThatFit = (tx: Tx, filter: ListingFilter, limit: number): Promise<string[]> =>
  idsOf(tx, whereOf(filter), limit);

export const findIdsSince = (tx: Tx, since: Date, limit: number): Promise<string[]> =>
  idsOf(tx, sql`l.status = 'active' and l.known_at > ${since.toISOString()}::timestamptz`, limit);
