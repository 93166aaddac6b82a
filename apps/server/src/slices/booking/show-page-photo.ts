import type { PageScope } from '../../access/page-scope.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { sendMedia } from '../media/send-media.ts';
import { findOwnHome } from '../own-listings/on-market.ts';
import { showPhoto } from '../photos/show-photo.ts';
import { pageOf } from './show-page.ts';

/** The cover of the agency's own listing, or the street front of a home of the market, for people without a session. */
export const showPagePhoto = async (
  scope: PageScope,
  version: string | undefined,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const { page } = await pageOf(scope);
  if (page.propertyId === null) throw invalid({ field: 'slug', message: 'This page is not about a home.' });
  const own = await findOwnHome(scope, page.propertyId);
  if (own) {
    if (own.coverId === null) throw fail('NOT_FOUND');
    return sendMedia(
      { scope, headers: new Headers(), ...(resHeaders && { resHeaders }) },
      { id: own.coverId, size: 'full' },
    );
  }
  return showPhoto(
    referenceOf(scope.services),
    { propertyId: page.propertyId, view: 'street', v: version },
    resHeaders,
  );
};
