import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { deleteOwnListing, lockOwnListing } from './store.ts';

/** Clients may hold links to what was on the market: that is withdrawn, and stays to be looked up. */
export const removeListing = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<{ done: true }> => {
  const listing = await lockOwnListing(tx, id);
  if (!listing) throw fail('NOT_FOUND');
  if (listing.status !== 'draft') throw fail('CONFLICT');
  await deleteOwnListing(tx, id);
  await publish(tx, { workspaceId, subject: 'ownListings', id });
  return { done: true };
};
