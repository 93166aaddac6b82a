import type { PageScope } from '../../access/page-scope.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { invalid } from '../../fail.ts';
import { showPhoto } from '../photos/show-photo.ts';
import { pageOf } from './show-page.ts';

/** The street front of the home that a page is about, for people without a session. */
export const showPagePhoto = async (
  scope: PageScope,
  version: string | undefined,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const { page } = await pageOf(scope);
  if (page.propertyId === null) throw invalid({ field: 'slug', message: 'This page is not about a home.' });
  return showPhoto(
    referenceOf(scope.services),
    { propertyId: page.propertyId, view: 'street', v: version },
    resHeaders,
  );
};
