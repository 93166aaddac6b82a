import type { NewOwnListing, OwnListingDetail } from '@propguard/protocol/own-listings';
import { OWN_LISTINGS_MAX } from '@propguard/rules/own-listings/own-listing-limits';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { demandAgent, demandReference } from './demand-facts.ts';
import { getListing } from './list-listings.ts';
import { placeListing } from './place-listing.ts';
import { countOwnListings, insertEvents, insertOwnListings } from './store.ts';

/** It begins as a draft, which nobody but the agency sees. */
export const addListing = async (
  scope: WorkspaceScope,
  { address, localityId, ...facts }: NewOwnListing,
): Promise<OwnListingDetail> => {
  const { tx, workspaceId, accountId } = scope;
  const placed = await placeListing(scope, { address, localityId });
  await demandAgent(scope, facts.agentId);
  await demandReference(scope, facts.reference, null);
  await demandRoom(tx, {
    of: 'own listings',
    owner: workspaceId,
    most: OWN_LISTINGS_MAX,
    count: () => countOwnListings(tx),
  });
  const [id = ''] = await insertOwnListings(tx, [{ ...facts, ...placed, workspaceId }]);
  await insertEvents(tx, [
    { workspaceId, listingId: id, kind: 'added', byAccountId: accountId, toValue: 'draft' },
  ]);
  await publish(tx, { workspaceId, subject: 'ownListings', id });
  return getListing(scope, id);
};
