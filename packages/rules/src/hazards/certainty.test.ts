import { describe, expect, it } from 'vitest';
import { certaintyAmong, evidenceCertainty } from './certainty.ts';

const FINE = { resolutionMetres: 10, surveyedOn: '2026-11-01', screening: false };
const TODAY = '2026-11-01';

describe('the certainty of a piece of evidence', () => {
  it('is highest for the spot itself and lowest for a share of the suburb', () => {
    const ways = (['inside', 'outside', 'distance', 'share'] as const).map((way) =>
      evidenceCertainty(way, FINE, TODAY),
    );
    expect(ways).toEqual(ways.toSorted((a, b) => b - a));
    expect(ways[0]).toBe(0.9);
  });

  it('falls with age, down to a floor', () => {
    const at = (surveyedOn: string) => evidenceCertainty('inside', { ...FINE, surveyedOn }, TODAY);
    expect(at('2016-11-01')).toBeCloseTo(0.72, 2);
    expect(at('1950-01-01')).toBeCloseTo(0.54, 5);
    expect(at('2030-01-01')).toBe(0.9);
  });

  it('falls with a coarse or unknown grain, and by half for screening', () => {
    expect(evidenceCertainty('inside', { ...FINE, resolutionMetres: 500 }, TODAY)).toBeCloseTo(0.63, 5);
    expect(evidenceCertainty('inside', { ...FINE, resolutionMetres: null }, TODAY)).toBeCloseTo(0.63, 5);
    expect(evidenceCertainty('inside', { ...FINE, screening: true }, TODAY)).toBe(0.45);
  });
});

describe('the certainty among several sources', () => {
  it('is that of the leading one when the others agree', () => {
    expect(certaintyAmong({ value: 0.5, certainty: 0.8 }, [{ value: 0.5, certainty: 0.8 }])).toBe(0.8);
  });
  it('is halved by an equal with the opposite answer, and hardly touched by a weak one', () => {
    expect(certaintyAmong({ value: 1, certainty: 0.8 }, [{ value: 0, certainty: 0.8 }])).toBeCloseTo(0.4);
    expect(certaintyAmong({ value: 1, certainty: 0.8 }, [{ value: 0, certainty: 0.08 }])).toBeCloseTo(0.76);
  });
});
