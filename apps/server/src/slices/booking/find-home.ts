import type { PublicPage } from '@propguard/protocol/booking';
import type { Property } from '@propguard/protocol/property-records';
import type { OpenedScope } from '../../access/any-scope.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { Failure } from '../../fail.ts';
import { findOwnHome } from '../own-listings/on-market.ts';
import { getProperty } from '../properties/get-property.ts';

type Home = NonNullable<PublicPage['home']>;
const FEATURES_SHOWN = 3;

const toHome = (home: Property, guide: Home['guide']): Home => {
  const { name, state, postcode } = home.locality;
  return {
    sample: home.sample,
    address: `${home.address}, ${name} ${state} ${postcode}`,
    photoVersion: home.photoVersion || null,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    carSpaces: home.carSpaces,
    guide,
    features: home.features.slice(0, FEATURES_SHOWN),
  };
};

/** What a page or a letter says of a home, the agency's own or the market's; null when it was withdrawn. */
export const findHome = async (scope: OpenedScope, propertyId: string): Promise<Home | null> => {
  const own = await findOwnHome(scope, propertyId);
  if (own) return own.status === 'withdrawn' ? null : toHome(own.property, own.guide);
  try {
    const home = await getProperty(referenceOf(scope.services), propertyId);
    return toHome(home, home.listings.find(({ status }) => status === 'active')?.guide ?? null);
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};
