import type { HazardReport, PropertyHazardQuery } from '@propguard/protocol/hazards';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { assessPlace } from './assess-place.ts';
import { findProperty } from './place-store.ts';

export const getPropertyHazards = async (
  scope: ReferenceScope,
  query: PropertyHazardQuery,
): Promise<HazardReport> => {
  const property = await findProperty(scope.reader, query.id);
  if (!property) throw fail('NOT_FOUND');
  return assessPlace(scope, { ...property, localityBy: 'given' }, query);
};
