import type { OwnListing, OwnListingDetail } from '@propguard/protocol/own-listings';
import { daysBetween } from '@propguard/rules/lending/days';
import type { SharingState } from '@propguard/rules/own-listings/own-listing-life';
import { homeOf } from '../properties/home-shape.ts';
import { guideOf } from './guide-of.ts';
import type { EventRow, OwnListingRow, PhotoRow } from './store.ts';

type Shared = Pick<OwnListingRow, 'publishedId' | 'offeredAt'>;
export const sharingOf = ({ publishedId, offeredAt }: Shared): SharingState => {
  if (publishedId !== null) return 'published';
  return offeredAt === null ? 'own' : 'offered';
};

type Beside = { photos: readonly PhotoRow[]; value: OwnListing['value']; today: string };

export const toOwnListing = (row: OwnListingRow, { photos, value, today }: Beside): OwnListing => ({
  ...homeOf(row),
  reference: row.reference,
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
  copyDiffers: row.copyDiffers,
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
