import { groupSalesByType, treeOfRows } from '../comparables/sales-by-type.ts';
import type { SalesTable } from '../sales/sales-table.ts';
import { fitCentres, placeFacts } from '../space/centres.ts';
import { findNearest, NearestPool } from '../space/nearest-sales.ts';
import { spherePoints } from '../space/sphere.ts';
import { medianOf } from '../statistics/quantiles.ts';

const NEAREST = 10;
const LEAST_SALES = 3;

/** What anyone could say: the median price of the home's locality and type; of its type; of all. */
export const localityMedianBaseline = (train: SalesTable, test: SalesTable): Float64Array => {
  const medians = new Map<string, number>();
  const prices = new Map<string, number[]>();
  const keysOf = (sales: SalesTable, row: number): string[] => {
    const locality = sales.coded.localityId!;
    const type = sales.coded.type!;
    const place = locality.levels[locality.codes[row]!] ?? '';
    const kind = type.levels[type.codes[row]!] ?? '';
    return [`${place}\n${kind}`, `\n${kind}`, '\n'];
  };
  for (let row = 0; row < train.count; row++) {
    for (const key of new Set(keysOf(train, row))) {
      const list = prices.get(key);
      if (list) list.push(train.priceAud[row]!);
      else prices.set(key, [train.priceAud[row]!]);
    }
  }
  for (const [key, list] of prices) if (list.length >= LEAST_SALES) medians.set(key, medianOf(list));
  const overall = medianOf(train.priceAud);
  return Float64Array.from({ length: test.count }, (_, row) => {
    const key = keysOf(test, row).find((candidate) => medians.has(candidate));
    return (key === undefined ? undefined : medians.get(key)) ?? overall;
  });
};

/** The median price of the ten nearest sales of the same type with as many bedrooms, if there are enough. */
export const nearestComparablesBaseline = (train: SalesTable, test: SalesTable): Float64Array => {
  const fallback = localityMedianBaseline(train, test);
  const centres = fitCentres(train);
  const placedTrain = placeFacts(centres, train);
  const placedTest = placeFacts(centres, test);
  const byType = groupSalesByType(
    placedTrain,
    spherePoints(placedTrain.latitude, placedTrain.longitude),
    train.contractDay,
  );
  const treeOf = treeOfRows(byType, placedTest);
  const points = spherePoints(placedTest.latitude, placedTest.longitude);
  const pool = new NearestPool(10 * NEAREST);
  return Float64Array.from({ length: test.count }, (_, row) => {
    if (treeOf[row]! < 0 || Number.isNaN(points.x[row]!)) return fallback[row]!;
    pool.size = 0;
    const horizon = { day: test.contractDay[row]!, looksAhead: true, excluded: null };
    const tree = byType.trees[treeOf[row]!]!;
    findNearest(
      tree,
      points.x[row]!,
      points.y[row]!,
      points.z[row]!,
      horizon,
      { kmScale: 1, perYear: 0 },
      pool,
    );
    const bedrooms = test.numeric.bedrooms![row]!;
    const found = Array.from({ length: pool.size }, (_, i) => i).sort((a, b) => pool.km[a]! - pool.km[b]!);
    const alike = found.filter((i) => train.numeric.bedrooms![pool.item[i]!] === bedrooms);
    const chosen = (alike.length >= NEAREST / 2 ? alike : found).slice(0, NEAREST);
    return chosen.length === 0 ? fallback[row]! : medianOf(chosen.map((i) => train.priceAud[pool.item[i]!]!));
  });
};
