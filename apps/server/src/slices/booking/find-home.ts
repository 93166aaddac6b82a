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

/** The agency's own or the market's; null when it was withdrawn. */
const findWhole = async (
  scope: OpenedScope,
  propertyId: string,
): Promise<{ property: Property; guide: Home['guide'] } | null> => {
  const own = await findOwnHome(scope, propertyId);
  if (own) return own.status === 'withdrawn' ? null : { property: own.property, guide: own.guide };
  try {
    const property = await getProperty(referenceOf(scope.services), propertyId);
    return { property, guide: property.listings.find(({ status }) => status === 'active')?.guide ?? null };
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

/** What a page or a letter says of a home. */
export const findHome = async (scope: OpenedScope, propertyId: string): Promise<Home | null> => {
  const found = await findWhole(scope, propertyId);
  return found && toHome(found.property, found.guide);
};

/** Where a home is, for its clocks. */
export const findWhereabouts = async (
  scope: OpenedScope,
  propertyId: string,
): Promise<Pick<Property['locality'], 'state' | 'postcode'> | null> =>
  (await findWhole(scope, propertyId))?.property.locality ?? null;
