import { describe, expect, it } from 'vitest';
import type { ChartSpec } from './chart-spec.ts';
import { valueAxisOf } from './value-axis.ts';

const line: ChartSpec = {
  kind: 'line',
  label: 'Median price',
  points: [
    { year: 2021, price: 1_370_000 },
    { year: 2022, price: null },
    { year: 2026, price: 1_985_000 },
  ],
  x: { key: 'year', label: 'Year' },
  y: { label: 'Median price', unit: 'AUD', formatTick: String, format: String },
  series: [{ key: 'price', label: 'New Farm' }],
};

describe('valueAxisOf', () => {
  it('starts a line near its values, and says so', () => {
    expect(valueAxisOf(line, 5)).toEqual({
      domain: [1_200_000, 2_000_000],
      ticks: [1_200_000, 1_400_000, 1_600_000, 1_800_000, 2_000_000],
      startsAboveZero: true,
    });
  });

  it('starts bars at zero', () => {
    expect(valueAxisOf({ ...line, kind: 'bar' }, 5)).toMatchObject({
      domain: [0, 2_000_000],
      startsAboveZero: false,
    });
  });

  it('makes room for the threshold', () => {
    const axis = valueAxisOf({ ...line, threshold: { value: 2_600_000, label: 'Cap' } }, 5);
    expect(axis.domain[1]).toBeGreaterThanOrEqual(2_600_000);
  });

  it('stands without data and with one value only', () => {
    expect(valueAxisOf({ ...line, points: [] }, 5).domain).toEqual([0, 1]);
    const [low, high] = valueAxisOf({ ...line, points: [{ year: 1, price: 7 }] }, 5).domain;
    expect(high).toBeGreaterThan(low);
  });
});
