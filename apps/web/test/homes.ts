import type { Listing } from '@propguard/protocol/listings';
import type { OwnListingDetail } from '@propguard/protocol/own-listings';
import type { Property, Sale } from '@propguard/protocol/property-records';

/** An id that is told from others by its last digits. */
export const idOf = (last: number): string => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`;

/** A house in New Farm. */
export const homeOf = (id: string, address: string, changes: Partial<Property> = {}): Property => ({
  id,
  address,
  locality: { id: 'qld-4005-new-farm', name: 'New Farm', state: 'QLD', postcode: '4005' },
  latitude: -27.47,
  longitude: 153.05,
  positionSource: 'exact',
  type: 'house',
  bedrooms: 3,
  bathrooms: 2,
  carSpaces: 1,
  landM2: 405,
  buildingM2: 160,
  yearBuilt: 1990,
  features: [],
  photoVersion: '1',
  sample: true,
  ...changes,
});

export const listingOf = (id: string, property: Property, changes: Partial<Listing> = {}): Listing => ({
  id,
  status: 'active',
  guide: { fromAud: 1_200_000, toAud: 1_300_000 },
  listedOn: '2026-09-01',
  closedOn: null,
  daysOnMarket: 30,
  headline: `A home at ${property.address}`,
  photoSeed: 1,
  sample: true,
  property,
  ...changes,
});

export const saleOf = (id: string, contractDate: string, priceAud: number): Sale => ({
  id,
  contractDate,
  settlementDate: null,
  priceAud,
  method: 'private_treaty',
  sample: true,
});

/** A draft of an agency. */
export const ownListingOf = (id: string, changes: Partial<OwnListingDetail> = {}): OwnListingDetail => ({
  id,
  reference: 'A-12',
  address: '3/53 Northam Avenue',
  locality: { id: 'bankstown-nsw-2200', name: 'Bankstown', state: 'NSW', postcode: '2200' },
  latitude: -33.9,
  longitude: 151,
  positionSource: 'exact',
  type: 'house',
  bedrooms: 3,
  bathrooms: 2,
  carSpaces: 1,
  landM2: 500,
  buildingM2: null,
  yearBuilt: null,
  features: ['balcony'],
  status: 'draft',
  guide: { fromAud: 800_000, toAud: 850_000 },
  soldPriceAud: null,
  listedOn: null,
  closedOn: null,
  daysOnMarket: null,
  headline: 'Light and quiet',
  agent: null,
  photos: [],
  value: {
    valueAud: 910_000,
    lowAud: 860_000,
    highAud: 960_000,
    asOf: '2026-11-01',
    sample: false,
    guideIs: 'below',
  },
  sharing: 'own',
  copyDiffers: false,
  version: 4,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  description: 'Near the park.',
  events: [
    {
      id: '00000000-0000-4000-8000-0000000000e1',
      kind: 'added',
      at: '2026-11-01T00:00:00Z',
      by: 'Ben Okafor',
      from: null,
      to: 'draft',
      note: '',
    },
  ],
  ...changes,
});

/** What the agency sells itself, as its list is read. */
export const ownListingsAre = (...items: OwnListingDetail[]) => ({
  list: () => ({
    items,
    nextCursor: null,
    counts: { draft: 0, active: items.length, under_offer: 0, sold: 0, withdrawn: 0 },
  }),
});
