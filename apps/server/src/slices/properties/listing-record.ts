import type { ListingRecord } from '@propguard/protocol/property-records';
import { sql } from 'drizzle-orm';

export type ListingRow = Omit<ListingRecord, 'id' | 'guide' | 'sample'> & {
  listingId: string;
  guideFromAud: number | null;
  guideToAud: number | null;
  listingSample: boolean;
};

/** Of `listing l` and its `dataset ld`; an open listing is as old as its data says, not as the clock does. */
export const LISTING_COLUMNS = sql`
  l.id as "listingId", l.status, l.guide_from_aud::float8 as "guideFromAud", l.guide_to_aud::float8 as "guideToAud",
  l.listed_on as "listedOn", l.closed_on as "closedOn", coalesce(l.closed_on, ld.as_of) - l.listed_on as "daysOnMarket",
  l.headline, l.photo_seed as "photoSeed", ld.sample as "listingSample"`;

const guideOf = ({ guideFromAud, guideToAud }: ListingRow): ListingRecord['guide'] => {
  const fromAud = guideFromAud ?? guideToAud;
  return fromAud === null ? null : { fromAud, toAud: guideToAud ?? fromAud };
};

export const toListingRecord = (row: ListingRow): ListingRecord => ({
  id: row.listingId,
  status: row.status,
  guide: guideOf(row),
  listedOn: row.listedOn,
  closedOn: row.closedOn,
  daysOnMarket: row.daysOnMarket,
  headline: row.headline,
  photoSeed: row.photoSeed,
  sample: row.listingSample,
});
