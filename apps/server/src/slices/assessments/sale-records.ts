import type { Comparable, PropertyFacts } from '@propguard/protocol/valuations';
import { sql } from 'drizzle-orm';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { anyOf } from '../../db/any-of.ts';
import { type Street, streetLine } from '../properties/home-shape.ts';

/** What a comparable shows beside its figures. */
export type SaleRecord = Pick<
  Comparable,
  'propertyId' | 'address' | 'locality' | 'latitude' | 'longitude' | 'facts' | 'contractDate' | 'sample'
>;

type Row = Omit<SaleRecord, 'address' | 'facts'> & Street & PropertyFacts & { saleId: string };

const toRecord = (row: Row): SaleRecord => ({
  propertyId: row.propertyId,
  address: streetLine(row),
  locality: row.locality,
  latitude: row.latitude,
  longitude: row.longitude,
  facts: {
    type: row.type,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    carSpaces: row.carSpaces,
    landM2: row.landM2,
    buildingM2: row.buildingM2,
    yearBuilt: row.yearBuilt,
  },
  contractDate: row.contractDate,
  sample: row.sample,
});

/** Nothing but what a comparable shows: every assessment asks for some. */
export const findSaleRecords = async (
  { reader }: ReferenceScope,
  saleIds: readonly string[],
): Promise<Map<string, SaleRecord>> => {
  const found = await reader.execute<Row>(sql`
    select s.id as "saleId", s.contract_date as "contractDate", sd.sample, p.id as "propertyId", p.unit,
      p.house_number as "houseNumber", p.street_name as "streetName", p.street_type as "streetType",
      lo.name as locality, p.latitude, p.longitude, p.type, p.bedrooms, p.bathrooms, p.car_spaces as "carSpaces",
      p.land_m2 as "landM2", p.building_m2 as "buildingM2", p.year_built as "yearBuilt"
    from sale s join property p on p.id = s.property_id join locality lo on lo.id = p.locality_id
      join dataset sd on sd.id = s.dataset_id
    where s.id = ${anyOf(saleIds, 'uuid')}`);
  return new Map(found.rows.map((row) => [row.saleId, toRecord(row)]));
};
