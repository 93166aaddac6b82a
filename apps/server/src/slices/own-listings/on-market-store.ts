import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { type ListingFilter, whereOf } from '../listings/listing-filter.ts';
import { sameAddress } from './register-and-copy.ts';

/** The same row stands for the listing `l` and the home `p` of the filter that searches of the market use. */
export const findIdsThatFit = async (tx: Tx, filter: ListingFilter, limit: number): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select l.id from own_listing l join own_listing p on p.id = l.id
    where ${whereOf(filter)} order by l.known_at desc nulls last, l.id limit ${limit}`);
  return rows.map(({ id }) => id);
};

/** The register's home of the same address. */
export const findRegisteredId = async (tx: Tx, id: string): Promise<string | null> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from own_listing l join property p on ${sameAddress} where l.id = ${id} order by p.id limit 1`);
  return rows[0]?.id ?? null;
};
