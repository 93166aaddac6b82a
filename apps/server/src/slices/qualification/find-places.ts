import type { OpenGuest } from '../../access/guest-scope.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { searchLocalities } from '../localities/search-localities.ts';
import { showQuestions } from './answer-question.ts';

const OFFERED = 8;

/** Suburbs for whoever holds a link: places are no secret, but nobody without one need be answered. */
export const findPlaces = async (
  open: OpenGuest,
  query: string,
): Promise<{ items: { id: string; name: string }[] }> => {
  const { services } = await open('read', async (scope) => scope);
  // A link to questions that are gone opens nothing, not even this.
  await showQuestions(open);
  if (query === '') return { items: [] };
  const { items } = await searchLocalities(referenceOf(services), { query, limit: OFFERED });
  return {
    items: items.map(({ id, name, state, postcode }) => ({ id, name: `${name} ${state} ${postcode}` })),
  };
};
