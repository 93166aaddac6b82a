import type { FigureName } from '@propguard/protocol/market-figures';
import type { HeatIngredient, MarketHeat } from '@propguard/rules/market/heat';
import type { PriceTrend } from '@propguard/rules/market/price-trend';
import type { AnalysedType, AnalysisDepth } from '@propguard/rules/market/property-types';
import type { SupplyDemandBalance } from '@propguard/rules/market/supply-demand';
import { inEnglish } from '@propguard/rules/messages/in-english';
import { MARKET_METRIC_NAMES, MARKET_METRICS } from '@propguard/rules/metrics/market/market-metrics';

const types: Record<AnalysedType, string> = {
  house: 'House',
  unit: 'Unit',
  townhouse: 'Townhouse',
  villa: 'Villa',
  land: 'Land',
  rural: 'Acreage',
  all: 'All types',
};
const depths: Record<AnalysisDepth, string> = { basic: 'Basic', comprehensive: 'Comprehensive' };
const heats: Record<MarketHeat, string> = { hot: 'Hot', warm: 'Warm', cool: 'Cool', cold: 'Cold' };
const trends: Record<PriceTrend, string> = {
  rising: 'Rising',
  falling: 'Falling',
  steady: 'Steady',
  unknown: 'Not known',
};
const balances: Record<SupplyDemandBalance, string> = {
  sellers: "Sellers' market",
  buyers: "Buyers' market",
  balanced: 'Balanced',
  unknown: 'Not known',
};
const ingredients: Record<HeatIngredient, string> = {
  growth: 'Growth',
  velocity: 'Quick sales',
  daysOnMarket: MARKET_METRICS.daysOnMarket.title,
  clearance: 'Clearance',
  inventory: 'Inventory',
};
const figures = Object.fromEntries(
  MARKET_METRIC_NAMES.map((name) => [name, MARKET_METRICS[name].title]),
) as Record<FigureName, string>;

export const text = {
  title: 'Market Analysis',
  description:
    'Medians, growth and demand for a suburb or town, from its own sales and listings; where those are few, the wider area is named.',
  form: 'Market to analyse',
  location: 'Location',
  locationPlaceholder: 'New Farm, 4005, Brisbane or QLD',
  type: 'Property type',
  depth: 'Analysis depth',
  submit: 'Analyse Market',
  submitting: 'Analyzing...',
  types,
  depths,
  figures,

  required: {
    title: 'Location Required',
    description: 'Please enter a location for market analysis.',
  },
  complete: {
    title: 'Market Analysis Complete',
    description: (location: string) => `Analysis for ${location} completed successfully.`,
  },
  failed: {
    title: 'Analysis Failed',
    description: 'Unable to complete market analysis. Please try again.',
  },
  empty: {
    title: 'No Market Data Available',
    unknown: (location: string) => `We don’t know a suburb, postcode, city or state called “${location}”.`,
    noSales: (location: string, type: string) =>
      `${type}: no sales in the last two years, and nothing listed, in ${location}.`,
    action: 'Try Different Location',
  },
  idle: {
    capitals: 'Capital cities',
    capitalsAbout: (type: string) => `${type}: the market now. Choose one to analyse it.`,
    capitalPlaces: ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Hobart', 'Canberra', 'Darwin'],
    title: 'Choose a market',
    about: 'Enter a suburb, postcode, city or state to see its prices, trend and demand, and what they mean.',
    examples: 'For example',
    places: ['New Farm, QLD 4005', 'Parramatta', '3121', 'Greater Brisbane', 'Tasmania'],
  },
  loading: 'Analysing the market',

  none: '–',
  noFigure: 'No figure',
  countedAs: 'Villas count as townhouses: sales registers don’t tell them apart.',
  export: 'Export CSV',

  metrics: {
    label: 'Market metrics',
    sales: (count: number) => inEnglish('{count, plural, one {# sale} other {# sales}} in a year', { count }),
    bothYears: (count: number) =>
      inEnglish('{count, plural, one {# sale} other {# sales}} in two years', { count }),
    above: (region: string, growth: string) => `${region} ${growth}`,
    error: (points: string) => `give or take ${points} points`,
    auctions: (count: number) =>
      inEnglish('of {count, plural, one {# auction} other {# auctions}} in a year', { count }),
    listings: 'of 1,000',
    fastMoving: 'Fast Moving',
    daysFrom: (count: number) =>
      inEnglish('median of {count, plural, one {# listing} other {# listings}} sold', { count }),
  },

  history: {
    title: (type: string) => `${type} price each quarter`,
    label: (type: string, place: string) =>
      `Quality-adjusted ${type.toLowerCase()} price each quarter, ${place}`,
    period: 'Period',
    quarter: 'Quarter to',
    axis: 'Price, same quality',
    foot: (sales: number, from: string) =>
      inEnglish(
        'Last year’s median moved by the quality-adjusted index, from {sales, plural, one {# sale} other {# sales}} since {from}.',
        { sales, from },
      ),
    noMedian: 'Too few sales in the last year for its own price.',
    file: 'market-price-history',
  },
  volume: {
    title: 'Sales each quarter',
    axis: 'Sales',
    unit: 'a quarter',
    sold: 'Sold',
    file: 'market-sales',
  },

  trend: {
    title: 'Trend analysis',
    price: 'Price trend',
    trends,
    priceNote: (growth: string, basis: string) => `${growth} in a year, ${basis}.`,
    heat: 'Market heat',
    heats,
    heatScale: (gauge: number) => `Market heat ${gauge} of 100`,
    heatFrom: (count: number, score: string) => `Score ${score} of 100, from ${count} figures`,
    ingredients,
    part: (score: string, weight: string) => `${score} of 100, weighs ${weight}`,
    noHeat: 'We know too little for a score.',
    balance: 'Supply and demand',
    balances,
    balanceNote: (months: string, basis: string) =>
      `Listings would last ${months} months at this rate, ${basis}.`,
    inventory: 'Inventory',
    lowInventory: 'Low Inventory',
    listings: (count: number) => inEnglish('{count, plural, one {# listing} other {# listings}}', { count }),
    velocity: 'Market velocity',
    highActivity: 'High Activity',
    velocityNote: (basis: string) => `Share of listings that sell within 60 days, ${basis}.`,
    basis: (region: string, counted: string) => `${region}, ${counted}`,
  },

  insights: {
    title: 'AI insights',
    sentiment: 'Market sentiment',
    outlook: 'Investment outlook',
    risk: 'Risk assessment',
    from: (sales: number, listings: number, auctions: number) =>
      inEnglish(
        'From {sales, plural, one {# sale} other {# sales}}, {listings, plural, one {# listing} other {# listings}}, {auctions, plural, one {# auction} other {# auctions}}',
        { sales, listings, auctions },
      ),
    provenanceTitle: 'Where the insights come from',
    provenanceMethod: 'Written from the figures on this page by fixed rules. No language model is involved.',
    more: 'What the figures say',
    confidence: (percent: string) => `${percent} sure`,
  },
  recommendations: {
    title: 'Recommendations',
    none: 'Nothing stands out in the figures.',
    from: 'Based on',
  },

  indicators: {
    title: 'Indicators',
    subtitle: 'Against the year before.',
    name: 'Indicator',
    now: 'Now',
    yearAgo: 'Year ago',
    quarters: '8 quarters',
    region: 'For',
    source: 'From',
    asOf: 'As of',
    noRents: 'No rental data',
  },

  compare: {
    title: 'Compare localities',
    subtitle: (homes: string) => `${homes}. Up to four places.`,
    add: 'Add a location',
    addButton: 'Compare',
    remove: (location: string) => `Remove ${location}`,
    place: 'Place',
    heat: 'Heat',
    full: 'You’re comparing four. Remove one to add another.',
    notFound: 'No market data',
    loading: 'Loading',
    failed: 'Couldn’t be loaded',
    chart: 'Prices compared',
    file: 'market-comparison',
  },

  heatMap: {
    title: (region: string) => `Market heat, ${region}`,
    about: (count: number) => `${count} localities with sales`,
    map: 'Map of market heat by locality',
    loading: 'Loading the map',
    failed: 'We couldn’t load the heat map',
    empty: 'No locality here has sales of this type.',
    legend: 'Heat',
    hottest: 'Hottest localities',
    unknown: 'Not known',
    point: (name: string, heat: string, growth: string) => `${name}: ${heat}, ${growth} in a year`,
    median: MARKET_METRICS.medianPrice.title,
    growth: MARKET_METRICS.growthYoy.title,
    growthFrom: (growth: string, basis: string) => `${growth} (${basis})`,
    sales: MARKET_METRICS.salesVolume.title,
    analyse: 'Analyse this market',
    compare: 'Add to the comparison',
  },

  provenance: {
    title: 'Where these figures come from',
    source: 'Sales, listings and auctions of this installation',
    asOf: (day: string) => `As of ${day}`,
  },
} as const;
