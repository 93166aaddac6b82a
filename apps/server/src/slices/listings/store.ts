import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { LISTING_COLUMNS, type ListingRow } from '../properties/listing-record.ts';
import { PROPERTY_COLUMNS, PROPERTY_TABLES, type PropertyRow } from '../properties/property-record.ts';
import { type ListingFilter, whereOf } from './listing-filter.ts';
import { isAfter, orderBy, type SortOrder, type SortPosition } from './sort-orders.ts';

export type FoundListing = PropertyRow & ListingRow;
type SortedListing = FoundListing & { sortKey: string };

const TABLES = sql`listing l join dataset ld on ld.id = l.dataset_id
  join (${PROPERTY_TABLES}) on p.id = l.property_id`;

/** Enough to find and order rows; only those of the page are joined with everything. */
const SEARCHED = sql`listing l join property p on p.id = l.property_id`;

type ListingSearch = {
  filter: ListingFilter;
  order: SortOrder;
  after: SortPosition | null;
  limit: number;
};

export const searchListings = async (
  db: NodePgDatabase,
  { filter, order, after, limit }: ListingSearch,
): Promise<SortedListing[]> => {
  const found = await db.execute<SortedListing>(sql`
    with page as (
      select l.id, (${order.key})::text as "sortKey" from ${SEARCHED}
      where ${whereOf(filter)} ${after ? sql`and ${isAfter(order, after)}` : sql``}
      order by ${orderBy(order)} limit ${limit}
    )
    select ${PROPERTY_COLUMNS}, ${LISTING_COLUMNS}, page."sortKey" from page join (${TABLES}) on l.id = page.id
    order by ${orderBy(order)}`);
  return found.rows;
};

export const countListings = async (
  db: NodePgDatabase,
  filter: ListingFilter,
  upTo: number,
): Promise<number> => {
  const found = await db.execute<{ count: number }>(sql`
    select count(*)::int from (
      select from ${SEARCHED} where ${whereOf(filter)} limit ${upTo}
    ) as hit`);
  return found.rows[0]?.count ?? 0;
};

export const findListing = async (
  db: NodePgDatabase,
  id: string,
): Promise<(FoundListing & { description: string }) | undefined> => {
  const found = await db.execute<FoundListing & { description: string }>(sql`
    select ${PROPERTY_COLUMNS}, ${LISTING_COLUMNS}, l.description from ${TABLES} where l.id = ${id}`);
  return found.rows[0];
};
