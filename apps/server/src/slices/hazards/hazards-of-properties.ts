import type { ReferenceScope } from '../../access/reference-scope.ts';
import { type HazardValues, openHazardLookup } from './open-hazard-lookup.ts';
import { findProperties } from './place-store.ts';

/** Of each property that we know. */
export const hazardsOfProperties = async (
  scope: ReferenceScope,
  ids: readonly string[],
): Promise<Map<string, HazardValues>> => {
  if (ids.length === 0) return new Map();
  const hazardsAt = await openHazardLookup(scope);
  const properties = await findProperties(scope.reader, [...new Set(ids)]);
  return new Map(properties.map(({ id, ...place }) => [id, hazardsAt(place)]));
};
