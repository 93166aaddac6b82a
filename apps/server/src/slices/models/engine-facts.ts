import type { PropertyFacts as EngineFacts } from '@propguard/engine/valuation/sales/property-facts';
import type { Subject } from '@propguard/protocol/valuations';

type Valued = Pick<Subject, 'facts' | 'latitude' | 'longitude' | 'positionSource'> & {
  locality: { id: string; postcode: string; state: string };
};

/** A position that is only the suburb's centre is no position of the home: it says where to look for comparables. */
export const engineFacts = ({
  facts,
  latitude,
  longitude,
  positionSource,
  locality,
}: Valued): EngineFacts => {
  const isPlaced = positionSource !== 'locality';
  return {
    ...facts,
    latitude: isPlaced ? latitude : null,
    longitude: isPlaced ? longitude : null,
    ...(isPlaced ? {} : { centre: { latitude, longitude } }),
    localityId: locality.id,
    postcode: locality.postcode,
    state: locality.state,
  };
};
