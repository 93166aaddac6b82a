import type { ValuedBatch } from '../valuer/value-batch.ts';
import { accuracyOf, rangeFigures } from './accuracy.ts';

export type Segment = {
  kind: 'value quarter' | 'value tenth' | 'type' | 'region' | 'market';
  name: string;
  sales: number;
  mdape: number;
  coverage80: number;
  coverage90: number;
  width80: number;
};

const LEAST_SEGMENT_SALES = 30;

/** A locality with fewer sales to learn from is a thin market. */
const THICK_MARKET_SALES = 50;

/** Error and coverage by quarter of the predicted value, the cheapest first, and by type. */
export const segmentsOf = (
  valued: ValuedBatch,
  priceAud: Float64Array,
  type: readonly string[],
): Segment[] => [
  ...figuresBy('value quarter', partsByValue(valued.value, 4), valued, priceAud),
  ...figuresBy('type', type, valued, priceAud),
];

/** Where the errors are, in more ways than a page has room for. */
export const fineSegmentsOf = (
  valued: ValuedBatch,
  priceAud: Float64Array,
  { region, localitySales }: { region: readonly string[]; localitySales: readonly number[] },
): Segment[] => [
  ...figuresBy('value tenth', partsByValue(valued.value, 10), valued, priceAud),
  ...figuresBy('region', region, valued, priceAud),
  ...figuresBy(
    'market',
    localitySales.map((sales) => (sales < THICK_MARKET_SALES ? 'thin' : 'thick')),
    valued,
    priceAud,
  ),
];

/** '1' for the cheapest, as '01' where there are ten. */
const partsByValue = (values: Float64Array, parts: number): string[] => {
  const sorted = values.slice().sort();
  const edges = Array.from(
    { length: parts - 1 },
    (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / parts)]!,
  );
  const digits = String(parts).length;
  return Array.from(values, (value) =>
    String(1 + edges.filter((edge) => value >= edge).length).padStart(digits, '0'),
  );
};

const figuresBy = (
  kind: Segment['kind'],
  groupOf: readonly string[],
  valued: ValuedBatch,
  priceAud: Float64Array,
): Segment[] =>
  [...new Set(groupOf)].sort().flatMap((name) => {
    const rows = groupOf.flatMap((group, row) => (group === name ? [row] : []));
    if (rows.length < LEAST_SEGMENT_SALES) return [];
    const pick = (values: Float64Array) => Float64Array.from(rows, (row) => values[row]!);
    const [value, price] = [pick(valued.value), pick(priceAud)];
    const range80 = rangeFigures({ low: pick(valued.low80), high: pick(valued.high80), value }, price);
    const range90 = rangeFigures({ low: pick(valued.low90), high: pick(valued.high90), value }, price);
    return [
      {
        kind,
        name,
        sales: rows.length,
        mdape: accuracyOf(value, price).mdape,
        coverage80: range80.coverage,
        coverage90: range90.coverage,
        width80: range80.width,
      },
    ];
  });
