import { type RatioMeasures, ratioMeasures } from '../../ratio-study/ratio-measures.ts';
import { type RatioStudy, ratioStudy } from '../../ratio-study/ratio-study.ts';
import { type GroupedStudy, priceTiers, ratioStudyBy } from '../../ratio-study/ratio-study-by.ts';
import { pickSales, type SalesTable, salesTable } from '../sales/sales-table.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { placeFacts } from '../space/centres.ts';
import { regionsOf } from '../time-index/region-tree.ts';
import { LEAST_SALES_TO_TRAIN, trainModel } from '../training/train-model.ts';
import { factorsOf } from '../uncertainty/calibration.ts';
import { openValuer } from '../valuer/open-valuer.ts';
import type { ValuedBatch } from '../valuer/value-batch.ts';
import { type Accuracy, accuracyOf, rangeFigures } from './accuracy.ts';
import { localityMedianBaseline, nearestComparablesBaseline } from './baselines.ts';
import { BacktestInputError } from './column-map.ts';
import { measurePredictionSpeed } from './prediction-speed.ts';
import type { ReadSales } from './read-sales.ts';
import { isoDate } from './sale-date.ts';
import { fineSegmentsOf, type Segment, segmentsOf } from './segments.ts';
import { type SplitKind, splitSales } from './splits.ts';

type BacktestFigures = Accuracy & {
  rows: number;
  train: number;
  test: number;
  split: SplitKind;
  rolling: boolean;
  coverage80: number;
  coverage90: number;
  width80: number;
  width90: number;
  iaao: RatioMeasures;
  trainSeconds: number;
  predictionsPerSecond: number;
  /** Sales that were valued by each method. */
  methods: Record<string, number>;
  baselines: { localityMedian: Accuracy; nearestComparables: Accuracy };
};

export type BacktestResult = {
  figures: BacktestFigures;
  study: RatioStudy;
  byTier: GroupedStudy[];
  byType: GroupedStudy[];
  byLocality: GroupedStudy[];
  segments: Segment[];
  /** By tenth of value, region, and how many sales of the locality there were to learn from. */
  fineSegments: Segment[];
  /** One for each sale that was valued. */
  rows: () => BacktestRow[];
  trainDays: readonly [first: number, last: number];
  testDays: readonly [first: number, last: number];
  values: { valued: ValuedBatch; priceAud: Float64Array };
};

type BacktestRow = {
  id: string;
  soldOn: string;
  locality: string;
  type: string;
  method: string;
  priceAud: number;
  valueAud: number;
  low80: number;
  high80: number;
  low90: number;
  high90: number;
  fsd: number | null;
};

export type BacktestOptions = {
  split: SplitKind;
  rolling: boolean;
  threads: number;
  onProgress?: (share: number) => void;
};

const TIERS = 5;
const LEAST_TEST_SALES = 10;

/** Trains on the older part of a file, values the rest, and compares with what was paid. */
export const runBacktest = async (read: ReadSales, options: BacktestOptions): Promise<BacktestResult> => {
  const { split, rolling, threads, onProgress } = options;
  const parts = splitSales(read.sales, split);
  if (parts.train.length < LEAST_SALES_TO_TRAIN || parts.test.length < LEAST_TEST_SALES) {
    throw new BacktestInputError(
      `${read.sales.length} usable sales are too few: a backtest needs at least ${LEAST_SALES_TO_TRAIN} to learn from ` +
        `and ${LEAST_TEST_SALES} to test with.`,
    );
  }
  const train = salesTable(parts.train, read.extras);
  const test = salesTable(parts.test, read.extras);
  const startedAt = performance.now();
  const settings = { ...DEFAULT_SETTINGS, looksAhead: split === 'random' && !rolling };
  const model = await trainModel(train, settings, { threads, ...(onProgress ? { onProgress } : {}) });
  const trainSeconds = (performance.now() - startedAt) / 1000;

  const { valued, valuedTest } = rolling ? valueRolling(model, parts, read) : valueFrozen(model, train, test);
  const { value } = valued;
  const priceAud = valuedTest.priceAud;
  const range80 = rangeFigures({ low: valued.low80, high: valued.high80, value }, priceAud);
  const range90 = rangeFigures({ low: valued.low90, high: valued.high90, value }, priceAud);
  const type = namesOf(valuedTest, 'type');
  return {
    figures: {
      rows: read.sales.length,
      train: train.count,
      test: test.count,
      split,
      rolling,
      ...accuracyOf(value, priceAud),
      coverage80: range80.coverage,
      coverage90: range90.coverage,
      width80: range80.width,
      width90: range90.width,
      iaao: ratioMeasures(value, priceAud),
      trainSeconds,
      predictionsPerSecond: measurePredictionSpeed(model, train, test),
      methods: countsOf(valued.method),
      baselines: {
        localityMedian: accuracyOf(localityMedianBaseline(train, test), test.priceAud),
        nearestComparables: accuracyOf(nearestComparablesBaseline(train, test), test.priceAud),
      },
    },
    study: ratioStudy(value, priceAud),
    byTier: ratioStudyBy(priceTiers(value, priceAud, TIERS), value, priceAud),
    byType: ratioStudyBy(type, value, priceAud),
    byLocality: ratioStudyBy(namesOf(valuedTest, 'localityId'), value, priceAud),
    segments: segmentsOf(valued, priceAud, type),
    fineSegments: fineSegmentsOf(valued, priceAud, {
      region: regionNames(model, valuedTest),
      localitySales: localitySalesOf(train, valuedTest),
    }),
    rows: () => rowsOf(valued, valuedTest),
    trainDays: [train.contractDay[0]!, train.contractDay[train.count - 1]!],
    testDays: [test.contractDay[0]!, test.contractDay[test.count - 1]!],
    values: { valued, priceAud },
  };
};

type Model = Awaited<ReturnType<typeof trainModel>>;
type Valued = { valued: ValuedBatch; valuedTest: SalesTable };

/** No sale of the test part is a comparable, in an index or in an encoding. */
const valueFrozen = (model: Model, train: SalesTable, test: SalesTable): Valued => ({
  valued: withFallback(openValuer(model, train).valueBatch(test, test.contractDay), train, test),
  valuedTest: test,
});

/** Every sale is valued as of its day; sales before that day serve as comparables and correct the drift. */
const valueRolling = (
  model: Model,
  parts: { train: ReadSales['sales']; test: ReadSales['sales'] },
  read: ReadSales,
): Valued => {
  const all = salesTable([...parts.train, ...parts.test], read.extras);
  const inTest = new Set(parts.test.map(({ id }) => id));
  const rows = Int32Array.from(all.ids.keys()).filter((row) => inTest.has(all.ids[row]!));
  const test = pickSales(all, rows);
  const train = pickSales(
    all,
    Int32Array.from(all.ids.keys()).filter((row) => !inTest.has(all.ids[row]!)),
  );
  const valued = openValuer(model, all).valueBatch(test, test.contractDay, (row) => rows[row]!);
  return { valued: withFallback(valued, train, test), valuedTest: test };
};

/**
 * A measure on all rows needs a value for all: where evidence is insufficient, the plain median stands in, within the
 * range of its own errors on the training part.
 */
const withFallback = (valued: ValuedBatch, train: SalesTable, test: SalesTable): ValuedBatch => {
  if (!valued.value.some(Number.isNaN)) return valued;
  const fallback = localityMedianBaseline(train, test);
  const errors = localityMedianBaseline(train, train).map((value, row) =>
    Math.abs(Math.log(value / train.priceAud[row]!)),
  );
  const [, width80, width90] = factorsOf(errors);
  const fill = (values: Float64Array, logWidth: number) =>
    values.map((value, row) => (Number.isNaN(value) ? fallback[row]! * Math.exp(logWidth) : value));
  return {
    ...valued,
    value: fill(valued.value, 0),
    low80: fill(valued.low80, -width80),
    high80: fill(valued.high80, width80),
    low90: fill(valued.low90, -width90),
    high90: fill(valued.high90, width90),
  };
};

const namesOf = (sales: SalesTable, column: string): string[] => {
  const { levels, codes } = sales.coded[column]!;
  return Array.from(codes, (code) => levels[code] ?? 'unknown');
};

/** The regions that have a price index of their own. */
const regionNames = ({ stage }: Model, sales: SalesTable): string[] => {
  const { regions } = stage.index;
  return Array.from(regionsOf(regions, placeFacts(stage.centres, sales)), (region) =>
    `${regions.state[region] ?? ''} ${region}`.trim(),
  );
};

const localitySalesOf = (train: SalesTable, test: SalesTable): number[] => {
  const counts = countsOf(namesOf(train, 'localityId'));
  return namesOf(test, 'localityId').map((name) => counts[name] ?? 0);
};

const rowsOf = (valued: ValuedBatch, sales: SalesTable): BacktestRow[] => {
  const [locality, type] = [namesOf(sales, 'localityId'), namesOf(sales, 'type')];
  return sales.ids.map((id, row) => ({
    id,
    soldOn: isoDate(sales.contractDay[row]!),
    locality: locality[row]!,
    type: type[row]!,
    method: valued.method[row]!,
    priceAud: sales.priceAud[row]!,
    valueAud: Math.round(valued.value[row]!),
    low80: Math.round(valued.low80[row]!),
    high80: Math.round(valued.high80[row]!),
    low90: Math.round(valued.low90[row]!),
    high90: Math.round(valued.high90[row]!),
    fsd: Number.isNaN(valued.fsd[row]!) ? null : valued.fsd[row]!,
  }));
};

const countsOf = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};
