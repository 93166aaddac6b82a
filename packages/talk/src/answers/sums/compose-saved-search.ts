import type { SavedSearchAlert } from '@propguard/rules/properties/saved-search-limits';
import type { Composer } from '../composed.ts';
import { MAIL_NEEDS_ACCOUNT } from '../listings/mail-needs-account.ts';
import { sumPhrasesOf } from './sum-phrases.ts';

export const composeSavedSearch: Composer<{
  name: string;
  alerts: SavedSearchAlert;
  /** They wanted to be written to, and have no address. */
  lacksAddress: boolean;
}> = ({ name, alerts, lacksAddress }, { say, language }) => ({
  title: name,
  facts: [],
  items: [],
  notes: [],
  sentences: [
    sumPhrasesOf(language).searchSaved,
    ...(alerts === 'none' ? [] : [sumPhrasesOf(language).searchMailed]),
    ...(lacksAddress ? [MAIL_NEEDS_ACCOUNT[language]] : []),
  ],
  suggestions: [say.suggest.listings],
});
