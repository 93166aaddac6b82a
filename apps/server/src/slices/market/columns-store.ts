import {
  type AuctionColumns,
  type ListingColumns,
  OUTCOMES,
  QUALITIES,
  type SaleColumns,
  STILL_OPEN,
} from '@propguard/engine/market/columns';
import type { ListingStatus } from '@propguard/rules/properties/listing-life';
import { PROPERTY_TYPES, type PropertyType } from '@propguard/rules/properties/property-types';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import type { Place } from './regions.ts';

/** Rows at a time: a million sales never stand in memory as objects, and others are answered between the reads. */
const FETCHED_ROWS = 2_000;

const inDays = (date: SQL): SQL => sql`(${date} - date '1970-01-01')`;

/** Goes through a query's rows in the caller's transaction. */
async function* fetched<Row>(tx: Tx, query: SQL): AsyncGenerator<Row> {
  await tx.execute(sql`declare market_rows no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute(sql`fetch ${sql.raw(String(FETCHED_ROWS))} from market_rows`);
    yield* rows as Row[];
    if (rows.length < FETCHED_ROWS) break;
  }
  await tx.execute(sql`close market_rows`);
}

const countOf = async (tx: Tx, query: SQL): Promise<number> => {
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count ${query}`);
  return rows[0]?.count ?? 0;
};

/** Every locality that has a sale or a listing, in the order that their rows are read in. */
export const readPlaces = async (tx: Tx): Promise<Place[]> => {
  const { rows } = await tx.execute<Place>(sql`
    select id, name, state, postcode, latitude, longitude from locality lo
    where exists (select from sale s where s.locality_id = lo.id)
      or exists (select from listing l where l.locality_id = lo.id)
    order by id`);
  return rows;
};

const numbersOf = (keys: readonly string[]): ((key: string) => number) => {
  const numbers = new Map(keys.map((key, at) => [key, at]));
  return (key) => numbers.get(key) ?? 0;
};

const typeNumber = (type: PropertyType): number => PROPERTY_TYPES.indexOf(type);

type SaleRow = {
  locality: string;
  type: PropertyType;
  day: number;
  price: number;
  dataset: string;
  bedrooms: number | null;
  bathrooms: number | null;
  carSpaces: number | null;
  lnLandM2: number | null;
  lnBuildingM2: number | null;
};

export const readSales = async (
  tx: Tx,
  places: readonly Place[],
  datasetIds: readonly string[],
): Promise<{ sales: SaleColumns; dataset: Uint16Array }> => {
  const count = await countOf(tx, sql`from sale`);
  const width = QUALITIES.length;
  const sales = {
    count,
    locality: new Int32Array(count),
    type: new Uint8Array(count),
    day: new Int32Array(count),
    priceAud: new Float64Array(count),
    qualities: new Float32Array(count * width),
  };
  const dataset = new Uint16Array(count);
  const [placeNumber, datasetNumber] = [numbersOf(places.map(({ id }) => id)), numbersOf(datasetIds)];
  let at = 0;
  const rows = fetched<SaleRow>(
    tx,
    sql`select s.locality_id as locality, p.type, ${inDays(sql`s.contract_date`)} as day, s.price_aud::float8 as price,
        s.dataset_id as dataset, p.bedrooms, p.bathrooms, p.car_spaces as "carSpaces",
        ln(nullif(greatest(p.land_m2, 0), 0))::float8 as "lnLandM2",
        ln(nullif(greatest(p.building_m2, 0), 0))::float8 as "lnBuildingM2"
      from sale s join property p on p.id = s.property_id order by s.locality_id`,
  );
  for await (const row of rows) {
    sales.locality[at] = placeNumber(row.locality);
    sales.type[at] = typeNumber(row.type);
    sales.day[at] = row.day;
    sales.priceAud[at] = row.price;
    QUALITIES.forEach((quality, column) => {
      sales.qualities[at * width + column] = row[quality] ?? Number.NaN;
    });
    dataset[at] = datasetNumber(row.dataset);
    at += 1;
  }
  return { sales, dataset };
};

type ListingRow = {
  locality: string;
  type: PropertyType;
  listed: number;
  closed: number | null;
  status: ListingStatus;
  dataset: string;
};

export const readListings = async (
  tx: Tx,
  places: readonly Place[],
  datasetIds: readonly string[],
): Promise<{ listings: ListingColumns; dataset: Uint16Array }> => {
  const count = await countOf(tx, sql`from listing`);
  const listings = {
    count,
    locality: new Int32Array(count),
    type: new Uint8Array(count),
    listedDay: new Int32Array(count),
    closedDay: new Int32Array(count),
    outcome: new Uint8Array(count),
  };
  const dataset = new Uint16Array(count);
  const [placeNumber, datasetNumber] = [numbersOf(places.map(({ id }) => id)), numbersOf(datasetIds)];
  let at = 0;
  const rows = fetched<ListingRow>(
    tx,
    sql`select l.locality_id as locality, p.type, ${inDays(sql`l.listed_on`)} as listed,
        ${inDays(sql`l.closed_on`)} as closed, l.status, l.dataset_id as dataset
      from listing l join property p on p.id = l.property_id order by l.locality_id`,
  );
  for await (const row of rows) {
    listings.locality[at] = placeNumber(row.locality);
    listings.type[at] = typeNumber(row.type);
    listings.listedDay[at] = row.listed;
    listings.closedDay[at] = row.closed ?? STILL_OPEN;
    listings.outcome[at] = OUTCOMES[row.status];
    dataset[at] = datasetNumber(row.dataset);
    at += 1;
  }
  return { listings, dataset };
};

type AuctionRow = { locality: string; type: PropertyType; day: number; sold: number };

export const readAuctions = async (tx: Tx, places: readonly Place[]): Promise<AuctionColumns> => {
  const { rows } = await tx.execute<AuctionRow>(
    sql`select l.locality_id as locality, p.type, ${inDays(sql`e."on"`)} as day, (e.kind = 'auction_sold')::int as sold
      from listing_event e join listing l on l.id = e.listing_id join property p on p.id = l.property_id
      where e.kind in ('auction_sold', 'auction_passed_in') order by l.locality_id`,
  );
  const placeNumber = numbersOf(places.map(({ id }) => id));
  return {
    count: rows.length,
    locality: Int32Array.from(rows, (row) => placeNumber(row.locality)),
    type: Uint8Array.from(rows, (row) => typeNumber(row.type)),
    day: Int32Array.from(rows, (row) => row.day),
    sold: Uint8Array.from(rows, (row) => row.sold),
  };
};
