/** CORE-ENT-23. */
export const MARKET_HEATS = ['hot', 'warm', 'cool', 'cold'] as const;
export type MarketHeat = (typeof MARKET_HEATS)[number];

export const HEAT_INGREDIENTS = ['growth', 'velocity', 'daysOnMarket', 'clearance', 'inventory'] as const;
export type HeatIngredient = (typeof HEAT_INGREDIENTS)[number];
export type HeatFigures = Record<HeatIngredient, number | null>;

/** What counts as ice (0) and as boiling (1), and how much it weighs. In between it is a straight line. */
const SCALES: Record<HeatIngredient, { cold: number; hot: number; weight: number }> = {
  /** Share a year. */
  growth: { cold: -0.06, hot: 0.12, weight: 0.35 },
  /** Share of listings sold within 60 days. */
  velocity: { cold: 0.3, hot: 0.9, weight: 0.2 },
  /** Median days. */
  daysOnMarket: { cold: 60, hot: 15, weight: 0.2 },
  /** Share of auctions that sold. */
  clearance: { cold: 0.45, hot: 0.85, weight: 0.15 },
  /** Months that what is for sale would last. */
  inventory: { cold: 6, hot: 1, weight: 0.1 },
};

/** With less than half of the weight known there is no score. */
const MIN_KNOWN_WEIGHT = 0.5;
const HOT_FROM = 0.7;
const WARM_FROM = 0.5;
const COOL_FROM = 0.3;

type HeatPart = { ingredient: HeatIngredient; figure: number; score: number; weight: number };
export type HeatScore = { score: number; heat: MarketHeat; parts: HeatPart[] };

const scoreOf = (ingredient: HeatIngredient, figure: number): number => {
  const { cold, hot } = SCALES[ingredient];
  return Math.min(1, Math.max(0, (figure - cold) / (hot - cold)));
};

const heatOf = (score: number): MarketHeat => {
  if (score >= HOT_FROM) return 'hot';
  if (score >= WARM_FROM) return 'warm';
  return score >= COOL_FROM ? 'cool' : 'cold';
};

/** The weighted mean of what is known; the parts' weights are scaled to add up to 1. */
export const marketHeat = (figures: HeatFigures): HeatScore | null => {
  const known = HEAT_INGREDIENTS.flatMap((ingredient) => {
    const figure = figures[ingredient];
    return figure === null ? [] : [{ ingredient, figure, weight: SCALES[ingredient].weight }];
  });
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  if (weight < MIN_KNOWN_WEIGHT) return null;
  const parts = known.map((one) => ({
    ...one,
    score: scoreOf(one.ingredient, one.figure),
    weight: one.weight / weight,
  }));
  const score = parts.reduce((sum, part) => sum + part.score * part.weight, 0);
  return { score, heat: heatOf(score), parts };
};

/** CORE-MKT-09: hot 100, warm 75, cool 50, else 25. */
export const heatGauge = (heat: MarketHeat | null): number => {
  if (heat === 'hot') return 100;
  if (heat === 'warm') return 75;
  return heat === 'cool' ? 50 : 25;
};
