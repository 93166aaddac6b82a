import type { PropertyType } from '@propguard/rules/properties/property-types';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { anyOf } from '../../db/any-of.ts';

/** About 5 km: a suburb whose centre is farther away is not the place's own. */
const NEAR_DEGREES = 0.05;

type Placed = { latitude: number; longitude: number; localityId: string };
type PlacedHome = Placed & { type: PropertyType };

export const findProperty = async (db: NodePgDatabase, id: string): Promise<PlacedHome | undefined> =>
  (
    await db.execute<PlacedHome>(
      sql`select latitude, longitude, locality_id as "localityId", type from property where id = ${id}`,
    )
  ).rows[0];

export const findProperties = async (
  db: NodePgDatabase,
  ids: readonly string[],
): Promise<(Placed & { id: string })[]> =>
  (
    await db.execute<Placed & { id: string }>(
      sql`select id, latitude, longitude, locality_id as "localityId" from property
          where id = ${anyOf(ids, 'uuid')}`,
    )
  ).rows;

/** Always the same ones, spread over the suburb. */
export const findHomesIn = async (db: NodePgDatabase, localityId: string, most: number): Promise<Placed[]> =>
  (
    await db.execute<Placed>(
      sql`select latitude, longitude, locality_id as "localityId" from property
          where locality_id = ${localityId} order by md5(id::text) limit ${most}`,
    )
  ).rows;

export const isLocality = async (db: NodePgDatabase, id: string): Promise<boolean> =>
  ((await db.execute(sql`select from locality where id = ${id}`)).rowCount ?? 0) > 0;

export const findNearestLocality = async (
  db: NodePgDatabase,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<string | null> => {
  const found = await db.execute<{ id: string }>(sql`
    select id from locality
    where latitude between ${latitude - NEAR_DEGREES} and ${latitude + NEAR_DEGREES}
      and longitude between ${longitude - NEAR_DEGREES} and ${longitude + NEAR_DEGREES}
    order by (latitude - ${latitude}::float8) ^ 2
      + ((longitude - ${longitude}::float8) * cosd(${latitude}::float8)) ^ 2, id
    limit 1`);
  return found.rows[0]?.id ?? null;
};
