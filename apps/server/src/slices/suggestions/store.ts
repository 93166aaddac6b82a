import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type PlaceRow = {
  localityId: string;
  locality: string;
  state: string;
  postcode: string;
  latitude: number;
  longitude: number;
};
export type LocalityRow = PlaceRow & { hasStreets: boolean };
export type AddressRow = PlaceRow & {
  propertyId: string;
  unit: string | null;
  houseNumber: string | null;
  streetName: string;
  streetType: string | null;
};
export type StreetKey = { localityId: string; name: string; type: string };

/** Queries are PostgreSQL's `tsquery`; see terms.ts. */
export type StreetSearch = {
  /** Rare words, looked up. */
  indexed: string;
  /** Common words, checked on what the rare ones found. */
  checked: string | null;
  /** All words as they stand: a street that has them comes before one where a word only begins so. */
  whole: string;
  /** The first word, in the street's own name. */
  inName: string;
};

/** A name is hardly ever given to more streets; where words are so vague, any of them will do. */
const MOST_STREETS = 1_000;
const MOST_LOCALITIES = 50;
const STREET_KEY = sql`locality_id as "localityId", name, type`;

export const findStreets = async (
  db: NodePgDatabase,
  { indexed, checked, whole, inName }: StreetSearch,
  limit: number,
): Promise<StreetKey[]> => {
  // 'is true' keeps the common words out of the index, whose lists of them are long.
  const also = checked ? sql`and (search_words @@ ${checked}::tsquery) is true` : sql``;
  const found = await db.execute<StreetKey>(sql`
    select ${STREET_KEY} from (
      select * from street where search_words @@ ${indexed}::tsquery ${also} limit ${MOST_STREETS}
    ) as hit
    order by search_words @@ ${inName}::tsquery desc, search_words @@ ${whole}::tsquery desc,
      length(search_name), locality_id, name, type
    limit ${limit}`);
  return found.rows;
};

export const findStreetsThatBegin = async (
  db: NodePgDatabase,
  name: string,
  limit: number,
): Promise<StreetKey[]> => {
  const found = await db.execute<StreetKey>(sql`
    select ${STREET_KEY} from street where search_name like ${`${name}%`}
    order by search_name using ~<~ limit ${limit}`);
  return found.rows;
};

export const findLocalities = async (
  db: NodePgDatabase,
  { words, name, limit }: { words: string; name: string; limit: number },
): Promise<LocalityRow[]> => {
  const found = await db.execute<LocalityRow>(sql`
    select id as "localityId", name as locality, state, postcode, latitude, longitude,
      exists (select from street s where s.locality_id = hit.id) as "hasStreets"
    from (
      select *, case when search_name = ${name} then 0 when search_name like ${`${name}%`} then 1 else 2 end as rank
      from locality where search_words @@ ${words}::tsquery
      order by rank, length(search_name), id limit ${MOST_LOCALITIES}
    ) as hit
    order by rank, "hasStreets" desc, length(search_name), id
    limit ${limit}`);
  return found.rows;
};

const selectAddresses = async (
  db: NodePgDatabase,
  streets: readonly StreetKey[],
  { where, order, perStreet, limit }: { where: SQL; order: SQL; perStreet: number; limit: number },
): Promise<AddressRow[]> => {
  const column = (read: (street: StreetKey) => string): SQL => sql`${sql.param(streets.map(read))}::text[]`;
  // Streets are gone through one after the other, and no further than the limit needs.
  const found = await db.execute<AddressRow & { position: string }>(sql`
    select p.*, s.position, l.name as locality, l.state, l.postcode
    from unnest(${column((one) => one.localityId)}, ${column((one) => one.name)}, ${column((one) => one.type)})
      with ordinality as s (locality_id, name, type, position)
    cross join lateral (
      select id as "propertyId", locality_id as "localityId", unit, house_number as "houseNumber",
        street_name as "streetName", street_type as "streetType", latitude, longitude
      from property
      where locality_id = s.locality_id and street_name = s.name and coalesce(street_type, '') = s.type and ${where}
      order by ${order}, length(unit) nulls first, unit, id limit ${perStreet}
    ) as p
    cross join lateral (select name, state, postcode from locality where id = s.locality_id) as l
    limit ${limit}`);
  return found.rows.sort((a, b) => Number(a.position) - Number(b.position));
};

export type HouseSearch = { houseNumber: string; unit: string | null; limit: number };

export const findHouses = (
  db: NodePgDatabase,
  streets: readonly StreetKey[],
  { houseNumber, unit, limit }: HouseSearch,
): Promise<AddressRow[]> =>
  selectAddresses(db, streets, {
    where: sql`house_number in (${houseNumber}, ${houseNumber.toLowerCase()})
      ${unit === null ? sql`` : sql`and upper(unit) = ${unit}`}`,
    order: sql`house_number`,
    perStreet: limit,
    limit,
  });

/** Addresses of these streets, spread over them, the nearest numbers first. */
export const findNeighbours = (
  db: NodePgDatabase,
  streets: readonly StreetKey[],
  { number, limit }: { number: number; limit: number },
): Promise<AddressRow[]> =>
  selectAddresses(db, streets.slice(0, limit), {
    where: sql`true`,
    order: sql`abs(substring(house_number from '^[0-9]{1,6}')::integer - ${number}::integer), house_number`,
    perStreet: Math.ceil(limit / Math.max(1, Math.min(limit, streets.length))),
    limit,
  });

/** Words of places that share a key with what was typed, the shortest first. */
export const findPlaceWords = async (db: NodePgDatabase, keys: readonly string[]): Promise<string[]> => {
  const found = await db.execute<{ word: string }>(sql`
    select distinct length(word), word from unnest(${sql.param(keys)}::text[]) as key
    cross join lateral (select word from place_word where typo_keys @> array[key]) as near
    order by length(word), word`);
  return found.rows.map(({ word }) => word);
};
