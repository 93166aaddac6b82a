import { ListingFilters } from '@propguard/protocol/listing-query';
import type { Listing } from '@propguard/protocol/listings';
import { daysBetween } from '@propguard/rules/lending/days';
import { searchForm } from '@propguard/rules/places/search-form';
import { dayIn } from '@propguard/rules/time/wall-time';
import { EASTERNMOST_TIME_ZONE } from '@propguard/rules/time/zones';
import type { OpenedScope, TxScope } from '../../access/any-scope.ts';
import { referenceWithin } from '../../access/reference-scope.ts';
import { understandFilter } from '../listings/understand-filter.ts';
import { homeOf, streetLine } from '../properties/home-shape.ts';
import { guideOf } from './guide-of.ts';
import { findIdsThatFit, findRegisteredId } from './on-market-store.ts';
import { findByIds, findOwnListing, findOwnListings, findPhotos, type OwnListingRow } from './store.ts';

/** A listing of the agency's own, in the shape of the market's: what matches and shows those takes it too. */
export type OwnHome = Listing & { coverId: string | null };

const toHome = (row: OwnListingRow, coverId: string | null): OwnHome | null => {
  const { status, listedOn } = row;
  if (status === 'draft' || listedOn === null) return null;
  const today = dayIn(EASTERNMOST_TIME_ZONE, new Date());
  return {
    id: row.id,
    status,
    guide: guideOf(row),
    listedOn,
    closedOn: row.closedOn,
    daysOnMarket: Math.max(0, daysBetween(listedOn, row.closedOn ?? today)),
    headline: row.headline,
    photoSeed: 0,
    sample: false,
    property: {
      ...homeOf(row),
      photoVersion: coverId ?? '',
      sample: false,
    },
    coverId,
  };
};

const homesOf = async ({ tx }: TxScope, rows: readonly OwnListingRow[]): Promise<OwnHome[]> => {
  const photos = await findPhotos(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const home = toHome(row, photos.find(({ listingId }) => listingId === row.id)?.id ?? null);
    return home ? [home] : [];
  });
};

/** In the order of the ids. */
const homesBy = async (scope: TxScope, ids: readonly string[]): Promise<OwnHome[]> => {
  if (ids.length === 0) return [];
  const homes = await homesOf(scope, await findByIds(scope.tx, ids));
  return ids.flatMap((id) => homes.filter((home) => home.id === id));
};

/** Those for sale that a search of the market would find, were they in it; the newest first. */
export const ownHomesThatFit = async (
  scope: OpenedScope,
  filters: Record<string, unknown>,
  limit: number,
): Promise<OwnHome[]> => {
  const { sort: _, ...asked } = ListingFilters.parse(filters);
  const filter = await understandFilter(referenceWithin(scope), asked);
  return homesBy(scope, await findIdsThatFit(scope.tx, filter, limit));
};

/** Those of the ids that are no drafts. */
export const ownHomesOf = homesBy;

/** Null: it is a draft, or none of this workspace's. */
export const findOwnHome = async (scope: TxScope, id: string): Promise<OwnHome | null> => {
  const row = await findOwnListing(scope.tx, id);
  return row ? ((await homesOf(scope, [row]))[0] ?? null) : null;
};

/** What the register calls it: reports, certificates and hazards are kept under that id. Null: it does not know the home. */
export const findRegistered = ({ tx }: TxScope, id: string): Promise<string | null> =>
  findRegisteredId(tx, id);

const LOOKED_AT = 50;

/** The home for sale that somebody names by its address: '12 Smith Street, Lismore'. */
export const findOwnHomeAt = async (scope: TxScope, address: string): Promise<OwnHome | null> => {
  const [line = ''] = address.split(',');
  if (line.trim() === '') return null;
  const rows = await findOwnListings(scope.tx, {
    status: 'active',
    query: line.trim(),
    after: null,
    limit: LOOKED_AT,
  });
  const said = searchForm(address);
  const named = rows.filter((row) => {
    const street = searchForm(streetLine(row));
    return said === street || said.startsWith(`${street} ${searchForm(row.localityName)}`);
  });
  return named.length === 1 ? ((await homesOf(scope, named))[0] ?? null) : null;
};
