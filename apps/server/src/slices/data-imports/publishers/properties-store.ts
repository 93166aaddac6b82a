import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import type { Publication } from './publisher.ts';
import { forgetReplaced, rememberRows, restoreRows, unlinkFromLater } from './replaced-rows-store.ts';

/** Of several rows about one property the newest says what it is like. `newest` orders them. */
const drafts = (importId: string, newest: SQL): SQL => sql`
  select distinct on (s.owner_id) s.owner_id as id, d.*
  from staged_row s, jsonb_to_record(s.content -> 'property') as d(
    unit text, "houseNumber" text, "streetName" text, "streetType" text, "localityId" text, latitude float8,
    longitude float8, "positionSource" text, type text, bedrooms int2, bathrooms int2, "carSpaces" int2,
    "landM2" int4, "buildingM2" int4, "yearBuilt" int2)
  where s.import_id = ${importId} and s.outcome is null
  order by s.owner_id, ${newest} desc, s.record desc`;

const ATTRIBUTES: readonly (readonly [column: string, draft: string])[] = [
  ['bedrooms', 'bedrooms'],
  ['bathrooms', 'bathrooms'],
  ['car_spaces', 'carSpaces'],
  ['land_m2', 'landM2'],
  ['building_m2', 'buildingM2'],
  ['year_built', 'yearBuilt'],
];

const COLUMNS = [
  'unit',
  'house_number',
  'street_name',
  'street_type',
  'locality_id',
  'latitude',
  'longitude',
  'position_source',
  'type',
  ...ATTRIBUTES.map(([column]) => column),
  'features',
  'dataset_id',
];

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
const own = (column: string): SQL => sql`p.${sql.identifier(column)}`;
const drafted = (draft: string): SQL => sql`d.${sql.identifier(draft)}`;

/** What is said anew counts; what is not said stays; a known position is not given up for a suburb's centre. */
const merged: readonly (readonly [string, SQL])[] = [
  ...ATTRIBUTES.map(([column, draft]) => [column, sql`coalesce(${drafted(draft)}, ${own(column)})`] as const),
  ['latitude', sql`case d."positionSource" when 'exact' then d.latitude else p.latitude end`],
  ['longitude', sql`case d."positionSource" when 'exact' then d.longitude else p.longitude end`],
  ['position_source', sql`case d."positionSource" when 'exact' then 'exact' else p.position_source end`],
];

const isChanged = sql`(${list(merged.map(([, value]) => value))}) is distinct from (${list(merged.map(([column]) => own(column)))})`;

/** Adds properties that are not there and completes those that are. Rows go in by place, which the indices like. */
export const publishProperties = async (
  tx: Tx,
  { importId, datasetId }: Publication,
  newest: SQL,
): Promise<void> => {
  const changed = sql`select p.id from property p join (${drafts(importId, newest)}) d on d.id = p.id where ${isChanged}`;
  await rememberRows(tx, 'property', datasetId, changed);
  await tx.execute(sql`
    update property p set ${list(merged.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`))},
      dataset_id = ${datasetId}
    from (${drafts(importId, newest)}) d where d.id = p.id and ${isChanged}`);
  await tx.execute(sql`
    insert into property (id, unit, house_number, street_name, street_type, locality_id, latitude, longitude,
      position_source, type, bedrooms, bathrooms, car_spaces, land_m2, building_m2, year_built, dataset_id)
    select d.id, d.unit, d."houseNumber", d."streetName", d."streetType", d."localityId", d.latitude, d.longitude,
      d."positionSource", d.type, d.bedrooms, d.bathrooms, d."carSpaces", d."landM2", d."buildingM2", d."yearBuilt",
      ${datasetId}::uuid
    from (${drafts(importId, newest)}) d
    where not exists (select from property p where p.id = d.id)
    order by d."localityId", d."streetName", d."houseNumber"`);
};

/** Also of sales that may come back: an earlier link of a chain, or one that was withdrawn. */
const saleBefore = sql`
  select (previous ->> 'property_id')::uuid as property_id, previous_dataset_id as dataset_id
  from replaced_row where table_name = 'sale'`;

/** A property that another import's rows stand on stays, as that import's. */
export const removeProperties = async (tx: Tx, datasetId: string): Promise<void> => {
  await unlinkFromLater(tx, 'property', datasetId);
  await restoreRows(tx, 'property', datasetId, COLUMNS);
  await tx.execute(sql`
    delete from property p where p.dataset_id = ${datasetId}
      and not exists (select from sale s where s.property_id = p.id)
      and not exists (select from listing l where l.property_id = p.id)
      and not exists (select from (${saleBefore}) earlier where earlier.property_id = p.id)`);
  await tx.execute(sql`
    update property p set dataset_id = heir.dataset_id
    from (
      select distinct on (property_id) property_id, dataset_id
      from (select property_id, dataset_id from sale union all select property_id, dataset_id from listing
        union all ${saleBefore}) user_row
      where property_id in (select id from property where dataset_id = ${datasetId})
      order by property_id
    ) heir
    where p.dataset_id = ${datasetId} and heir.property_id = p.id`);
  await forgetReplaced(tx, 'property', datasetId);
};
