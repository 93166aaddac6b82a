import { expect, it } from 'vitest';
import type { ChartSpec } from './chart-spec.ts';
import { endLabelShifts } from './end-labels.ts';

const spec: ChartSpec = {
  kind: 'line',
  label: 'Prices',
  points: [
    { at: 1, a: 90, b: 10, c: 11, d: null },
    { at: 2, a: 95, b: 50, c: 51, d: null },
  ],
  x: { key: 'at', label: 'Quarter' },
  y: { label: 'Price', unit: 'AUD', formatTick: String, format: String },
  series: ['a', 'b', 'c', 'd'].map((key) => ({ key, label: key })),
};
const axis = { domain: [0, 100] as [number, number], ticks: [], startsAboveZero: false };

it('moves a name only as far as the one above it needs, and leaves the others', () => {
  expect([...endLabelShifts(spec, axis, 200)]).toEqual([
    ['a', 0],
    ['c', 0],
    ['b', 12],
  ]);
});
