import type { OwnListingDetail } from '@propguard/protocol/own-listings';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { getListing } from './list-listings.ts';
import { findPictures, lockOwnListing, replacePhotos, updateOwnListing } from './store.ts';

/** Pictures were looked through and made smaller when they were kept; here they get their place. */
export const setPhotos = async (
  scope: WorkspaceScope,
  { id, photos }: { id: string; photos: readonly string[] },
): Promise<OwnListingDetail> => {
  const { tx, workspaceId } = scope;
  if (!(await lockOwnListing(tx, id))) throw fail('NOT_FOUND');
  const wanted = [...new Set(photos)];
  const pictures = new Set(await findPictures(tx, wanted));
  if (wanted.some((photo) => !pictures.has(photo)))
    throw invalid({ field: 'photos', message: 'Choose pictures you’ve already uploaded.' });
  await replacePhotos(tx, { workspaceId, listingId: id }, wanted);
  await updateOwnListing(tx, id, {});
  await publish(tx, { workspaceId, subject: 'ownListings', id });
  return getListing(scope, id);
};
