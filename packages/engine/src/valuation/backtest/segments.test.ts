import { describe, expect, it } from 'vitest';
import { fineSegmentsOf, segmentsOf } from './segments.ts';

const SALES = 120;
/** Worth 100,000 and more, one dollar apart, each bought for a tenth less; the dearer half is missed by its range. */
const value = Float64Array.from({ length: SALES }, (_, row) => 100_000 + row);
const price = value.map((one) => one / 1.1);
const low = value.map((one, row) => (row < SALES / 2 ? 0.8 * one : one));
const high = value.map((one) => 1.2 * one);
const valued = {
  method: Array.from(value, () => 'model' as const),
  value,
  low80: low,
  high80: high,
  low90: low,
  high90: high,
  fsd: value.map(() => 0.1),
};

describe('segments of a backtest', () => {
  it('are quarters of the value, the cheapest first, and types, each with its own error and coverage', () => {
    const type = Array.from(value, (_, row) => (row % 2 === 0 ? 'house' : 'unit'));
    const found = segmentsOf(valued, price, type);
    expect(found.map(({ kind, name, sales, coverage80 }) => [kind, name, sales, coverage80])).toEqual([
      ['value quarter', '1', 30, 100],
      ['value quarter', '2', 30, 100],
      ['value quarter', '3', 30, 0],
      ['value quarter', '4', 30, 0],
      ['type', 'house', 60, 50],
      ['type', 'unit', 60, 50],
    ]);
    for (const { mdape } of found) expect(mdape).toBeCloseTo(10, 6);
    expect(found[0]?.width80).toBeCloseTo(40, 6);
    expect(found[3]?.width80).toBeCloseTo(20, 6);
  });

  it('are left out where they have too few sales to say anything', () => {
    const region = Array.from(value, (_, row) => (row < 29 ? 'VIC 1' : 'NSW 2'));
    // A locality with 49 sales to learn from is a thin market, one with 50 is not.
    const localitySales = Array.from(value, (_, row) => (row < 40 ? 49 : 50));
    const found = fineSegmentsOf(valued, price, { region, localitySales });
    // Tenths have twelve sales each.
    expect(found.map(({ kind, name, sales }) => [kind, name, sales])).toEqual([
      ['region', 'NSW 2', 91],
      ['market', 'thick', 80],
      ['market', 'thin', 40],
    ]);
  });
});
