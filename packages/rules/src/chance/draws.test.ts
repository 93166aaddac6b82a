import { describe, expect, it } from 'vitest';
import { Draws, shareOf } from './draws.ts';

const many = <T>(draw: (draws: Draws) => T, count = 20_000): T[] => {
  const draws = new Draws('test');
  return Array.from({ length: count }, () => draw(draws));
};
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('draws', () => {
  it('depend on their key alone', () => {
    const first = new Draws('a');
    const again = new Draws('a');
    expect([first.share(), first.normal()]).toEqual([again.share(), again.normal()]);
    expect(new Draws('b').share()).not.toBe(new Draws('a').share());
    expect(shareOf('a')).toBe(shareOf('a'));
  });

  it('are spread evenly, and normally where they say so', () => {
    expect(mean(many((draws) => draws.share()))).toBeCloseTo(0.5, 1);
    const normal = many((draws) => draws.normal());
    expect(mean(normal)).toBeCloseTo(0, 1);
    expect(mean(normal.map((value) => value * value))).toBeCloseTo(1, 1);
    expect(mean(Array.from({ length: 20_000 }, (_, i) => shareOf(`key/${i}`)))).toBeCloseTo(0.5, 1);
  });

  it('reach both ends of an integer range and respect weights', () => {
    expect(new Set(many((draws) => draws.integer(1, 3)))).toEqual(new Set([1, 2, 3]));
    const heavy = many((draws) =>
      draws.weighted([
        ['heavy', 3],
        ['light', 1],
        ['never', 0],
      ]),
    );
    expect(heavy.filter((one) => one === 'heavy').length / heavy.length).toBeCloseTo(0.75, 1);
    expect(heavy).not.toContain('never');
  });

  it('shuffle without losing anything', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = new Draws('test').shuffled(list);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  });
});
