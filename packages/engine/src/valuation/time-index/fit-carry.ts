import { type Carry, STEPS_PER_YEAR, stepsCarried, WAYS, WINDOW_STEPS } from './carry.ts';
import { HELD_STEPS, heldLevel } from './held-level.ts';
import { smoothSeries } from './smooth-series.ts';

/** The market as a whole, step by step: mean residual, its sales, and the variance of one sale within a step. */
export type MarketSeries = { mean: Float64Array; sales: Float64Array; saleVariance: number };

/** Every season must have been seen twice: in less, a trend cannot be told from a spring. */
const LEAST_STEPS = 2 * STEPS_PER_YEAR;
const RECENT_STEPS = STEPS_PER_YEAR / 2;
/** Steps before the first forecast of the past. */
const LEAST_HISTORY = STEPS_PER_YEAR + 1;
const LEAST_AHEAD = 6;
const MOST_AHEAD = 3 * STEPS_PER_YEAR;
/** Variance of a step's true growth between markets and years: 7% a year. */
const SLOPE_VARIANCE = (0.07 / STEPS_PER_YEAR) ** 2;
/** What holds for a year before a file has spoken, and as how many forecasts it counts. */
const USUAL_YEAR_VARIANCE = 0.05 ** 2;
const USUAL_FORECASTS = 2;
/** A smoothed level rests on the sales of about so many steps. */
const SMOOTHED_STEPS = 6;
/** A forecast within a third of a per cent is as good as any. */
const LEAST_ERROR = 0.003 ** 2;

/**
 * Foretells the file's own past from every step of it, by what was known then, and weighs the ways by how well each
 * did: belief / (mean square error)^forecasts. Forecasts that overlap tell little more than those that the span has
 * room for side by side, so these are counted.
 */
export const fitCarry = (
  market: MarketSeries,
  regionLevels: readonly Float64Array[],
  regionSales: readonly Float64Array[],
  roughness: number,
): Carry => {
  const { weight, yearVariance } = weighWays(market, regionLevels[0]!, roughness);
  const slope = regionLevels.flatMap((level, region) =>
    agreedSlopes(level, regionSales[region]!, market.saleVariance),
  );
  return { weight, slope: Float64Array.from(slope), yearVariance };
};

const weighWays = (
  { mean, sales, saleVariance }: MarketSeries,
  level: Float64Array,
  roughness: number,
): { weight: Float64Array; yearVariance: number } => {
  const steps = mean.length;
  const holding = WAYS.map(({ share, belief }) => (share === 0 ? belief : 0));
  if (steps < LEAST_STEPS) return { weight: normalised(holding), yearVariance: USUAL_YEAR_VARIANCE };
  const ahead = Math.min(MOST_AHEAD, Math.max(STEPS_PER_YEAR, Math.round(steps / 4)));
  const forecasts = Math.max(0, (steps - LEAST_HISTORY) / ahead - 1);
  const squares = new Float64Array(WAYS.length);
  const squaresPerStep = new Float64Array(WAYS.length);
  let counted = 0;
  for (let from = LEAST_HISTORY; from + LEAST_AHEAD <= steps; from++) {
    if (sales[from - 1] === 0) continue;
    const known = smoothSeries(mean.subarray(0, from), sales.subarray(0, from), roughness, 0);
    const held = heldLevel(known, 0, from);
    const slopes = agreedSlopes(known, sales, saleVariance);
    for (let step = from; step < Math.min(steps, from + ahead); step++) {
      if (sales[step] === 0) continue;
      const distance = stepsAfterHeld(from, step);
      counted++;
      WAYS.forEach(({ window, share }, i) => {
        const square = (level[step]! - held - slopes[window]! * stepsCarried(share, distance)) ** 2;
        squares[i] = squares[i]! + square;
        squaresPerStep[i] = squaresPerStep[i]! + square / distance;
      });
    }
  }
  if (counted === 0) {
    return { weight: normalised(WAYS.map(({ belief }) => belief)), yearVariance: USUAL_YEAR_VARIANCE };
  }
  const weight = normalisedLogs(
    WAYS.map(({ belief }, i) => Math.log(belief) - forecasts * Math.log(squares[i]! / counted + LEAST_ERROR)),
  );
  const seen = squaresPerStep.reduce((sum, one, i) => sum + (weight[i]! * one * STEPS_PER_YEAR) / counted, 0);
  return {
    weight,
    yearVariance: (forecasts * seen + USUAL_FORECASTS * USUAL_YEAR_VARIANCE) / (forecasts + USUAL_FORECASTS),
  };
};

/** From the middle of the held steps, which end before `from`, to the middle of a later one. */
const stepsAfterHeld = (from: number, step: number): number => step - from + (HELD_STEPS + 1) / 2;

/**
 * The growth of each window, as far as the last half year bears it out: where the level has turned or stands still since,
 * nothing is left to be carried on.
 */
const agreedSlopes = (level: Float64Array, sales: Float64Array, saleVariance: number): number[] => {
  const recent = certainSlope(level, sales, RECENT_STEPS, saleVariance);
  return WINDOW_STEPS.map((window) =>
    smallerOfBoth(certainSlope(level, sales, window, saleVariance), recent),
  );
};

/** None where one rises and the other falls. */
const smallerOfBoth = (a: number, b: number): number =>
  a * b <= 0 ? 0 : Math.sign(a) * Math.min(Math.abs(a), Math.abs(b));

/** Growth a step over the window before the end, pulled to none as far as few sales leave it uncertain. */
const certainSlope = (
  level: Float64Array,
  sales: Float64Array,
  window: number,
  saleVariance: number,
): number => {
  const end = level.length;
  const back = Math.max(HELD_STEPS, end - window);
  const across = end - back;
  if (across <= 0) return 0;
  const slope = (heldLevel(level, 0, end) - heldLevel(level, 0, back)) / across;
  const salesBefore = (step: number) => {
    let sum = 0;
    for (let i = Math.max(0, step - SMOOTHED_STEPS); i < step; i++) sum += sales[i]!;
    return Math.max(1, sum);
  };
  const variance = (saleVariance * (1 / salesBefore(end) + 1 / salesBefore(back))) / across ** 2;
  return slope * (SLOPE_VARIANCE / (SLOPE_VARIANCE + variance));
};

const normalised = (weights: readonly number[]): Float64Array => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Float64Array.from(weights, (weight) => weight / sum);
};

const normalisedLogs = (logs: readonly number[]): Float64Array => {
  const greatest = Math.max(...logs);
  return normalised(logs.map((log) => Math.exp(log - greatest)));
};
