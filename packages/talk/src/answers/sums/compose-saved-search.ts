import type { Composer } from '../composed.ts';
import { sumPhrasesOf } from './sum-phrases.ts';

export const composeSavedSearch: Composer<{ name: string }> = ({ name }, { say, language }) => ({
  title: name,
  facts: [],
  items: [],
  notes: [],
  sentences: [sumPhrasesOf(language).searchSaved],
  suggestions: [say.suggest.listings],
});
