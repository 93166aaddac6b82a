import { describe, expect, it } from 'vitest';
import { linearScale, niceDomain, niceStep, spreadAround, ticksBetween } from './scale.ts';

describe('linearScale', () => {
  it('maps the ends and the middle, also downwards', () => {
    const y = linearScale([0, 10], [200, 0]);
    expect([y(0), y(5), y(10)]).toEqual([200, 100, 0]);
  });

  it('does not divide by an empty domain', () => {
    expect(linearScale([3, 3], [0, 100])(3)).toBe(0);
  });
});

describe('niceStep', () => {
  it.each([
    [900_000, 9, 100_000],
    [900_000, 5, 200_000],
    [0.7, 10, 0.1],
    [24, 10, 2.5],
  ])('cuts %s into at most %s steps of %s', (span, maxSteps, step) => {
    expect(niceStep(span, maxSteps)).toBeCloseTo(step, 12);
  });

  it('answers for a span of nothing', () => {
    expect(niceStep(0, 5)).toBe(1);
  });
});

describe('ticksBetween', () => {
  it('keeps both ends when they are multiples, without binary dust', () => {
    expect(ticksBetween(0, 0.3, 0.1)).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('stays inside the ends otherwise', () => {
    expect(ticksBetween(2_042_000, 2_390_000, 100_000)).toEqual([2_100_000, 2_200_000, 2_300_000]);
  });
});

it('niceDomain widens to whole steps', () => {
  expect(niceDomain(2_042_000, 2_890_000, 100_000)).toEqual([2_000_000, 2_900_000]);
});

describe('spreadAround', () => {
  it('moves marks off the needle and off each other, keeping their order', () => {
    expect(spreadAround([300, 279, 321, 324], 306, 18, 12)).toEqual([294, 276, 321, 339]);
  });

  it('leaves marks alone that have room', () => {
    expect(spreadAround([100, 500], 306, 18, 12)).toEqual([100, 500]);
  });
});
