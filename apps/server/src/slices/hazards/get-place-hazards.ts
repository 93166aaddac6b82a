import type { HazardQuery, HazardReport } from '@propguard/protocol/hazards';
import type { Context } from '../../context.ts';
import { invalid } from '../../fail.ts';
import { assessPlace, type PlaceFacts } from './assess-place.ts';
import { findNearestLocality, isLocality } from './place-store.ts';

const placeOf = async (
  { database }: Context,
  { latitude, longitude, localityId }: HazardQuery,
): Promise<PlaceFacts> => {
  if (localityId === undefined) {
    const nearest = await findNearestLocality(database.plain, { latitude, longitude });
    return { latitude, longitude, localityId: nearest, localityBy: nearest === null ? null : 'nearest' };
  }
  if (!(await isLocality(database.plain, localityId)))
    throw invalid({ field: 'localityId', message: 'There is no such suburb.' });
  return { latitude, longitude, localityId, localityBy: 'given' };
};

export const getPlaceHazards = async (services: Context, query: HazardQuery): Promise<HazardReport> =>
  assessPlace(services, await placeOf(services, query), query);
