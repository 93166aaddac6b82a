import { describe, expect, it } from 'vitest';
import { METRIC_NAMES, METRICS } from './all-metrics.ts';
import { standingOf } from './standing.ts';
import { wilsonInterval } from './wilson.ts';

describe('Wilson’s interval', () => {
  // From Newcombe (1998), table I: method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i: %f to %f', (hits, n, low, high) => {
    const interval = wilsonInterval(hits, n);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  });

  it('is none of nothing', () => expect(wilsonInterval(0, 0)).toBeNull());
});

describe('against a target', () => {
  const of = (target: number | null, better: 'more' | 'less' | null) => ({
    ...METRICS['reply-rate'],
    target,
    better,
  });
  it.each([
    [of(0.4, 'more'), 0.42, 'exceeding'],
    [of(0.4, 'more'), 0.419, 'meeting'],
    [of(0.4, 'more'), 0.38, 'meeting'],
    [of(0.4, 'more'), 0.379, 'below'],
    [of(2, 'less'), 1.9, 'exceeding'],
    [of(2, 'less'), 2.1, 'meeting'],
    [of(2, 'less'), 2.2, 'below'],
    [of(null, 'more'), 1, null],
    [of(2, null), 1, null],
  ])('%#', (metric, value, standing) => expect(standingOf(metric, value)).toBe(standing));
});

it('every figure says what it divides by what', () => {
  for (const name of METRIC_NAMES) {
    const { unit, denominator, leastN, windowDays } = METRICS[name];
    expect([name, denominator === null]).toEqual([name, unit === 'count']);
    expect(Math.min(leastN, windowDays)).toBeGreaterThan(0);
  }
});
