import type { Sale } from '@propguard/protocol/property-records';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PROPERTY_COLUMNS, PROPERTY_TABLES, type PropertyRow } from './property-record.ts';

const EARTH_RADIUS_METRES = 6_371_009;
const METRES_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_METRES;
/** The box is only there for the index; it must not cut into the circle. */
const BOX_MARGIN = 1.001;

export type Around = {
  propertyId: string;
  latitude: number;
  longitude: number;
  radiusMetres: number;
  months: number;
  limit: number;
};

export type NearbyRow = PropertyRow &
  Omit<Sale, 'id' | 'sample'> & { saleId: string; saleSample: boolean; distanceMetres: number };

/** Distances on a sphere, good to half a per cent. Each sale is as old as its own dataset says. */
export const findNearbySales = async (db: NodePgDatabase, around: Around): Promise<NearbyRow[]> => {
  const { latitude, longitude, radiusMetres, months } = around;
  const reachNorth = (radiusMetres / METRES_PER_DEGREE) * BOX_MARGIN;
  const reachEast = reachNorth / Math.cos((latitude * Math.PI) / 180);
  const found = await db.execute<NearbyRow>(sql`
    select * from (
      select ${PROPERTY_COLUMNS}, s.id as "saleId", s.contract_date as "contractDate",
        s.settlement_date as "settlementDate", s.price_aud::float8 as "priceAud", s.method, sd.sample as "saleSample",
        2 * ${EARTH_RADIUS_METRES}::float8 * asin(sqrt(
          sin(radians(p.latitude - ${latitude}::float8) / 2) ^ 2
          + cos(radians(p.latitude)) * cos(radians(${latitude}::float8))
            * sin(radians(p.longitude - ${longitude}::float8) / 2) ^ 2)) as "distanceMetres"
      from ${PROPERTY_TABLES}
        join sale s on s.property_id = p.id
        join dataset sd on sd.id = s.dataset_id
      where point(p.longitude, p.latitude) <@ box(
          point(${longitude - reachEast}::float8, ${latitude - reachNorth}::float8),
          point(${longitude + reachEast}::float8, ${latitude + reachNorth}::float8))
        and p.position_source = 'exact' and p.id <> ${around.propertyId}
        and s.contract_date <= sd.as_of
        and s.contract_date > (sd.as_of - make_interval(months => ${months}::int))::date
    ) as nearby
    where "distanceMetres" <= ${radiusMetres}::float8
    order by "distanceMetres", "contractDate" desc, "saleId" limit ${around.limit}`);
  return found.rows;
};
