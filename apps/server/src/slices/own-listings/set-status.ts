import type { OwnListingDetail } from '@propguard/protocol/own-listings';
import { moveStatus, type OwnListingStatus } from '@propguard/rules/own-listings/own-listing-life';
import { dayIn } from '@propguard/rules/time/wall-time';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { getListing } from './list-listings.ts';
import { insertEvents, lockOwnListing, updateOwnListing } from './store.ts';

type Move = { id: string; status: OwnListingStatus; soldPriceAud: number | null; note: string };

/** What clients are shown says what it is: it needs a headline before it goes on the market. */
export const setStatus = async (
  scope: WorkspaceScope,
  { id, status, soldPriceAud, note }: Move,
): Promise<OwnListingDetail> => {
  const { services, tx, workspaceId, accountId } = scope;
  const before = await lockOwnListing(tx, id);
  if (!before) throw fail('NOT_FOUND');
  const today = dayIn(await findTimeZone(tx, workspaceId), new Date());
  const moved = moveStatus({ from: before.status, to: status, today, soldPriceAud }, before);
  if (!moved.ok) throw invalid({ field: moved.field, message: moved.words });
  if (before.headline === '')
    throw invalid({ field: 'status', message: 'Give it a headline first: clients see it from now on.' });
  const comesOnMarket = status === 'active' && before.status !== 'under_offer';
  await updateOwnListing(tx, id, {
    status,
    ...moved.step,
    ...(comesOnMarket ? { knownAt: new Date() } : {}),
  });
  await insertEvents(tx, [
    {
      workspaceId,
      listingId: id,
      kind: 'status',
      byAccountId: accountId,
      fromValue: before.status,
      toValue: status,
      note,
    },
  ]);
  if (comesOnMarket)
    await services.tell(tx, { kind: 'own-listings-on-market', workspaceId, listingIds: [id] });
  await publish(tx, { workspaceId, subject: 'ownListings', id });
  return getListing(scope, id);
};
