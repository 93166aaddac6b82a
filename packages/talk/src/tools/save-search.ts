import { composeSavedSearch } from '../answers/sums/compose-saved-search.ts';
import { listings } from '../dialogue/fill-listings.ts';
import { inheritSavedSearch } from '../dialogue/inherit.ts';
import { defineTool } from './define-tool.ts';
import { needingNothing } from './lacking.ts';
import { searchListings } from './search-listings.ts';

export const saveSearch = defineTool({
  name: 'save_search',
  does: 'Keeps a search of homes for sale; new matches are shown.',
  takes: searchListings.takes,
  place: 'locality',
  fill: listings,
  inherit: inheritSavedSearch,
  missing: needingNothing,
  needs: 'agent',
  proposal: 'saveSearchProposal',
  compose: composeSavedSearch,
  phrases: [],
});
