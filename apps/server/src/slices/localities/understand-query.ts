import { searchForm } from '@propguard/rules/places/search-form';
import { STATES } from '@propguard/rules/places/states';

/** 'new farm qld 4005' in any order: the state and the postcode are taken out, the rest is the name. */
export const understandQuery = (query: string) => {
  const words = searchForm(query).split(' ').filter(Boolean);
  const isState = (word: string) => STATES.some((state) => state.toLowerCase() === word);
  const isPostcode = (word: string) => /^\d{1,4}$/.test(word);
  return {
    name: words.filter((word) => !isState(word) && !isPostcode(word)).join(' '),
    state: words.find(isState)?.toUpperCase() ?? null,
    postcode: words.find(isPostcode) ?? null,
  };
};
