import type { NearbySale } from '@propguard/protocol/properties';
import type { ListingEvent } from '@propguard/protocol/property-records';
import type { NearbyRow } from './nearby-store.ts';
import { toProperty } from './property-record.ts';
import type { EventRow } from './store.ts';

export const toEvent = ({ on, kind, priceAud }: EventRow): ListingEvent => ({ on, kind, priceAud });

export const toNearbySale = (row: NearbyRow): NearbySale => ({
  property: toProperty(row),
  sale: {
    id: row.saleId,
    contractDate: row.contractDate,
    settlementDate: row.settlementDate,
    priceAud: row.priceAud,
    method: row.method,
    sample: row.saleSample,
  },
  distanceMetres: Math.round(row.distanceMetres),
});
