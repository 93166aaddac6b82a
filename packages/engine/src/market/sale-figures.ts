import type { SaleColumns } from './columns.ts';
import { QUARTERS, quarterEnds, quarterOf } from './days.ts';
import { denseGroups } from './group-means.ts';
import { medianInPlace } from './median.ts';
import { growthOf, type PriceIndex, priceIndex, volatilityOf } from './price-index.ts';

const QUARTERS_A_YEAR = 4;

export type SaleFigures = {
  index: PriceIndex;
  /** By quarter, the newest first. */
  quarterSales: number[];
  quarterMedianAud: (number | null)[];
  salesLastYear: number;
  salesYearBefore: number;
  medianAud: number | null;
  medianYearBeforeAud: number | null;
  growth: { share: number; error: number };
  volatility: number;
  salesInThreeYears: number;
};

/** The rows within `from` and `to` quarters back, as prices. */
const pricesBetween = (
  sales: SaleColumns,
  rows: Int32Array,
  quarter: Int32Array,
  from: number,
  to: number,
): Float64Array => {
  const within = (at: number): boolean => (quarter[at] ?? -1) >= from && (quarter[at] ?? -1) < to;
  let count = 0;
  for (let at = 0; at < rows.length; at++) if (within(at)) count += 1;
  const prices = new Float64Array(count);
  let next = 0;
  for (let at = 0; at < rows.length; at++)
    if (within(at)) prices[next++] = sales.priceAud[rows[at] ?? 0] ?? 0;
  return prices;
};

/** Everything that the sales of one region and type say, as of a day. `rows` are their places in the columns. */
export const saleFigures = (
  sales: SaleColumns,
  standardised: Float64Array,
  allRows: Int32Array,
  asOf: number,
  above: PriceIndex | null,
): SaleFigures => {
  const ends = quarterEnds(asOf);
  const rows = allRows.filter((row) => quarterOf(ends, sales.day[row] ?? 0) >= 0);
  const quarter = Int32Array.from(rows, (row) => quarterOf(ends, sales.day[row] ?? 0));
  const value = Float64Array.from(rows, (row) => standardised[row] ?? 0);
  const { groups, count } = denseGroups(
    rows.length,
    (at) => (sales.locality[rows[at] ?? 0] ?? 0) * 16 + (sales.type[rows[at] ?? 0] ?? 0),
  );
  const index = priceIndex({ value, quarter, group: groups, groupCount: count }, above);
  const between = (from: number, to: number) => pricesBetween(sales, rows, quarter, from, to);
  const quarters = Array.from({ length: QUARTERS }, (_, q) => between(q, q + 1));
  const lastYear = between(0, QUARTERS_A_YEAR);
  const yearBefore = between(QUARTERS_A_YEAR, 2 * QUARTERS_A_YEAR);
  return {
    index,
    quarterSales: quarters.map(({ length }) => length),
    quarterMedianAud: quarters.map(medianInPlace),
    salesLastYear: lastYear.length,
    salesYearBefore: yearBefore.length,
    medianAud: medianInPlace(lastYear),
    medianYearBeforeAud: medianInPlace(yearBefore),
    growth: growthOf(index),
    volatility: volatilityOf(index),
    salesInThreeYears: quarters.slice(0, 3 * QUARTERS_A_YEAR).reduce((sum, { length }) => sum + length, 0),
  };
};
