import type { OfferedListing } from '@propguard/protocol/offered-listings';
import { Property } from '@propguard/protocol/property-records';
import type { OfferedRow } from './store.ts';

export const toOffered = (row: OfferedRow): OfferedListing => {
  const number =
    row.unit && row.houseNumber ? `${row.unit}/${row.houseNumber}` : (row.houseNumber ?? row.unit);
  const fromAud = row.guideFromAud ?? row.guideToAud;
  return {
    id: row.id,
    address: [number, row.streetName, row.streetType].filter(Boolean).join(' '),
    locality: Property.shape.locality.parse({
      id: row.localityId,
      name: row.localityName,
      state: row.state,
      postcode: row.postcode,
    }),
    type: row.type,
    status: row.status,
    guide: fromAud === null ? null : { fromAud, toAud: row.guideToAud ?? fromAud },
    headline: row.headline,
    listedOn: row.listedOn,
    sharing: row.publishedId === null ? 'offered' : 'published',
  };
};
