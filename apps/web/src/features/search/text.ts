import { inEnglish } from '@propguard/rules/messages/in-english';
export const text = {
  title: 'Property search',
  description: 'Properties for sale, by place, price and what they have.',
  form: 'Find properties',

  box: {
    label: 'Suburb, postcode or address',
    placeholder: 'New Farm, 4005, or 12 Smith Street',
    clear: 'Clear the place',
    suggestions: 'Places that fit',
    found: (count: number) =>
      inEnglish('{count, plural, one {# place fits} other {# places fit}}', { count }),
    nothing: (typed: string) => `No suburb or address starts with “${typed}”.`,
    failed: 'We can’t look up places right now. Press Enter to search for the words as they are.',
    notListed: (address: string) => `${address} isn’t on the market`,
    showingSuburb: (suburb: string) => `Properties in ${suburb} are shown instead.`,
    notOpened: 'We couldn’t open the address',
  },

  results: 'Properties',
  counted: (count: number, atLeast: boolean) =>
    atLeast
      ? inEnglish('{count, number}+ properties', { count })
      : inEnglish('{count, plural, one {# property} other {# properties}}', { count }),
  loading: 'Looking for properties',
  sort: 'Sort by',
  sorts: {
    newest: 'Newest first',
    price_up: 'Lowest price first',
    price_down: 'Highest price first',
    land: 'Most land first',
  },
  more: 'Show more',
  loadingMore: 'Loading more',
  shown: (shown: number, total: string) => `${shown.toLocaleString('en-AU')} of ${total} shown`,
  allShown: 'That’s all of them.',
  moreFailed: 'We couldn’t load the next properties',
  failedTitle: 'We couldn’t load the properties',
  failedAgain: 'We couldn’t refresh the properties. You’re seeing the ones found before.',
  refusedTitle: 'We can’t run this search',

  empty: {
    title: 'No properties match this search',
    loosen: 'Remove one of these to find some:',
    without: (filter: string) => `Without ${filter}`,
    nothingHelps: 'No single filter is to blame. Clear them all and start again.',
    noListings: 'This installation has no properties for sale yet.',
    sources: 'What data is here',
    counting: 'Checking which filter to drop',
  },

  card: {
    bedrooms: (count: number) => inEnglish('{count, plural, one {# bedroom} other {# bedrooms}}', { count }),
    bathrooms: (count: number) =>
      inEnglish('{count, plural, one {# bathroom} other {# bathrooms}}', { count }),
    carSpaces: (count: number) =>
      inEnglish('{count, plural, one {# car space} other {# car spaces}}', { count }),
    land: (area: string) => `Land ${area}`,
    onMarket: (days: string) => `${days} on the market`,
    today: 'New today',
    assess: 'Assess this property',
    assessOne: (address: string) => `Assess this property: ${address}`,
    assessed: (address: string, figures: string) => `Assessment of ${address}: ${figures}`,
    value: (value: string) => `Value ${value}`,
    noValue: 'No value',
    risk: (score: number) => `Risk ${score}/100`,
    lvr: (ratio: string, assumed: boolean) => (assumed ? `LVR ${ratio}, assumed` : `LVR ${ratio}`),
    drawing: (address: string) => `Drawing of ${address}`,
    approximate: 'Shown at the centre of its suburb',
    close: 'Close',
    loading: 'Loading the property',
    notFound: 'This property is no longer listed.',
    failed: 'We couldn’t load the property',
  },

  keys: {
    title: 'Keys in the list of properties',
    lines: [
      { keys: ['↑', '↓'], does: 'From property to property' },
      { keys: ['Home', 'End'], does: 'To the first and the last' },
      { keys: ['Enter'], does: 'Open the property' },
      { keys: ['C'], does: 'Compare it, or stop comparing' },
      { keys: ['M'], does: 'Show it on the map' },
    ],
  },

  view: { label: 'Show as', list: 'List', map: 'Map' },
  map: {
    label: 'Map of the properties found',
    follow: 'Search as I move the map',
    here: 'Search this area',
    failed: 'We couldn’t load the map’s properties',
    listLabel: 'Properties on the map',
    one: (price: string) => `Property, ${price}`,
    several: (count: number, price: string) =>
      `${count.toLocaleString('en-AU')} properties, median ${price}: zoom in`,
    inView: (count: number) =>
      inEnglish('{count, plural, one {# property} other {# properties}} in this view', { count }),
  },
} as const;
