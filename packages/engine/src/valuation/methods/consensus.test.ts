import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consensusOf } from './consensus.ts';

const opinion = fc.record({
  logValue: fc.double({ min: 10, max: 17, noNaN: true }),
  fsd: fc.double({ min: 0.02, max: 0.6, noNaN: true }),
  width80: fc.double({ min: 0.03, max: 0.9, noNaN: true }),
});

describe('a consensus', () => {
  it('lies between the opinions, with weights that add up and a range no narrower than the narrowest', () => {
    fc.assert(
      fc.property(fc.array(opinion, { minLength: 1, maxLength: 6 }), (opinions) => {
        const found = consensusOf(opinions)!;
        const values = opinions.map(({ logValue }) => logValue);
        expect(found.logValue).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
        expect(found.logValue).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
        expect(found.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
        expect(found.width80).toBeGreaterThanOrEqual(
          Math.min(...opinions.map(({ width80 }) => width80)) - 1e-9,
        );
      }),
    );
  });

  it('weighs by the measured error', () => {
    const found = consensusOf([
      { logValue: 13.4, fsd: 0.1, width80: 0.13 },
      { logValue: 13.45, fsd: 0.2, width80: 0.26 },
    ])!;
    expect(found.weights[0]).toBeCloseTo(0.8, 6);
    expect(found.agreement).toBe(1);
  });

  it('is hardly moved by one method that is far off', () => {
    const near = [13.4, 13.42, 13.38].map((logValue) => ({ logValue, fsd: 0.1, width80: 0.13 }));
    const astray = { logValue: 16, fsd: 0.1, width80: 0.13 };
    const found = consensusOf([...near, astray])!;
    expect(Math.abs(found.logValue - 13.4)).toBeLessThan(0.08);
    expect(found.agreement).toBe(0.75);
    expect(found.spread).toBeGreaterThan(10);
  });

  it('is none without an opinion', () => expect(consensusOf([])).toBeNull());
});
