import { describe, expect, it } from 'vitest';
import { calibrate, EARLIER_SHRINKAGE, RANGE_SHRINKAGE, segmentFactors } from './calibration.ts';

const scoresOf = (scores: number[]) => ({
  score: Float64Array.from(scores),
  scale: Float64Array.from(scores, (_, i) => 0.05 + (i % 40) / 400),
  logValue: Float64Array.from(scores, (_, i) => 13 + i / scores.length),
  type: scores.map((_, i) => (i % 3 === 0 ? 'apartment' : 'house')),
});

describe('a calibration', () => {
  it('states a range, however narrow, where no value missed its price', () => {
    const calibration = calibrate(scoresOf(Array.from({ length: 60 }, () => 0)), RANGE_SHRINKAGE);
    for (const type of ['house', 'apartment', 'castle']) {
      const factors = segmentFactors(calibration, { scale: 0.1, logValue: 13.5, type });
      for (const factor of factors) expect(factor).toBeGreaterThan(0);
    }
  });

  it('widens where small errors are stated too small, and narrows where large ones are too large', () => {
    const scores = scoresOf(Array.from({ length: 2_000 }, (_, i) => ((i * 7919) % 1000) / 500));
    const tilted = {
      ...scores,
      score: scores.score.map((score, i) => score * (scores.scale[i]! < 0.1 ? 1.5 : 0.75)),
    };
    const calibration = calibrate(tilted, RANGE_SHRINKAGE);
    const of = (scale: number) => segmentFactors(calibration, { scale, logValue: 13.5, type: 'house' })[1];
    expect(of(0.06) / of(0.14)).toBeGreaterThan(1.6);
    expect(of(0.06) / of(0.14)).toBeLessThan(2);
  });

  it('of a model of before knows nothing of the stated error', () => {
    const scores = scoresOf(Array.from({ length: 2_000 }, (_, i) => ((i * 7919) % 1000) / 500));
    const { byScale } = calibrate(scores, EARLIER_SHRINKAGE);
    expect(byScale.flat()).toEqual(Array.from({ length: 12 }, () => 1));
  });

  it('takes no chance difference between quarters of value for a rule', () => {
    const scores = scoresOf(Array.from({ length: 600 }, (_, i) => ((i * 7919) % 1000) / 500));
    const luckless = { ...scores, score: scores.score.map((score, i) => (i < 150 ? score * 1.2 : score)) };
    const calibration = calibrate(luckless, RANGE_SHRINKAGE);
    const of = (logValue: number) => segmentFactors(calibration, { scale: 0.1, logValue, type: 'house' })[1];
    expect(of(13.1) / of(13.9)).toBeLessThan(1.05);
  });

  it('covers the shares that it promises, on the scores it was made from', () => {
    const scores = Array.from({ length: 999 }, (_, i) => ((i * 7919) % 1000) / 500);
    const { all } = calibrate(scoresOf(scores), RANGE_SHRINKAGE);
    const covered = (factor: number) => scores.filter((score) => score <= factor).length / scores.length;
    expect(covered(all[1])).toBeCloseTo(0.8, 2);
    expect(covered(all[2])).toBeCloseTo(0.9, 2);
  });
});
