import { type FigureName, type MarketFigure, MarketFigures } from '@propguard/protocol/market-figures';

const FIGURE: MarketFigure = {
  value: 0.5,
  yearAgo: null,
  type: 'house',
  region: 'New Farm',
  regionKind: 'locality',
  isOwn: true,
  count: 40,
  ownCount: 40,
  minimum: 10,
  countOf: 'sales',
  confidence: 0.67,
  method: 'Counted',
  note: null,
  asOf: '2026-09-30',
  sample: true,
};

/** Every figure of a place, alike but for those that a test is about. */
export const marketFiguresOf = (
  told: Partial<Record<FigureName, Partial<MarketFigure>>> = {},
): MarketFigures =>
  Object.fromEntries(
    (Object.keys(MarketFigures.shape) as FigureName[]).map((name) => [name, { ...FIGURE, ...told[name] }]),
  ) as MarketFigures;
