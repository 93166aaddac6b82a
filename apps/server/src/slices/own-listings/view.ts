import type { OwnListing, OwnListingDetail } from '@propguard/protocol/own-listings';
import { Property } from '@propguard/protocol/property-records';
import { daysBetween } from '@propguard/rules/lending/days';
import type { SharingState } from '@propguard/rules/own-listings/own-listing-life';
import type { EventRow, OwnListingRow, PhotoRow } from './store.ts';

type Street = Pick<OwnListingRow, 'unit' | 'houseNumber' | 'streetName' | 'streetType'>;

/** '3/53 Northam Avenue', as the register writes it. */
export const streetLine = ({ unit, houseNumber, streetName, streetType }: Street): string => {
  const number = unit && houseNumber ? `${unit}/${houseNumber}` : (houseNumber ?? unit);
  return [number, streetName, streetType].filter(Boolean).join(' ');
};

type Guided = Pick<OwnListingRow, 'guideFromAud' | 'guideToAud'>;
export const guideOf = ({ guideFromAud, guideToAud }: Guided): OwnListing['guide'] => {
  const fromAud = guideFromAud ?? guideToAud;
  return fromAud === null ? null : { fromAud, toAud: guideToAud ?? fromAud };
};

type Shared = Pick<OwnListingRow, 'publishedId' | 'offeredAt'>;
export const sharingOf = ({ publishedId, offeredAt }: Shared): SharingState => {
  if (publishedId !== null) return 'published';
  return offeredAt === null ? 'own' : 'offered';
};

export const localityOf = (
  row: Pick<OwnListingRow, 'localityId' | 'localityName' | 'state' | 'postcode'>,
): OwnListing['locality'] =>
  Property.shape.locality.parse({
    id: row.localityId,
    name: row.localityName,
    state: row.state,
    postcode: row.postcode,
  });

type Beside = { photos: readonly PhotoRow[]; value: OwnListing['value']; today: string };

export const toOwnListing = (row: OwnListingRow, { photos, value, today }: Beside): OwnListing => ({
  id: row.id,
  reference: row.reference,
  address: streetLine(row),
  locality: localityOf(row),
  latitude: row.latitude,
  longitude: row.longitude,
  positionSource: row.positionSource,
  type: row.type,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  carSpaces: row.carSpaces,
  landM2: row.landM2,
  buildingM2: row.buildingM2,
  yearBuilt: row.yearBuilt,
  features: row.features,
  status: row.status,
  guide: guideOf(row),
  soldPriceAud: row.soldPriceAud,
  listedOn: row.listedOn,
  closedOn: row.closedOn,
  daysOnMarket: row.listedOn === null ? null : Math.max(0, daysBetween(row.listedOn, row.closedOn ?? today)),
  headline: row.headline,
  agent: row.agentId && row.agentName ? { id: row.agentId, name: row.agentName } : null,
  photos: photos
    .filter(({ listingId }) => listingId === row.id)
    .map(({ id, width, height }) => ({ id, width, height })),
  value,
  sharing: sharingOf(row),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toEvent = ({ event, byName }: EventRow): OwnListingDetail['events'][number] => ({
  id: event.id,
  kind: event.kind,
  at: event.at.toISOString(),
  by: byName,
  from: event.fromValue,
  to: event.toValue,
  note: event.note,
});
