import type { Property } from '@propguard/protocol/property-records';
import { sql } from 'drizzle-orm';
import { photoVersion } from '../photos/photo-version.ts';
import { type HomeRow, homeOf } from './home-shape.ts';

export type PropertyRow = HomeRow & Pick<Property, 'sample'> & { newestPhotoSeed: number | null };

/** Of `property p`, `locality lo` and `dataset pd`: see `PROPERTY_TABLES`. */
export const PROPERTY_COLUMNS = sql`
  p.id, p.unit, p.house_number as "houseNumber", p.street_name as "streetName", p.street_type as "streetType",
  p.latitude, p.longitude, p.position_source as "positionSource", p.type, p.bedrooms, p.bathrooms,
  p.car_spaces as "carSpaces", p.land_m2 as "landM2", p.building_m2 as "buildingM2", p.year_built as "yearBuilt",
  p.features, pd.sample, lo.id as "localityId", lo.name as "localityName", lo.state, lo.postcode,
  (select photo_seed from listing newest where newest.property_id = p.id
   order by newest.listed_on desc, newest.id desc limit 1) as "newestPhotoSeed"`;

export const PROPERTY_TABLES = sql`
  property p join locality lo on lo.id = p.locality_id join dataset pd on pd.id = p.dataset_id`;

export const toProperty = (row: PropertyRow): Property => ({
  ...homeOf(row),
  photoVersion: photoVersion(row, row.newestPhotoSeed),
  sample: row.sample,
});
