import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { FEATURES_SHOWN } from '@propguard/rules/appointments/appointment-limits';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { OpenedScope } from '../../access/any-scope.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { Failure, invalid } from '../../fail.ts';
import { findOwnHome } from '../own-listings/on-market.ts';
import { getProperty } from '../properties/get-property.ts';

type Home = NonNullable<AppointmentDetail['property']>;

/**
 * OPS-APPT-14, -28: address, price and the first features, of a home of the market or a listing of the agency's own. A home
 * that was withdrawn leaves its address alone.
 */
export const findHome = async (scope: OpenedScope, propertyId: string): Promise<Home | null> => {
  const own = await findOwnHome(scope, propertyId);
  if (own) {
    const { address, locality, features, latitude, longitude } = own.property;
    return {
      id: own.id,
      path: pathTo(PATHS.ownListing, { id: own.id }),
      address: [address, locality.name].join(', '),
      price: own.guide?.fromAud ?? null,
      images: own.coverId ? [`/api/own-listings/${own.id}/photos/${own.coverId}?size=full`] : [],
      features: features.slice(0, FEATURES_SHOWN),
      latitude,
      longitude,
    };
  }
  try {
    const home = await getProperty(referenceOf(scope.services), propertyId);
    const [listing] = home.listings;
    return {
      id: home.id,
      path: pathTo(PATHS.property, { id: home.id }),
      address: [home.address, home.locality.name].join(', '),
      price: listing?.guide?.fromAud ?? listing?.guide?.toAud ?? home.sales[0]?.priceAud ?? null,
      images: [`/api/photos/${home.id}/street?v=${encodeURIComponent(home.photoVersion)}`],
      features: home.features.slice(0, FEATURES_SHOWN),
      latitude: home.latitude,
      longitude: home.longitude,
    };
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

/** A draft is the team's: nobody is shown it. */
export const demandHome = async (scope: OpenedScope, propertyId: string): Promise<void> => {
  if (!(await findHome(scope, propertyId)))
    throw invalid({
      field: 'propertyId',
      message: 'Choose a home you can find in search, or one of your own listings that isn’t a draft.',
    });
};
