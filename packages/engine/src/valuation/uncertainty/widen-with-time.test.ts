import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleAfter, widthsAfter } from './widen-with-time.ts';

const share = fc.double({ min: 0, max: 2, noNaN: true });

describe('a range after the last sale', () => {
  it('is as stated on the day, and never narrower later', () => {
    expect(scaleAfter(0.1, 0)).toBeCloseTo(0.1, 12);
    expect(widthsAfter([0.1, 0.13, 0.16], 0)[1]).toBeCloseTo(0.13, 12);
    fc.assert(
      fc.property(share, share, share, (scale, variance, more) => {
        expect(scaleAfter(scale, variance + more)).toBeGreaterThanOrEqual(scaleAfter(scale, variance));
      }),
    );
  });

  it('keeps its parts in order', () => {
    const [fsd, range80, range90] = widthsAfter([0.1, 0.1, 0.1], 0.01);
    expect(fsd).toBeLessThan(range80);
    expect(range80).toBeLessThan(range90);
  });
});
