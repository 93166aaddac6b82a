import { zoneOf } from '@propguard/rules/time/zone-of';
import type { OpenedScope } from '../../access/any-scope.ts';
import { findWhereabouts } from './find-home.ts';

/** By the clocks of the home that people come to; without one, by the others. */
export const homeZone = async (
  scope: OpenedScope,
  propertyId: string | null,
  otherwise: string,
): Promise<string> => {
  const home = propertyId === null ? null : await findWhereabouts(scope, propertyId);
  return home ? zoneOf(home, otherwise) : otherwise;
};
