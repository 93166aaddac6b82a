/**
 * Three made-up files whose level turns up, turns down or stands still in the last nine months of training and goes on so
 * after it: by how many points of MdAPE the values after training are worse than the better of holding the level where
 * it is and carrying the last year's growth on. The worst of the three.
 */

import { QUICK_SETTINGS } from '../packages/engine/src/valuation/quick-settings.ts';
import type { SaleRow } from '../packages/engine/src/valuation/sales/property-facts.ts';
import { firstSales, pickSales, salesTable } from '../packages/engine/src/valuation/sales/sales-table.ts';
import { medianOf } from '../packages/engine/src/valuation/statistics/quantiles.ts';
import {
  MADE_FIRST_DAY,
  madeFacts,
  madeLogPrice,
} from '../packages/engine/src/valuation/testing/made-market.ts';
import { STEPS_PER_YEAR, WAYS, WINDOW_STEPS } from '../packages/engine/src/valuation/time-index/carry.ts';
import { heldLevel } from '../packages/engine/src/valuation/time-index/held-level.ts';
import type { TimeIndex } from '../packages/engine/src/valuation/time-index/time-index.ts';
import { trainModel } from '../packages/engine/src/valuation/training/train-model.ts';
import { openValuer } from '../packages/engine/src/valuation/valuer/open-valuer.ts';
import { Draws } from '../packages/rules/src/chance/draws.ts';
import { settle } from './lib/verdict.ts';

const TARGET_POINTS = 0.3;
const SALES = 5000;
const YEARS = 5;
const DAYS = YEARS * 365;
const TRAINED_SHARE = 0.8;
const TURNED_BEFORE_END_YEARS = 0.75;
const NOISE = 0.1;

/** Growth a year before the turn and after it. */
const FILES = [
  ['turns up', 0, 0.06],
  ['turns down', 0.06, -0.06],
  ['stands still', 0.06, 0],
] as const;

const salesOf = (name: string, before: number, after: number): SaleRow[] => {
  const draws = new Draws(`turns/${name}`);
  const turnYear = YEARS * TRAINED_SHARE - TURNED_BEFORE_END_YEARS;
  return Array.from({ length: SALES }, (_, i) => {
    const facts = madeFacts(draws);
    const day = Math.floor((i * DAYS) / SALES);
    const year = day / 365;
    const level = before * Math.min(year, turnYear) + after * Math.max(0, year - turnYear);
    const logPrice = madeLogPrice(facts, MADE_FIRST_DAY) + level + NOISE * draws.normal();
    return {
      ...facts,
      id: `${name}/${i}`,
      contractDay: MADE_FIRST_DAY + day,
      priceAud: Math.round(Math.exp(logPrice)),
    };
  });
};

const oneOf = (at: number): Float64Array => Float64Array.from(WAYS, (_, i) => (i === at ? 1 : 0));

const goingOn = (
  index: TimeIndex,
  isWay: (way: (typeof WAYS)[number]) => boolean,
  slopeOf: (region: number) => number,
): TimeIndex => ({
  ...index,
  carry: {
    yearVariance: index.carry?.yearVariance ?? 0,
    weight: oneOf(WAYS.findIndex(isWay)),
    slope: Float64Array.from({ length: index.regions.parent.length * WINDOW_STEPS.length }, (_, at) =>
      slopeOf(Math.floor(at / WINDOW_STEPS.length)),
    ),
  },
});

const lastYearsGrowth = ({ level, steps }: TimeIndex, region: number): number => {
  const [start, end] = [region * steps, (region + 1) * steps];
  return (heldLevel(level, start, end) - heldLevel(level, start, end - STEPS_PER_YEAR)) / STEPS_PER_YEAR;
};

const medianError = (values: Float64Array, prices: Float64Array): number =>
  100 * medianOf(values.map((value, row) => Math.abs(value / (prices[row] ?? Number.NaN) - 1)));

let worst = Number.NEGATIVE_INFINITY;
for (const [name, before, after] of FILES) {
  const all = salesTable(salesOf(name, before, after));
  const trained = Math.floor(TRAINED_SHARE * all.count);
  const train = firstSales(all, trained);
  const test = pickSales(
    all,
    Int32Array.from({ length: all.count - trained }, (_, i) => trained + i),
  );
  const model = await trainModel(train, QUICK_SETTINGS);
  const { index } = model.stage;
  const errorBy = (other: TimeIndex) =>
    medianError(
      openValuer({ ...model, stage: { ...model.stage, index: other } }, train).valueBatch(
        test,
        test.contractDay,
      ).value,
      test.priceAud,
    );
  const ours = errorBy(index);
  const held = errorBy(
    goingOn(
      index,
      ({ share }) => share === 0,
      () => 0,
    ),
  );
  const carried = errorBy(
    goingOn(
      index,
      ({ share, window }) => share === 1 && window === 0,
      (region) => lastYearsGrowth(index, region),
    ),
  );
  const excess = ours - Math.min(held, carried);
  worst = Math.max(worst, excess);
  console.log(
    `${name}: ${ours.toFixed(2)}%, held ${held.toFixed(2)}%, carried ${carried.toFixed(2)}%: ${excess.toFixed(2)} points`,
  );
}
settle({
  name: 'valuation-turns',
  value: Math.max(0, worst),
  unit: 'points',
  target: TARGET_POINTS,
  better: 'lower',
});
