import type { LocalityFigures } from '@propguard/protocol/locality-figures';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { marketFor } from './market-for.ts';

export const figuresOfLocality = async (
  scope: ReferenceScope,
  localityId: string,
  type: PropertyType | null,
): Promise<LocalityFigures> => {
  const { asOf, sample, figures } = await marketFor(scope, localityId, type);
  return { localityId, type, asOf, sample, figures };
};
