import type { Suggestion, SuggestionQuery } from '@propguard/protocol/suggestions';
import type * as z from 'zod';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { correctTypos } from './correct-typos.ts';
import { matchTerms, type Sought } from './match-terms.ts';
import { readQuery } from './read-query.ts';
import { nameOf, termsOf } from './terms.ts';

const matchCorrected = async (
  scope: ReferenceScope,
  sought: readonly Sought[],
  limit: number,
): Promise<Suggestion[]> => {
  for (const { reading, terms } of sought) {
    for (const corrected of await correctTypos(scope, terms)) {
      const { items, isLikely } = await matchTerms(scope, [{ reading, terms: corrected, name: '' }], limit);
      if (isLikely) return items;
    }
  }
  return [];
};

/**
 * What was typed is taken as it stands. Typos are thought of when that finds nothing, or only suburbs without an
 * address: 'Paramatta' is a place in South Australia, and hardly ever the one that is meant.
 */
export const suggestPlaces = async (
  scope: ReferenceScope,
  { query, limit }: z.infer<typeof SuggestionQuery>,
): Promise<{ items: Suggestion[] }> => {
  const sought = readQuery(query).map((reading) => {
    const terms = termsOf(reading);
    return { reading, terms, name: nameOf(terms) };
  });
  const { items, isLikely } = await matchTerms(scope, sought, limit);
  if (isLikely) return { items };
  const corrected = await matchCorrected(scope, sought, limit);
  return { items: corrected.length > 0 ? corrected : items };
};
