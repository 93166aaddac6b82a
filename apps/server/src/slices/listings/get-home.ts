import type { ListedHome } from '@propguard/protocol/listings';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { getProperty } from '../properties/get-property.ts';
import { findListingDetail } from './get-listing.ts';

/** Links name a listing where there is one, and else the property itself: whoever follows one need not know which. */
export const getHome = async (scope: ReferenceScope, id: string): Promise<ListedHome> => {
  const listing = await findListingDetail(scope, id);
  return listing
    ? { kind: 'listing', listing }
    : { kind: 'property', property: await getProperty(scope, id) };
};
