import type { ValuedBatch } from '../valuer/value-batch.ts';
import { accuracyOf, rangeFigures } from './accuracy.ts';

export type Segment = {
  kind: 'value quarter' | 'type';
  name: string;
  sales: number;
  mdape: number;
  coverage80: number;
  coverage90: number;
  width80: number;
};

const LEAST_SEGMENT_SALES = 30;

/** Error and coverage by quarter of the predicted value, the cheapest first, and by type. */
export const segmentsOf = (
  valued: ValuedBatch,
  priceAud: Float64Array,
  type: readonly string[],
): Segment[] => {
  const sorted = valued.value.slice().sort();
  const edges = [1, 2, 3].map((quarter) => sorted[Math.floor((quarter * sorted.length) / 4)]!);
  const quarterOf = Array.from(valued.value, (value) =>
    String(1 + edges.filter((edge) => value >= edge).length),
  );
  return [
    ...figuresBy('value quarter', quarterOf, valued, priceAud),
    ...figuresBy('type', type, valued, priceAud),
  ];
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
