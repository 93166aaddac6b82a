import type { ListingEvent, Sale } from '@propguard/protocol/property-records';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { LISTING_COLUMNS, type ListingRow } from './listing-record.ts';
import { PROPERTY_COLUMNS, PROPERTY_TABLES, type PropertyRow } from './property-record.ts';

export const findProperty = async (db: NodePgDatabase, id: string): Promise<PropertyRow | undefined> => {
  const found = await db.execute<PropertyRow>(
    sql`select ${PROPERTY_COLUMNS} from ${PROPERTY_TABLES} where p.id = ${id}`,
  );
  return found.rows[0];
};

export const findSales = async (db: NodePgDatabase, propertyId: string): Promise<Sale[]> => {
  const found = await db.execute<Sale>(sql`
    select s.id, s.contract_date as "contractDate", s.settlement_date as "settlementDate",
      s.price_aud::float8 as "priceAud", s.method, d.sample
    from sale s join dataset d on d.id = s.dataset_id
    where s.property_id = ${propertyId}
    order by s.contract_date desc, s.id`);
  return found.rows;
};

export const findListings = async (db: NodePgDatabase, propertyId: string): Promise<ListingRow[]> => {
  const found = await db.execute<ListingRow>(sql`
    select ${LISTING_COLUMNS} from listing l join dataset ld on ld.id = l.dataset_id
    where l.property_id = ${propertyId}
    order by l.listed_on desc, l.id`);
  return found.rows;
};

export type EventRow = ListingEvent & { listingId: string };

export const findEvents = async (db: NodePgDatabase, listingIds: string[]): Promise<EventRow[]> => {
  const found = await db.execute<EventRow>(sql`
    select listing_id as "listingId", "on", kind, price_aud::float8 as "priceAud" from listing_event
    where listing_id = any(${sql.param(listingIds)}::uuid[])
    order by listing_id, position`);
  return found.rows;
};
