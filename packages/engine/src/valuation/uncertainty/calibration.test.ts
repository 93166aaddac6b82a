import { describe, expect, it } from 'vitest';
import { calibrate, segmentFactors } from './calibration.ts';

const scoresOf = (scores: number[]) => ({
  score: Float64Array.from(scores),
  logValue: Float64Array.from(scores, (_, i) => 13 + i / scores.length),
  type: scores.map((_, i) => (i % 3 === 0 ? 'apartment' : 'house')),
});

describe('a calibration', () => {
  it('states a range, however narrow, where no value missed its price', () => {
    const calibration = calibrate(scoresOf(Array.from({ length: 60 }, () => 0)));
    for (const type of ['house', 'apartment', 'castle']) {
      const factors = segmentFactors(calibration, 13.5, type);
      for (const factor of factors) expect(factor).toBeGreaterThan(0);
    }
  });

  it('covers the shares that it promises, on the scores it was made from', () => {
    const scores = Array.from({ length: 999 }, (_, i) => ((i * 7919) % 1000) / 500);
    const { all } = calibrate(scoresOf(scores));
    const covered = (factor: number) => scores.filter((score) => score <= factor).length / scores.length;
    expect(covered(all[1])).toBeCloseTo(0.8, 2);
    expect(covered(all[2])).toBeCloseTo(0.9, 2);
  });
});
