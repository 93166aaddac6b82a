import { groupSalesByType, treeOfRows } from '../comparables/sales-by-type.ts';
import { typicalSpacingKm } from '../comparables/typical-spacing.ts';
import { type AttributeSchema, attributeColumns, fitAttributeSchema } from '../features/attribute-schema.ts';
import type { SalesTable } from '../sales/sales-table.ts';
import type { ValuationSettings } from '../settings.ts';
import { type Centres, fitCentres, placeFacts } from '../space/centres.ts';
import { spherePoints } from '../space/sphere.ts';
import { foldsOf } from '../statistics/fold.ts';
import { shrunkGroupMeans } from '../statistics/group-means.ts';
import { buildRegionTree, regionsOf } from '../time-index/region-tree.ts';
import { fitTimeIndex, indexLevel, type TimeIndex } from '../time-index/time-index.ts';
import { boost } from '../trees/boost.ts';
import type { BoostSettings } from '../trees/boost-settings.ts';
import type { Forest } from '../trees/forest.ts';
import { predictRows } from '../trees/predict.ts';
import type { FeatureColumns } from '../trees/training-data.ts';
import { locationLag, neighbourLists } from './location-lag.ts';
import { saleWeights } from './sale-weights.ts';

/**
 * Log price = time index + what the home's own attributes are worth + what its place is worth. The parts are fitted
 * in turn, each to what the others leave (backfitting), so that a comparable can be adjusted for its attributes
 * without its place being taken away with them.
 */
export type FirstStage = {
  centres: Centres;
  schema: AttributeSchema;
  index: TimeIndex;
  /** One forest for each fold, fitted without that fold's sales. */
  attributeForests: Forest[];
  /** Distance within which sales of a type usually have ten neighbours. */
  spacingKm: number;
};

const ROUNDS = 2;
const LOCALITY_SHRINKAGE_SALES = 3;

export const fitFirstStage = (sales: SalesTable, settings: ValuationSettings, seed: number): FirstStage => {
  const centres = fitCentres(sales);
  const placed = placeFacts(centres, sales);
  const points = spherePoints(placed.latitude, placed.longitude);
  const byType = groupSalesByType(placed, points, sales.contractDay);
  const treeOf = treeOfRows(byType, placed);
  const spacingKm = typicalSpacingKm(byType, treeOf, points);
  const nearness = { kmScale: spacingKm, perYear: settings.poolPerYear };
  const lists = neighbourLists(byType, treeOf, points, sales.contractDay, nearness, settings.lagNeighbours);

  const logPrice = sales.priceAud.map(Math.log);
  const weight = saleWeights(sales.contractDay, settings);
  const fold = foldsOf(sales.ids, settings.folds);
  const tree = buildRegionTree(placed, settings.index.minRegionSales);
  const regionOf = regionsOf(tree, placed);
  const fitIndex = (explained: Float64Array): TimeIndex =>
    fitTimeIndex(tree, regionOf, sales.contractDay, minus(logPrice, explained), settings.index);
  const detrend = (index: TimeIndex): Float64Array =>
    logPrice.map((value, row) => value - indexLevel(index, regionOf[row]!, sales.contractDay[row]!));

  const typeMean = shrunkGroupMeans(placed.coded.type!.codes, logPrice, LOCALITY_SHRINKAGE_SALES);
  const localityMean = (values: Float64Array) =>
    shrunkGroupMeans(placed.coded.localityId!.codes, values, LOCALITY_SHRINKAGE_SALES);
  let index = fitIndex(plus(typeMean, localityMean(minus(logPrice, typeMean))));
  let detrended = detrend(index);
  const schema = fitAttributeSchema(placed, detrended);
  const attributes = attributeColumns(schema, placed);
  const hasLocalities = placed.coded.localityId!.levels.length > 1;
  const centredOnType = minus(detrended, typeMean);
  let lag = hasLocalities
    ? localityMean(centredOnType)
    : locationLag(lists, settings.lagNeighbours, centredOnType);
  let attributeForests: Forest[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const target = minus(detrended, lag);
    const boosting = round + 1 < ROUNDS ? quicker(settings.firstStage) : settings.firstStage;
    attributeForests = Array.from({ length: settings.folds }, (_, held) =>
      fitWithoutFold(attributes, target, weight, fold, held, boosting, seed + 100 * round + held),
    );
    const attributeValue = ownFoldValues(attributeForests, attributes, fold);
    lag = locationLag(lists, settings.lagNeighbours, minus(detrended, attributeValue));
    if (round + 1 < ROUNDS) {
      index = fitIndex(plus(attributeValue, lag));
      detrended = detrend(index);
    }
  }
  return { centres, schema, index, attributeForests, spacingKm };
};

/** A round that only prepares the next may be rough. */
const quicker = (boosting: BoostSettings): BoostSettings => ({
  ...boosting,
  trees: Math.ceil(boosting.trees / 2),
  learningRate: 2 * boosting.learningRate,
});

const fitWithoutFold = (
  attributes: FeatureColumns,
  target: Float64Array,
  weight: Float64Array,
  fold: Uint8Array,
  held: number,
  boosting: BoostSettings,
  seed: number,
): Forest => {
  const kept = Int32Array.from(fold.keys()).filter((row) => fold[row] !== held);
  const pick = (values: Float64Array) => Float64Array.from(kept, (row) => values[row]!);
  const picked = { ...attributes, columns: attributes.columns.map(pick) };
  return boost(picked, pick(target), pick(weight), boosting, seed);
};

/** Each row's value by the forest that has not seen it. */
export const ownFoldValues = (
  forests: Forest[],
  attributes: FeatureColumns,
  fold: Uint8Array,
): Float64Array => {
  const values = new Float64Array(fold.length);
  forests.forEach((forest, held) => {
    const rows = Int32Array.from(fold.keys()).filter((row) => fold[row] === held);
    const columns = attributes.columns.map((column) => Float64Array.from(rows, (row) => column[row]!));
    const own = predictRows(forest, { ...attributes, columns }, rows.length);
    rows.forEach((row, i) => {
      values[row] = own[i]!;
    });
  });
  return values;
};

const minus = (a: Float64Array, b: Float64Array): Float64Array => a.map((value, i) => value - b[i]!);
const plus = (a: Float64Array, b: Float64Array): Float64Array => a.map((value, i) => value + b[i]!);
