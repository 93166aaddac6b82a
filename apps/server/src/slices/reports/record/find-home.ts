import type { PropertyHistory } from '@propguard/protocol/properties';
import type { ReportRecord } from '@propguard/protocol/report-record';
import { PHOTO_VIEWS } from '@propguard/rules/properties/photo-views';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { Failure } from '../../../fail.ts';
import { getProperty } from '../../properties/get-property.ts';

const UNKNOWN: ReportRecord['home'] = { listing: null, features: [], photos: [] };

/** Null when its dataset was removed since the assessment. */
const findProperty = async (scope: ReferenceScope, id: string): Promise<PropertyHistory | null> => {
  try {
    return await getProperty(scope, id);
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

/** What our records say of the home beside the facts that were valued. */
export const findHome = async (
  scope: ReferenceScope,
  propertyId: string | null,
): Promise<ReportRecord['home']> => {
  const property = propertyId === null ? null : await findProperty(scope, propertyId);
  if (!property) return UNKNOWN;
  const [listing] = property.listings;
  return {
    listing: listing
      ? { id: listing.id, status: listing.status, guide: listing.guide, listedOn: listing.listedOn }
      : null,
    features: property.features,
    photos: PHOTO_VIEWS.map((view) => `/api/photos/${property.id}/${view}?v=${property.photoVersion}`),
  };
};
