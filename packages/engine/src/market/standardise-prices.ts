import { QUALITIES, type SaleColumns, TYPE_COUNT } from './columns.ts';
import { denseGroups, groupMeans } from './group-means.ts';
import { solvePositive } from './solve.ts';

const WIDTH = QUALITIES.length;
const DAYS_A_YEAR = 365.25;
/** Adds so many sales that know nothing: keeps a type with few sales from fitting its noise. */
const RIDGE = 20;
/** A price so far (in logarithms) from its neighbours' is no market price: a gift, a share, a slip of the pen. */
const FURTHEST = 1;

const clip = (value: number): number => Math.max(-FURTHEST, Math.min(FURTHEST, value));
const orZero = (value: number): number => (Number.isNaN(value) ? 0 : value);

/**
 * What a quality is worth, for each type: least squares of ln(price) on the qualities, both as deviations from their
 * means among the sales of one locality, type and year, so that place and time are not taken for quality.
 */
const fitWorths = (sales: SaleColumns, lnPrice: Float64Array): Float64Array[] => {
  const yearOf = (row: number): number => Math.floor((sales.day[row] ?? 0) / DAYS_A_YEAR);
  const { groups, count } = denseGroups(
    sales.count,
    (row) => ((sales.locality[row] ?? 0) * TYPE_COUNT + (sales.type[row] ?? 0)) * 1000 + yearOf(row),
  );
  const meanPrice = groupMeans(groups, count, (row) => lnPrice[row] ?? 0);
  const means = QUALITIES.map((_, column) =>
    groupMeans(groups, count, (row) => sales.qualities[row * WIDTH + column] ?? Number.NaN),
  );
  const normal = Array.from({ length: TYPE_COUNT }, () => ({
    a: new Float64Array(WIDTH * WIDTH),
    b: new Float64Array(WIDTH),
  }));
  for (const { a } of normal) for (let i = 0; i < WIDTH; i++) a[i * WIDTH + i] = RIDGE;
  const x = new Float64Array(WIDTH);
  for (let row = 0; row < sales.count; row++) {
    const group = groups[row] ?? 0;
    const equations = normal[sales.type[row] ?? 0];
    if (!equations) continue;
    const y = clip((lnPrice[row] ?? 0) - (meanPrice[group] ?? 0));
    for (let i = 0; i < WIDTH; i++)
      x[i] = orZero((sales.qualities[row * WIDTH + i] ?? Number.NaN) - (means[i]?.[group] ?? Number.NaN));
    for (let i = 0; i < WIDTH; i++) {
      equations.b[i] = (equations.b[i] ?? 0) + (x[i] ?? 0) * y;
      for (let j = 0; j <= i; j++)
        equations.a[i * WIDTH + j] = (equations.a[i * WIDTH + j] ?? 0) + (x[i] ?? 0) * (x[j] ?? 0);
    }
  }
  return normal.map(({ a, b }) => solvePositive(a, b));
};

/**
 * The logarithm of what each sale would have fetched, had the dwelling been like the mean one of its locality and
 * type. An unknown quality is taken to be the mean.
 */
export const standardisePrices = (sales: SaleColumns): Float64Array => {
  const lnPrice = sales.priceAud.map(Math.log);
  const worths = fitWorths(sales, lnPrice);
  const { groups, count } = denseGroups(
    sales.count,
    (row) => (sales.locality[row] ?? 0) * TYPE_COUNT + (sales.type[row] ?? 0),
  );
  const means = QUALITIES.map((_, column) =>
    groupMeans(groups, count, (row) => sales.qualities[row * WIDTH + column] ?? Number.NaN),
  );
  return lnPrice.map((ln, row) => {
    const worth = worths[sales.type[row] ?? 0];
    const group = groups[row] ?? 0;
    let premium = 0;
    for (let i = 0; i < WIDTH; i++)
      premium +=
        (worth?.[i] ?? 0) *
        orZero((sales.qualities[row * WIDTH + i] ?? Number.NaN) - (means[i]?.[group] ?? Number.NaN));
    return ln - clip(premium);
  });
};
