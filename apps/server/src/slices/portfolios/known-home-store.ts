import type { StreetAddress } from '@propguard/rules/imports/street-address';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import type { properties } from '../../db/schema/properties.ts';

/** `at`: its place in the list that is asked about. */
export type SoughtHome = StreetAddress & { at: number; localityId: string; houseNumber: string };

export type KnownHome = Pick<
  typeof properties.$inferSelect,
  | 'latitude'
  | 'longitude'
  | 'positionSource'
  | 'type'
  | 'bedrooms'
  | 'bathrooms'
  | 'carSpaces'
  | 'landM2'
  | 'buildingM2'
  | 'yearBuilt'
>;

/** By the whole address, in one question for all of them. Of two records of one address the first is taken. */
export const findKnownHomes = async (
  tx: Tx,
  sought: readonly SoughtHome[],
): Promise<Map<number, KnownHome>> => {
  const { rows } = await tx.execute<KnownHome & { at: number }>(sql`
    select distinct on (s.at) s.at, p.latitude, p.longitude, p.position_source as "positionSource", p.type, p.bedrooms,
      p.bathrooms, p.car_spaces as "carSpaces", p.land_m2 as "landM2", p.building_m2 as "buildingM2",
      p.year_built as "yearBuilt"
    from json_to_recordset(${JSON.stringify(sought)}::json)
      as s(at int, "localityId" text, "streetName" text, "streetType" text, "houseNumber" text, unit text)
      join property p on p.locality_id = s."localityId" and p.street_name = s."streetName"
        and p.house_number = s."houseNumber" and p.street_type is not distinct from s."streetType"
        and p.unit is not distinct from s.unit
    order by s.at, p.id`);
  return new Map(rows.map(({ at, ...home }) => [at, home]));
};
