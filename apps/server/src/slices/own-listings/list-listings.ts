import type { OwnListing, OwnListingDetail, OwnListingQuery } from '@propguard/protocol/own-listings';
import { OWN_LISTING_STATUSES, type OwnListingStatus } from '@propguard/rules/own-listings/own-listing-life';
import { dayIn } from '@propguard/rules/time/wall-time';
import type { OpenedScope } from '../../access/any-scope.ts';
import { referenceWithin } from '../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { fail } from '../../fail.ts';
import { makeCursor, readCursor } from '../../paging/cursor.ts';
import { NewestPosition } from '../../paging/newest-first.ts';
import {
  countByStatus,
  findEvents,
  findOwnListing,
  findOwnListings,
  findPhotos,
  type OwnListingRow,
} from './store.ts';
import { valuerOfListings } from './value-listing.ts';
import { toEvent, toOwnListing } from './view.ts';

type Scope = OpenedScope & Pick<WorkspaceScope, 'workspaceId'>;

const shown = async (scope: Scope, rows: readonly OwnListingRow[]): Promise<OwnListing[]> => {
  const { tx, workspaceId } = scope;
  const photos = await findPhotos(
    tx,
    rows.map(({ id }) => id),
  );
  const today = dayIn(await findTimeZone(tx, workspaceId), new Date());
  const worthOf = await valuerOfListings(referenceWithin(scope));
  return rows.map((row) => toOwnListing(row, { photos, value: worthOf(row), today }));
};

export const listListings = async (
  scope: WorkspaceScope,
  { cursor, limit, status, query }: OwnListingQuery,
): Promise<{
  items: OwnListing[];
  nextCursor: string | null;
  counts: Record<OwnListingStatus, number>;
}> => {
  const filter = { ownListings: status ?? null, query };
  const after = readCursor(filter, cursor, NewestPosition);
  const rows = await findOwnListings(scope.tx, { status, query, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const counted = await countByStatus(scope.tx);
  const countOf = (one: OwnListingStatus): number => counted.find((row) => row.status === one)?.count ?? 0;
  return {
    items: await shown(scope, page),
    nextCursor:
      rows.length > limit && last ? makeCursor(filter, { atMicros: last.atMicros, id: last.id }) : null,
    counts: Object.fromEntries(OWN_LISTING_STATUSES.map((one) => [one, countOf(one)])) as Record<
      OwnListingStatus,
      number
    >,
  };
};

export const getListing = async (scope: Scope, id: string): Promise<OwnListingDetail> => {
  const row = await findOwnListing(scope.tx, id);
  if (!row) throw fail('NOT_FOUND');
  const [listing] = await shown(scope, [row]);
  if (!listing) throw fail('NOT_FOUND');
  return { ...listing, description: row.description, events: (await findEvents(scope.tx, id)).map(toEvent) };
};
