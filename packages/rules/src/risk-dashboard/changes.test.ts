import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, type FiguresOfHome, toldAfter } from './changes.ts';
import { homeKey } from './home-key.ts';

const calm: FiguresOfHome = {
  valueAud: 1_000_000,
  hazards: { flood: 0.3, fire: 0.65, coastalErosion: null, subsidence: 0 },
};
const withHazard = (kind: keyof FiguresOfHome['hazards'], value: number | null): FiguresOfHome => ({
  ...calm,
  hazards: { ...calm.hazards, [kind]: value },
});

describe('what is news of a watched home', () => {
  it.each([
    [1_029_999, false],
    [1_030_000, true],
    [970_000, true],
    [970_001, false],
    [null, true],
  ])('a value of %j, after a million: %j', (valueAud, isNews) => {
    expect(changesOf(calm, { ...calm, valueAud })).toEqual(
      isNews ? [{ figure: 'value', before: 1_000_000, after: valueAud }] : [],
    );
  });

  it.each([
    ['flood', 0.4, true],
    ['flood', 0.399, false],
    ['fire', 0.7, false],
    ['fire', 0.71, true],
    ['coastalErosion', 0, true],
    ['subsidence', null, true],
    ['subsidence', 0.05, false],
  ] as const)('CORE-RISK-12: %s at %j: %j', (kind, value, isNews) => {
    expect(changesOf(calm, withHazard(kind, value)).map(({ figure }) => figure)).toEqual(
      isNews ? [kind] : [],
    );
  });

  it('is told once, and small steps are told when they add up', () => {
    const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null });
    const figures = fc.record({
      valueAud: fc.option(fc.integer({ min: 1, max: 1e7 }), { nil: null }),
      hazards: fc.record({ flood: share, fire: share, coastalErosion: share, subsidence: share }),
    });
    fc.assert(
      fc.property(figures, figures, (before, after) => {
        const told = toldAfter(before, changesOf(before, after));
        expect(changesOf(told, after)).toEqual([]);
      }),
    );
    const [small, twice] = [1_020_000, 1_040_000];
    const told = toldAfter(calm, changesOf(calm, { ...calm, valueAud: small }));
    expect(changesOf(told, { ...calm, valueAud: twice })).toHaveLength(1);
  });
});

it('a home is known by its record, or by its address and suburb', () => {
  const place = { address: '12 Smith St ', localityId: 'vic-richmond' };
  expect(homeKey({ ...place, propertyId: 'p1' })).toBe('p1');
  expect(homeKey({ ...place, propertyId: null })).toBe(
    homeKey({ address: '12 smith st', localityId: 'vic-richmond', propertyId: null }),
  );
});
