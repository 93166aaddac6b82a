import type {
  FigureName,
  MarketFigure,
  MarketFigures,
  MarketRegion,
} from '@propguard/protocol/market-figures';
import { inEnglish } from '@propguard/rules/messages/in-english';
import { FIGURE_SPECS, type FigureSpec } from './figure-specs.ts';
import type { FigureRow } from './store.ts';
import { countWords, dayWords } from './words.ts';

/** A region and what is known of it; the place itself first, then those above it. */
export type ChainLink = {
  region: MarketRegion;
  row: Pick<FigureRow, 'asOf' | 'sample' | 'summary'> | undefined;
};

const METHODS: Record<FigureName, string> = {
  medianPrice: 'Median of the prices paid in the last twelve months.',
  growthYoy:
    'Quality-adjusted index (hedonic, by locality and type, drawn to the region above where sales are few): the last six months over the same six a year before.',
  daysOnMarket: 'Median days from listing to sale, of listings sold in the last twelve months.',
  clearanceRate: 'Auctions that sold, of those held in the last twelve months.',
  listingVolume: 'Listings on the market.',
  salesVolume: 'Sales in the last twelve months.',
  velocity: 'Share of the listings of a year that sold within 60 days.',
  inventoryMonths: 'Listings on the market over the average monthly sales of the last year.',
  volatility: 'Standard deviation of quarterly changes of the index over three years, as that of a year.',
  rentalYield: 'Rent of a year over price.',
};

const NO_RENTS = 'No rental data has been imported into this installation.';
const SINGULAR = { sales: 'sale', listings: 'listing', auctions: 'auction' } as const;

const DECIMALS = 1e4;
const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * DECIMALS) / DECIMALS;

/** 'Only 2 auctions in the last year here; 5 are needed.' */
const tooFew = ({ nouns: [one, many], minimum }: FigureSpec, ownCount: number): string => {
  if (ownCount === 0) return `No ${one} here${minimum > 0 ? `; ${minimum} are needed` : ''}.`;
  return inEnglish(
    'Only {ownCount, plural, one {# {one}} other {# {many}}} here; {minimum, number} are needed.',
    {
      ownCount,
      one,
      many,
      minimum,
    },
  );
};

const figureOf = (name: FigureName, spec: FigureSpec, chain: readonly ChainLink[]): MarketFigure => {
  const [own] = chain;
  const ownCount = own?.row ? spec.scarcest(own.row.summary) : 0;
  const isEnough = ({ row }: ChainLink): boolean =>
    row !== undefined && spec.scarcest(row.summary) >= spec.minimum && spec.read(row.summary) !== null;
  const found = (spec.mayBorrow ? chain : chain.slice(0, 1)).find(isEnough);
  const isOwn = found !== undefined && found === own;
  const shared = { ownCount, minimum: spec.minimum, countOf: spec.countOf, method: METHODS[name] };
  if (!found?.row) {
    const note = tooFew(spec, ownCount);
    return {
      ...shared,
      value: null,
      yearAgo: null,
      region: null,
      isOwn: false,
      count: 0,
      note,
      asOf: null,
      sample: false,
    };
  }
  const { summary, asOf, sample } = found.row;
  return {
    ...shared,
    value: rounded(spec.read(summary)),
    yearAgo: rounded(spec.readYearAgo(summary)),
    region: found.region.name,
    isOwn,
    count: spec.count(summary),
    note: isOwn ? null : `${tooFew(spec, ownCount)} This is the figure for ${found.region.name}.`,
    asOf,
    sample,
  };
};

/** Every figure, from the place itself where it has enough, else from the nearest region above that has. */
export const toFigures = (chain: readonly ChainLink[]): MarketFigures => {
  const measured = Object.fromEntries(
    Object.entries(FIGURE_SPECS).map(([name, spec]) => [name, figureOf(name as FigureName, spec, chain)]),
  ) as Omit<MarketFigures, 'rentalYield'>;
  return {
    ...measured,
    rentalYield: {
      value: null,
      yearAgo: null,
      region: null,
      isOwn: false,
      count: 0,
      ownCount: 0,
      minimum: 1,
      countOf: 'listings',
      method: METHODS.rentalYield,
      note: NO_RENTS,
      asOf: null,
      sample: false,
    },
  };
};

export const basisWords = ({ count, countOf, asOf }: MarketFigure): string =>
  asOf === null ? '' : `${countWords(count, SINGULAR[countOf])} to ${dayWords(asOf)}`;
