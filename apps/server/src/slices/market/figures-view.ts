import type {
  FigureName,
  MarketFigure,
  MarketFigures,
  MarketRegion,
} from '@propguard/protocol/market-figures';
import { figureConfidence } from '@propguard/rules/market/figure-confidence';
import { inEnglish } from '@propguard/rules/messages/in-english';
import type { MarketMetric } from '@propguard/rules/metrics/market/market-metric';
import { MARKET_METRICS } from '@propguard/rules/metrics/market/market-metrics';
import { FIGURE_SPECS, type FigureSpec } from './figure-specs.ts';
import type { FigureRow, FigureType } from './store.ts';
import { countWords, dayWords } from './words.ts';

/** A region and what is known of it; the place itself first, then those above it. */
type ChainLink = {
  region: MarketRegion;
  row: Pick<FigureRow, 'asOf' | 'sample' | 'summary'> | undefined;
};

const NO_RENTS = 'No rental data has been imported into this installation.';
const SINGULAR = { sales: 'sale', listings: 'listing', auctions: 'auction' } as const;

const DECIMALS = 1e4;
const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * DECIMALS) / DECIMALS;

/** 'Only 2 auctions in the last year here; 5 are needed.' */
const tooFew = ({ nouns: [one, many], leastN: minimum }: MarketMetric, ownCount: number): string => {
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

/** To a hundredth: more would claim to know what nobody does. */
const rounded2 = (value: number): number => Math.round(value * 100) / 100;

type Asked = { type: FigureType; chain: readonly ChainLink[] };

/** What there is of every figure, found or not. */
const basicsOf = (name: FigureName, type: FigureType) => {
  const { leastN, countOf, sentence } = MARKET_METRICS[name];
  return { type: type === 'any' ? null : type, minimum: leastN, countOf, method: sentence };
};

const noFigure = (name: FigureName, type: FigureType, ownCount: number, note: string): MarketFigure => ({
  ...basicsOf(name, type),
  ownCount,
  value: null,
  yearAgo: null,
  region: null,
  regionKind: null,
  isOwn: false,
  count: 0,
  confidence: 0,
  note,
  asOf: null,
  sample: false,
});

const figureOf = (name: FigureName, spec: FigureSpec, { type, chain }: Asked): MarketFigure => {
  const metric: MarketMetric = MARKET_METRICS[name];
  const [own] = chain;
  const ownCount = own?.row ? spec.scarcest(own.row.summary) : 0;
  const isEnough = ({ row }: ChainLink): boolean =>
    row !== undefined && spec.scarcest(row.summary) >= metric.leastN && spec.read(row.summary) !== null;
  const found = (metric.region === 'wider' ? chain : chain.slice(0, 1)).find(isEnough);
  if (!found?.row) return noFigure(name, type, ownCount, tooFew(metric, ownCount));
  const isOwn = found === own;
  const { summary, asOf, sample } = found.row;
  const value = rounded(spec.read(summary));
  const count = spec.count(summary);
  const { name: region, kind: regionKind } = found.region;
  return {
    ...basicsOf(name, type),
    ownCount,
    value,
    yearAgo: rounded(spec.readYearAgo(summary)),
    region,
    regionKind,
    isOwn,
    count,
    confidence: rounded2(figureConfidence({ value, count, isOwn, regionKind })),
    note: isOwn ? null : `${tooFew(metric, ownCount)} This is the figure for ${region}.`,
    asOf,
    sample,
  };
};

/** Every figure, from the place itself where it has enough, else from the nearest region above that has. */
export const toFigures = (asked: Asked): MarketFigures => {
  const measured = Object.fromEntries(
    Object.entries(FIGURE_SPECS).map(([name, spec]) => [name, figureOf(name as FigureName, spec, asked)]),
  ) as Omit<MarketFigures, 'rentalYield'>;
  return { ...measured, rentalYield: noFigure('rentalYield', asked.type, 0, NO_RENTS) };
};

export const basisWords = ({ count, countOf, asOf }: MarketFigure): string =>
  asOf === null ? '' : `${countWords(count, SINGULAR[countOf])} to ${dayWords(asOf)}`;
