import type { HazardQuery, HazardReport } from '@propguard/protocol/hazards';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { invalid } from '../../fail.ts';
import { assessPlace, type PlaceFacts } from './assess-place.ts';
import { findNearestLocality, isLocality } from './place-store.ts';

const placeOf = async (
  { reader }: ReferenceScope,
  { latitude, longitude, localityId, type: asked }: HazardQuery,
): Promise<PlaceFacts> => {
  const type = asked ?? null;
  if (localityId === undefined) {
    const nearest = await findNearestLocality(reader, { latitude, longitude });
    const localityBy = nearest === null ? null : 'nearest';
    return { latitude, longitude, localityId: nearest, localityBy, type };
  }
  if (!(await isLocality(reader, localityId)))
    throw invalid({ field: 'localityId', message: 'There’s no such suburb.' });
  return { latitude, longitude, localityId, localityBy: 'given', type };
};

export const getPlaceHazards = async (scope: ReferenceScope, query: HazardQuery): Promise<HazardReport> =>
  assessPlace(scope, await placeOf(scope, query), query);
