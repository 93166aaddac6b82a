import type { Box } from '@propguard/engine/hazard/shape/shape';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** More would only make the plan grey. */
const MOST_HOMES = 600;
const MOST_PLACES = 12;

type Spot = { longitude: number; latitude: number };

const within = ({ west, south, east, north }: Box) =>
  sql`box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`;

export const findHomesIn = async (db: NodePgDatabase, bounds: Box): Promise<Spot[]> => {
  const found = await db.execute<Spot>(sql`
    select longitude, latitude from property
    where point(longitude, latitude) <@ ${within(bounds)} and position_source = 'exact'
    order by md5(id::text) limit ${MOST_HOMES}`);
  return found.rows;
};

/** Suburbs by their centres, those with the most homes of ours first. */
export const findPlacesIn = async (db: NodePgDatabase, bounds: Box): Promise<(Spot & { name: string })[]> => {
  const found = await db.execute<Spot & { name: string }>(sql`
    select name, longitude, latitude from locality l
    where point(longitude, latitude) <@ ${within(bounds)}
    order by (select count(*) from property p where p.locality_id = l.id) desc, name limit ${MOST_PLACES}`);
  return found.rows;
};
