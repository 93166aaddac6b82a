import type { OwnListingDetail } from '@propguard/protocol/own-listings';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { getListing } from './list-listings.ts';
import { insertEvents, lockOwnListing, updateOwnListing } from './store.ts';
import { sharingOf } from './view.ts';

/** From here on the operator of the installation sees it, and may copy it into the shared market. */
export const offerListing = async (
  scope: WorkspaceScope,
  { id, offered }: { id: string; offered: boolean },
): Promise<OwnListingDetail> => {
  const { tx, workspaceId, accountId } = scope;
  const before = await lockOwnListing(tx, id);
  if (!before) throw fail('NOT_FOUND');
  if (offered && before.status === 'draft')
    throw invalid({ field: 'offered', message: 'You can’t publish a draft. Put it on the market first.' });
  if (!offered && before.publishedId !== null)
    throw invalid({
      field: 'offered',
      message: 'It’s in the shared market. Ask the operator to take it out first.',
    });
  const offeredAt = offered ? (before.offeredAt ?? new Date()) : null;
  if ((before.offeredAt === null) === (offeredAt === null)) return getListing(scope, id);
  await updateOwnListing(tx, id, { offeredAt });
  await insertEvents(tx, [
    {
      workspaceId,
      listingId: id,
      kind: 'shared',
      byAccountId: accountId,
      fromValue: sharingOf(before),
      toValue: sharingOf({ ...before, offeredAt }),
    },
  ]);
  await publish(tx, { workspaceId, subject: 'ownListings', id });
  return getListing(scope, id);
};
