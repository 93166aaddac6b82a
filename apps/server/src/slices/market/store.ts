import type { PropertyType } from '@propguard/rules/properties/property-types';
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { anyOf } from '../../db/any-of.ts';
import type { Tx } from '../../db/database.ts';
import type { MarketQuarter, MarketSummary } from '../../db/schema/market.ts';
import type { Place } from './regions.ts';

export type FigureType = PropertyType | 'any';
export type FigureRow = {
  regionId: string;
  asOf: string;
  sample: boolean;
  summary: MarketSummary;
  quarters: MarketQuarter[];
};
export type DatasetRow = { id: string; kind: 'sales' | 'listings'; asOf: string; sample: boolean };

export const listMarketDatasets = async (tx: Tx): Promise<DatasetRow[]> => {
  const { rows } = await tx.execute<DatasetRow>(
    sql`select id, kind, as_of::text as "asOf", sample from dataset where kind in ('sales', 'listings') order by id`,
  );
  return rows;
};

/** Changes with every dataset that comes, goes or is written anew. */
export const fingerprintOfData = async (db: Pick<NodePgDatabase, 'execute'>): Promise<string> => {
  const { rows } = await db.execute<{ print: string }>(
    sql`select md5(coalesce(string_agg(concat_ws(' ', id, as_of, rows, imported_at), ',' order by id), '')) as print
      from dataset where kind in ('sales', 'listings')`,
  );
  return rows[0]?.print ?? '';
};

export const isRefreshedFor = async (
  db: Pick<NodePgDatabase, 'execute'>,
  fingerprint: string,
): Promise<boolean> => {
  const { rows } = await db.execute(sql`select 1 from market_refresh where fingerprint = ${fingerprint}`);
  return rows.length > 0;
};

export const markRefreshed = async (tx: Tx, fingerprint: string): Promise<void> => {
  await tx.execute(sql`delete from market_refresh`);
  await tx.execute(sql`insert into market_refresh (fingerprint) values (${fingerprint})`);
};

export const removeFigures = (tx: Tx) => tx.execute(sql`delete from market_figure`);

/** Of the regions that have any, in no order. */
export const findFigures = async (
  db: NodePgDatabase,
  regionIds: readonly string[],
  type: FigureType,
): Promise<FigureRow[]> => {
  const { rows } = await db.execute<FigureRow>(sql`
    select region_id as "regionId", as_of::text as "asOf", sample, summary, quarters from market_figure
    where region_id = ${anyOf(regionIds, 'text')} and type = ${type}`);
  return rows;
};

/** As `findFigures`, without the quarters. */
export const findSummaries = async (
  db: NodePgDatabase,
  regionIds: readonly string[],
  type: FigureType,
): Promise<Omit<FigureRow, 'quarters'>[]> => {
  const { rows } = await db.execute<Omit<FigureRow, 'quarters'>>(sql`
    select region_id as "regionId", as_of::text as "asOf", sample, summary from market_figure
    where region_id = ${anyOf(regionIds, 'text')} and type = ${type}`);
  return rows;
};

export type PlaceFigureRow = Place & { asOf: string; sample: boolean; summary: MarketSummary };

/** Localities within a box, with the figures of each that has any. */
export const findPlaceFigures = async (
  db: NodePgDatabase,
  { type, state, near, limit }: PlaceSearch,
): Promise<PlaceFigureRow[]> => {
  const { rows } = await db.execute<PlaceFigureRow>(sql`
    select l.id, l.name, l.state, l.postcode, l.latitude, l.longitude, f.as_of::text as "asOf", f.sample, f.summary
    from market_figure f join locality l on l.id = f.locality_id
    where f.type = ${type}
      ${state ? sql`and l.state = ${state}` : sql``}
      ${near ? sql`and l.latitude between ${near.south} and ${near.north} and l.longitude between ${near.west} and ${near.east}` : sql``}
    order by (f.summary->>'salesLastYear')::int desc, l.id limit ${limit}`);
  return rows;
};

export type PlaceSearch = {
  type: FigureType;
  state: string | null;
  near: { west: number; south: number; east: number; north: number } | null;
  limit: number;
};

export const findPlacesOfPostcode = async (db: NodePgDatabase, postcode: string): Promise<Place[]> => {
  const { rows } = await db.execute<Place>(sql`
    select id, name, state, postcode, latitude, longitude from locality where postcode = ${postcode}
    order by (select count(*) from sale s where s.locality_id = locality.id) desc, id`);
  return rows;
};

type NameSearch = { name: string; state: string | null; postcode: string | null };

/** Among several of one name, one that has figures comes first. */
const findPlace = async (db: NodePgDatabase, isNamed: SQL, { name, state, postcode }: NameSearch) => {
  const { rows } = await db.execute<Place>(sql`
    select id, name, state, postcode, latitude, longitude from locality l
    where ${isNamed} ${state ? sql`and state = ${state}` : sql``}
      ${postcode ? sql`and postcode = ${postcode}` : sql``}
    order by exists (select from market_figure f where f.locality_id = l.id) desc, search_name = ${name} desc,
      length(search_name), id
    limit 1`);
  return rows[0];
};

/** The locality of this name, or whose name goes on with another word. */
export const findPlaceNamed = (db: NodePgDatabase, asked: NameSearch): Promise<Place | undefined> =>
  findPlace(db, sql`(search_name = ${asked.name} or search_name like ${`${asked.name} %`})`, asked);

/** The locality whose letters are these, wherever the spaces stand. */
export const findPlaceRunTogether = (db: NodePgDatabase, asked: NameSearch): Promise<Place | undefined> =>
  findPlace(db, sql`replace(search_name, ' ', '') = ${asked.name.replaceAll(' ', '')}`, asked);

export const findTypeOfHome = async (
  db: NodePgDatabase,
  propertyId: string,
): Promise<PropertyType | undefined> => {
  const { rows } = await db.execute<{ type: PropertyType }>(
    sql`select type from property where id = ${propertyId}`,
  );
  return rows[0]?.type;
};
