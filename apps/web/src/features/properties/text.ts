import { inEnglish } from '@propguard/rules/messages/in-english';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import { homesText } from '@propguard/rules/metrics/market/figure-words';
import { MARKET_METRICS } from '@propguard/rules/metrics/market/market-metrics';
import type { LISTING_EVENT_KINDS, SaleMethod } from '@propguard/rules/properties/listing-life';
import type { PhotoView } from '@propguard/rules/properties/photo-views';
import { PROPERTY_TYPES, type PropertyType } from '@propguard/rules/properties/property-types';

const typesPlural = Object.fromEntries(PROPERTY_TYPES.map((type) => [type, homesText(type)])) as Record<
  PropertyType,
  string
>;

const events: Record<(typeof LISTING_EVENT_KINDS)[number], string> = {
  listed: 'Listed for sale',
  price_changed: 'Price changed',
  auction_sold: 'Sold at auction',
  auction_passed_in: 'Passed in at auction',
  under_offer: 'Under offer',
  sold: 'Sold',
  withdrawn: 'Withdrawn from sale',
};

const methods: Record<SaleMethod, string> = {
  auction: 'Sold at auction',
  private_treaty: 'Sold by private treaty',
  unknown: 'Sold',
};

const views: Record<PhotoView, string> = {
  street: 'Street front',
  rear: 'Garden and rear',
  plan: 'Plan of the lot',
};

export const text = {
  typesPlural,
  notListed: 'Not for sale now',
  loading: 'Loading the property',
  unlistedHeadline: (type: string, locality: string) => `${type} in ${locality}`,

  gallery: {
    label: (address: string) => `Drawings of ${address}`,
    views,
    alt: (view: string, type: string, address: string) =>
      `${view} of ${address}: a sample drawing of a ${type.toLowerCase()}, made from its recorded facts. Not a photograph.`,
    note: 'Sample drawing, not a photograph',
    failed: 'We couldn’t load this drawing.',
  },

  summary: 'Price and facts',
  guide: 'Price guide',
  lastGuide: 'Last price guide',
  lastSale: 'Last sale',
  noSale: 'No sale recorded',
  soldOn: (day: string) => `on ${day}`,
  daysOnMarket: HOME_METRICS.daysListed.title,
  listedOn: 'Listed',
  closedOn: 'Closed',
  facts: {
    type: 'Type',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    carSpaces: 'Car spaces',
    land: 'Land',
    building: 'Building',
    yearBuilt: 'Built',
  },
  short: {
    bedrooms: (number: number) => `${number} bed`,
    bathrooms: (number: number) => `${number} bath`,
    carSpaces: (number: number) => `${number} car`,
  },

  description: 'About this property',
  features: 'Features',

  share: 'Share',
  shared: 'Link copied',
  notShared: 'We couldn’t copy the link. Copy it from the address bar.',
  print: 'Print',
  compare: 'Compare',
  compareFull: (most: number) => `Already ${most} to compare`,
  sideBySide: (number: number) => `${number} side by side`,

  sections: {
    label: 'On this page',
    about: 'About',
    history: 'History',
    suburb: 'Suburb',
    nearby: 'Nearby sales',
  },

  history: {
    title: 'Price and listing history',
    timeline: 'Timeline',
    table: 'Table',
    look: 'Show the history as',
    empty: 'Nothing recorded yet',
    emptyDetail: 'Sales and listings of this property will show up here once we know of them.',
    events,
    methods,
    date: 'Date',
    event: 'What happened',
    price: 'Price',
    change: 'Change',
    changed: (amount: string) => `${amount} on the previous price`,
    sinceSale: (amount: string) => `${amount} on the previous sale`,
  },

  nearby: {
    title: 'Nearby sales',
    map: 'Map of nearby sales',
    mapDescription: (address: string, sales: number) =>
      inEnglish(
        '{address} and {sales, plural, one {# sale} other {# sales}} around it. The table holds the same sales.',
        { address, sales },
      ),
    mapLoading: 'Loading the map',
    loading: 'Loading the sales',
    radiusLabel: 'How near',
    radius: 'Within',
    metres: (metres: number) => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`),
    periodLabel: 'How recent',
    lastPeriod: 'Last',
    months: (months: number) =>
      months % 12 === 0
        ? inEnglish('{years, plural, one {# year} other {# years}}', { years: months / 12 })
        : inEnglish('{months, plural, one {# month} other {# months}}', { months }),
    counted: (sales: number, most: number) =>
      sales === most
        ? `The nearest ${most}`
        : inEnglish('{sales, plural, one {# sale} other {# sales}}', { sales }),
    number: 'No.',
    address: 'Address',
    sold: 'Sold',
    price: 'Price',
    type: 'Type',
    rooms: 'Bed / bath / car',
    land: 'Land',
    distance: 'Distance',
    emptyTitle: 'No sales that close',
    empty: (within: string, period: string) => `None on record within ${within} in the last ${period}.`,
    widen: 'Look wider',
    failed: 'We couldn’t load the nearby sales',
    fromCentre: 'We only know this property’s suburb. Distances are from its centre.',
    mark: (address: string, price: string) => `${address}, ${price}`,
  },

  suburb: {
    title: (locality: string) => `The market in ${locality}`,
    loading: 'Loading the figures',
    failed: 'We couldn’t load the figures',
    kinds: 'Figures for',
    allTypes: 'All types',
    figures: 'Figures of the suburb',
    period: (until: string) => `12 months to ${until}`,
    names: {
      medianPrice: MARKET_METRICS.medianPrice.title,
      growthYoy: MARKET_METRICS.growthYoy.title,
      salesVolume: MARKET_METRICS.salesVolume.title,
      daysOnMarket: MARKET_METRICS.daysOnMarket.title,
      clearanceRate: MARKET_METRICS.clearanceRate.title,
      listingVolume: MARKET_METRICS.listingVolume.title,
    },
    fromSales: (number: number) =>
      inEnglish('from {number, plural, one {# sale} other {# sales}}', { number }),
    fromBothYears: (number: number) =>
      inEnglish('same quality, from {number, plural, one {# sale} other {# sales}} in two years', { number }),
    fromListings: (number: number) =>
      inEnglish('median of {number, plural, one {# listing} other {# listings}} sold', { number }),
    fromAuctions: (held: number) =>
      inEnglish('of {held, plural, one {# auction} other {# auctions}} in a year', { held }),
    recordedSales: 'recorded in the period',
    listingsOn: (day: string) => `on ${day}`,
    toSearch: (locality: string) => `Everything for sale in ${locality}`,
    nothingHere: 'No sales or listings here yet',
    provenance: {
      title: 'Where these figures come from',
      source: 'Sales and listings of this installation',
      method:
        'Median, days and rates of what happened in the last twelve months; growth by an index for homes of the same quality',
    },
  },

  medians: {
    title: `${MARKET_METRICS.medianPrice.title} by type`,
    label: (locality: string) =>
      `Median price of each type of property in ${locality}, the last twelve months and the year before`,
    type: 'Type',
    price: MARKET_METRICS.medianPrice.title,
    unit: 'AUD',
    lastYear: 'Last 12 months',
    yearBefore: 'Year before',
    counted: (type: string, count: number) =>
      inEnglish('{type} {count, plural, one {# sale} other {# sales}}', { type, count }),
    foot: (counted: string, least: number) =>
      `${counted === '' ? '' : `Last 12 months: ${counted}. `}Types with fewer than ${least} sales in a year have no median.`,
    emptyTitle: 'Not enough sales for a median',
    empty: (locality: string, least: number) =>
      `No type of property in ${locality} sold at least ${least} times in twelve months.`,
    fileName: (localityId: string) => `medians-${localityId}`,
    loading: 'Loading the medians',
    failed: 'We couldn’t load the medians',
  },

  similar: {
    title: (locality: string) => `For sale in ${locality}`,
    loading: 'Loading similar listings',
    picture: (address: string) => `A sample drawing of ${address}`,
  },

  unknown: {
    title: 'We can’t find this property',
    noId: (sent: string) => `“${sent}” isn’t a property’s id.`,
    unknownId:
      'There’s no listing or property with this id. It may have been removed, or belong to another installation.',
    shape: 'An id has 36 letters, digits and hyphens, such as',
    example: 'cc0a4ee1-d7e4-818a-a3dc-c74ac9992a6d',
    search: 'Find it by its suburb',
    field: 'Suburb, town or postcode',
    placeholder: 'New Farm, or 4005',
    submit: 'Search',
    all: 'All properties for sale',
  },

  failed: {
    title: 'We couldn’t load the property',
    reference: (id: string) => `Reference ${id}`,
  },
} as const;
