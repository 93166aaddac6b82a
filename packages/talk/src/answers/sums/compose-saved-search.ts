import type { SavedSearchAlert } from '@propguard/rules/properties/saved-search-limits';
import type { Composer } from '../composed.ts';
import { sumPhrasesOf } from './sum-phrases.ts';

export const composeSavedSearch: Composer<{ name: string; alerts: SavedSearchAlert }> = (
  { name, alerts },
  { say, language },
) => ({
  title: name,
  facts: [],
  items: [],
  notes: [],
  sentences: [
    sumPhrasesOf(language).searchSaved,
    ...(alerts === 'none' ? [] : [sumPhrasesOf(language).searchMailed]),
  ],
  suggestions: [say.suggest.listings],
});
