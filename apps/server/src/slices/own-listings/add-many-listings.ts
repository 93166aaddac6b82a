import { OWN_LISTINGS_MAX } from '@propguard/rules/own-listings/own-listing-limits';
import type { OwnListingDraft } from '@propguard/rules/own-listings/own-listing-row';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { streetLine } from '../properties/home-shape.ts';
import { countOwnListings, insertEvents, insertOwnListings, type NewOwnRow } from './store.ts';

const toRow = (workspaceId: string, { property, ...listing }: OwnListingDraft): NewOwnRow => {
  // What clients would see without a word of its own is called by its address.
  const headline = listing.headline || streetLine(property);
  return {
    workspaceId,
    ...property,
    ...listing,
    headline,
    knownAt: listing.status === 'active' ? new Date() : null,
  };
};

/** The rows of a file, all of them or none. */
export const addManyListings = async (
  { services, tx, workspaceId, accountId }: WorkspaceScope,
  drafts: readonly OwnListingDraft[],
): Promise<number> => {
  if (drafts.length === 0) return 0;
  await demandRoom(tx, {
    of: 'own listings',
    owner: workspaceId,
    // Room for the last of them is room for all.
    most: OWN_LISTINGS_MAX - drafts.length + 1,
    count: () => countOwnListings(tx),
  });
  const rows = drafts.map((draft) => toRow(workspaceId, draft));
  const ids = await insertOwnListings(tx, rows);
  await insertEvents(
    tx,
    ids.map((listingId, at) => ({
      workspaceId,
      listingId,
      kind: 'added' as const,
      byAccountId: accountId,
      toValue: rows[at]?.status ?? null,
    })),
  );
  const listingIds = ids.filter((_, at) => rows[at]?.status === 'active');
  await services.tell(tx, { kind: 'own-listings-on-market', workspaceId, listingIds });
  await publish(tx, { workspaceId, subject: 'ownListings', id: null });
  return ids.length;
};
