import type { HazardReport, PropertyHazardQuery } from '@propguard/protocol/hazards';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { assessPlace } from './assess-place.ts';
import { findProperty } from './place-store.ts';

export const getPropertyHazards = async (
  services: Context,
  query: PropertyHazardQuery,
): Promise<HazardReport> => {
  const property = await findProperty(services.database.plain, query.id);
  if (!property) throw fail('NOT_FOUND');
  return assessPlace(services, { ...property, localityBy: 'given' }, query);
};
