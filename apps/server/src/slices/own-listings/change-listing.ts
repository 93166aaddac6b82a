import type { OwnListingChange, OwnListingDetail } from '@propguard/protocol/own-listings';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { streetLine } from '../properties/home-shape.ts';
import { demandAgent, demandReference } from './demand-facts.ts';
import { guideOf } from './guide-of.ts';
import { getListing } from './list-listings.ts';
import { placeListing } from './place-listing.ts';
import { insertEvents, type LockedListing, lockOwnListing, updateOwnListing } from './store.ts';

const priceText = (guide: ReturnType<typeof guideOf>): string | null =>
  guide === null
    ? null
    : [...new Set([guide.fromAud, guide.toAud])].map((aud) => `$${aud.toLocaleString('en-AU')}`).join(' – ');

/** One end of the guide may be changed alone: together they must still be a range. */
const demandRange = (before: LockedListing, change: OwnListingChange): void => {
  const from = change.guideFromAud === undefined ? before.guideFromAud : change.guideFromAud;
  const to = change.guideToAud === undefined ? before.guideToAud : change.guideToAud;
  if (from !== null && to !== null && from > to)
    throw invalid({ field: 'guideToAud', message: 'The guide’s upper end is below its lower end.' });
};

/** Of two who change it at once the second is told, and reads it again. */
export const changeListing = async (
  scope: WorkspaceScope,
  { id, version, ...change }: OwnListingChange & { id: string; version: number },
): Promise<OwnListingDetail> => {
  const { tx, workspaceId, accountId } = scope;
  const before = await lockOwnListing(tx, id);
  if (!before) throw fail('NOT_FOUND');
  if (before.version !== version) throw fail('CONFLICT');
  demandRange(before, change);
  await demandAgent(scope, change.agentId);
  await demandReference(scope, change.reference, id);
  const { address = streetLine(before), localityId = before.localityId, ...facts } = change;
  const isMoved = address !== streetLine(before) || localityId !== before.localityId;
  await updateOwnListing(tx, id, {
    ...facts,
    ...(isMoved ? await placeListing(scope, { address, localityId }) : {}),
  });
  const [from, to] = [guideOf(before), guideOf({ ...before, ...facts })].map(priceText);
  if (from !== to)
    await insertEvents(tx, [
      { workspaceId, listingId: id, kind: 'price', byAccountId: accountId, fromValue: from, toValue: to },
    ]);
  await publish(tx, { workspaceId, subject: 'ownListings', id });
  return getListing(scope, id);
};
