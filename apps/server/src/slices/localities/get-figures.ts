import type { LocalityFigures } from '@propguard/protocol/locality-figures';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { findFigures } from './figures-store.ts';
import { toFigures } from './figures-view.ts';
import { findLocality } from './store.ts';

export const getFigures = async (
  { reader }: ReferenceScope,
  localityId: string,
  type: PropertyType | null,
): Promise<LocalityFigures> => {
  if (!(await findLocality(reader, localityId))) throw fail('NOT_FOUND');
  return toFigures(localityId, type, await findFigures(reader, localityId, type));
};
