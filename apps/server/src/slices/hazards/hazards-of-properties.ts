import type { Context } from '../../context.ts';
import { type HazardValues, openHazardLookup } from './open-hazard-lookup.ts';
import { findProperties } from './place-store.ts';

/** Of each property that we know. */
export const hazardsOfProperties = async (
  services: Context,
  ids: readonly string[],
): Promise<Map<string, HazardValues>> => {
  if (ids.length === 0) return new Map();
  const hazardsAt = await openHazardLookup(services);
  const properties = await findProperties(services.database.plain, [...new Set(ids)]);
  return new Map(properties.map(({ id, ...place }) => [id, hazardsAt(place)]));
};
