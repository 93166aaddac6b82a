export const text = {
  title: 'Property search',
  description: 'Find a suburb or town by its name or postcode.',
  form: 'Find a place',
  queryLabel: 'Suburb, town or postcode',
  queryPlaceholder: 'New Farm, or 4005',
  clear: 'Clear the search',
  stateLabel: 'State or territory',
  allStates: 'All of Australia',

  results: 'Places',
  loading: 'Looking for places',
  counted: (count: number, hasMore: boolean) => {
    const places = count === 1 ? '1 place' : `${count.toLocaleString('en-AU')} places`;
    return hasMore ? `First ${places}` : places;
  },
  more: 'Show more',
  loadingMore: 'Loading more',
  moreFailed: 'The next places could not be loaded',

  emptyTitle: 'No place found',
  empty: (query: string, state: string | undefined) => {
    const where = state ? ` in ${state}` : '';
    return query
      ? `Nothing is called “${query}”${where}.`
      : `There is no place${where} in the data of this installation.`;
  },
  emptySearchEverywhere: 'Search all of Australia',
  emptyClear: 'Clear the search',
  failedTitle: 'The places could not be loaded',
  failedAgain: 'The places could not be loaded again. Those found before are still shown.',
  reference: (id: string) => `Reference ${id}`,

  map: 'Map of the places found',
  mapLoading: 'Loading the map',

  details: {
    loading: 'Loading the place',
    close: 'Close the details',
    state: 'State',
    postcode: 'Postcode',
    position: 'Centre',
    source: 'Source',
    allSources: 'All data sources',
    notFound: 'This place is not in the data of this installation.',
    failed: 'The place could not be loaded',
  },
} as const;
