import type { HazardQuery, HazardReport } from '@propguard/protocol/hazards';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { invalid } from '../../fail.ts';
import { assessPlace, type PlaceFacts } from './assess-place.ts';
import { findNearestLocality, isLocality } from './place-store.ts';

const placeOf = async (
  { reader }: ReferenceScope,
  { latitude, longitude, localityId }: HazardQuery,
): Promise<PlaceFacts> => {
  if (localityId === undefined) {
    const nearest = await findNearestLocality(reader, { latitude, longitude });
    return { latitude, longitude, localityId: nearest, localityBy: nearest === null ? null : 'nearest' };
  }
  if (!(await isLocality(reader, localityId)))
    throw invalid({ field: 'localityId', message: 'There is no such suburb.' });
  return { latitude, longitude, localityId, localityBy: 'given' };
};

export const getPlaceHazards = async (scope: ReferenceScope, query: HazardQuery): Promise<HazardReport> =>
  assessPlace(scope, await placeOf(scope, query), query);
