import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { LISTING_COLUMNS, type ListingRow } from '../properties/listing-record.ts';
import { PROPERTY_COLUMNS, PROPERTY_TABLES, type PropertyRow } from '../properties/property-record.ts';
import { type ListingFilter, whereOf } from './listing-filter.ts';

export type FoundListing = PropertyRow & ListingRow;

const TABLES = sql`listing l join dataset ld on ld.id = l.dataset_id
  join (${PROPERTY_TABLES}) on p.id = l.property_id`;

/** In the order of the ids. One that has gone meanwhile is left out. */
export const findListings = async (db: Reader, ids: string[]): Promise<FoundListing[]> => {
  const found = await db.execute<FoundListing>(sql`
    select ${PROPERTY_COLUMNS}, ${LISTING_COLUMNS}
    from unnest((select ${sql.param(ids)}::uuid[])) with ordinality as page (id, place) join (${TABLES}) on l.id = page.id
    order by page.place`);
  return found.rows;
};

/** Those that match, newest first. */
export const findNewIds = async (
  db: Reader,
  { filter, since, except }: { filter: ListingFilter; since: Date; except: SQL },
): Promise<string[]> => {
  const found = await db.execute<{ id: string }>(sql`
    select l.id from listing l join property p on p.id = l.property_id
    where ${whereOf(filter)} and l.known_at > ${since.toISOString()}::timestamptz and l.id not in (${except})
    order by l.listed_on desc, l.id desc`);
  return found.rows.map(({ id }) => id);
};

export const findListing = async (
  db: Reader,
  id: string,
): Promise<(FoundListing & { description: string }) | undefined> => {
  const found = await db.execute<FoundListing & { description: string }>(sql`
    select ${PROPERTY_COLUMNS}, ${LISTING_COLUMNS}, l.description from ${TABLES} where l.id = ${id}`);
  return found.rows[0];
};
