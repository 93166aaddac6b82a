import type { PublicPage } from '@propguard/protocol/booking';
import type { AnyScope } from '../../access/any-scope.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { Failure } from '../../fail.ts';
import { getProperty } from '../properties/get-property.ts';

type Home = NonNullable<PublicPage['home']>;
const FEATURES_SHOWN = 3;

/** What a page or a letter says of a home; null when it was withdrawn. */
export const findHome = async ({ services }: AnyScope, propertyId: string): Promise<Home | null> => {
  try {
    const home = await getProperty(referenceOf(services), propertyId);
    const { name, state, postcode } = home.locality;
    return {
      address: `${home.address}, ${name} ${state} ${postcode}`,
      photoVersion: home.photoVersion,
      bedrooms: home.bedrooms,
      bathrooms: home.bathrooms,
      carSpaces: home.carSpaces,
      guide: home.listings.find(({ status }) => status === 'active')?.guide ?? null,
      features: home.features.slice(0, FEATURES_SHOWN),
    };
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};
