import { SAVED_SEARCH_ALERTS } from '@propguard/rules/properties/saved-search-limits';
import * as z from 'zod';
import { composeSavedSearch } from '../answers/sums/compose-saved-search.ts';
import { savedListings } from '../dialogue/fill-listings.ts';
import { inheritSavedSearch } from '../dialogue/inherit.ts';
import { defineTool } from './define-tool.ts';
import { needingNothing } from './lacking.ts';
import { searchListings } from './search-listings.ts';

export const saveSearch = defineTool({
  name: 'save_search',
  does: 'Keeps a search of homes for sale; new matches are shown.',
  takes: searchListings.takes.extend({
    alerts: z
      .enum(SAVED_SEARCH_ALERTS)
      .optional()
      .describe('Whether each new one, or all of a day, are sent by mail'),
  }),
  place: 'locality',
  fill: savedListings,
  inherit: inheritSavedSearch,
  missing: needingNothing,
  needs: 'agent',
  isForGuests: false,
  proposal: 'saveSearchProposal',
  compose: composeSavedSearch,
  phrases: [],
});
