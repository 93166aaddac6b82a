import type { Listing } from '@propguard/protocol/listings';
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
