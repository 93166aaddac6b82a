import { describe, expect, it } from 'vitest';
import type { ChartSpec } from './chart-spec.ts';
import { areaPath, barsOf, linePath, plotGeometry, runsOf } from './plot-geometry.ts';

const box = { left: 50, right: 250, top: 10, bottom: 110 };
const axis = { domain: [0, 100] as [number, number], ticks: [], startsAboveZero: false };
const spec: ChartSpec = {
  kind: 'line',
  label: 'Sales',
  points: [
    { at: 1, a: 0, b: 50 },
    { at: 2, a: 100, b: null },
    { at: 3, a: null, b: 25 },
    { at: 4, a: 20, b: 25 },
    { at: 5, a: 40, b: 25 },
  ],
  x: { key: 'at', label: 'Quarter' },
  y: { label: 'Sales', unit: 'a quarter', formatTick: String, format: String },
  series: [
    { key: 'a', label: 'A' },
    { key: 'b', label: 'B' },
  ],
};

describe('a line', () => {
  const geometry = plotGeometry('line', 5, box, axis);

  it('reaches from edge to edge, and is cut where there is no value', () => {
    const runs = runsOf(spec, 'a', geometry);
    expect(linePath(runs)).toBe('M50.00,110.00L100.00,10.00M200.00,90.00L250.00,70.00');
    expect(areaPath(runs.slice(1), 110)).toBe('M200.00,110.00L200.00,90.00L250.00,70.00L250.00,110.00Z');
  });

  it('knows whose place is nearest, beyond its ends too', () => {
    expect([-20, 74, 76, 999].map(geometry.nearest)).toEqual([0, 0, 1, 4]);
  });

  it('has one point alone in the middle', () => {
    const alone = plotGeometry('line', 1, box, axis);
    expect([alone.xOf(0), alone.nearest(60)]).toEqual([150, 0]);
  });
});

describe('bars', () => {
  const geometry = plotGeometry('bar', 5, box, axis);

  it('share the band of their point, and stand on zero', () => {
    const [first, second] = [0, 1].map((at) =>
      barsOf(spec, { at, key: spec.series[at]?.key ?? '' }, geometry).at(-1),
    );
    expect(first?.y).toBe(70);
    expect(first?.height).toBe(40);
    expect(second?.x).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0) + 4);
    const middle = ((first?.x ?? 0) + (second?.x ?? 0) + (second?.width ?? 0)) / 2;
    expect(middle).toBeCloseTo(geometry.xOf(4));
  });

  it('are left out where there is no value', () => {
    expect(barsOf(spec, { at: 1, key: 'b' }, geometry)).toHaveLength(4);
  });

  it('are found by their bands', () => {
    expect([0, 92, 94, 999].map(geometry.nearest)).toEqual([0, 0, 1, 4]);
  });
});
