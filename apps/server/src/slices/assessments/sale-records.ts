import type { Comparable, PropertyFacts } from '@propguard/protocol/valuations';
import { sql } from 'drizzle-orm';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import {
  PROPERTY_COLUMNS,
  PROPERTY_TABLES,
  type PropertyRow,
  toProperty,
} from '../properties/property-record.ts';

/** What a comparable shows beside its figures. */
export type SaleRecord = Pick<
  Comparable,
  'propertyId' | 'address' | 'locality' | 'latitude' | 'longitude' | 'facts' | 'contractDate' | 'sample'
>;

type Row = PropertyRow & { saleId: string; contractDate: string; saleSample: boolean };

const toRecord = (row: Row): SaleRecord => {
  const property = toProperty(row);
  const facts: PropertyFacts = {
    type: property.type,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    carSpaces: property.carSpaces,
    landM2: property.landM2,
    buildingM2: property.buildingM2,
    yearBuilt: property.yearBuilt,
  };
  return {
    propertyId: property.id,
    address: property.address,
    locality: property.locality.name,
    latitude: property.latitude,
    longitude: property.longitude,
    facts,
    contractDate: row.contractDate,
    sample: row.saleSample,
  };
};

export const findSaleRecords = async (
  { reader }: ReferenceScope,
  saleIds: readonly string[],
): Promise<Map<string, SaleRecord>> => {
  const found = await reader.execute<Row>(sql`
    select ${PROPERTY_COLUMNS}, s.id as "saleId", s.contract_date as "contractDate", sd.sample as "saleSample"
    from ${PROPERTY_TABLES} join sale s on s.property_id = p.id join dataset sd on sd.id = s.dataset_id
    where s.id = any(${sql.param(saleIds)}::uuid[])`);
  return new Map(found.rows.map((row) => [row.saleId, toRecord(row)]));
};
