import { describe, expect, it } from 'vitest';
import {
  binsOf,
  calibrated,
  calibrationOf,
  type DecidedTurn,
  LEAST_CLAIMED,
  OFF_BY_AT_MOST,
  offBy,
  statedBins,
  statedByOthers,
} from './calibration.ts';
import { hashOfIntentModel } from './intent-files.ts';
import MEASURED from './right-by-share.json' with { type: 'json' };

/** So many turns of one share, of which so many were right. */
const turnsOf = (share: number, turns: number, right: number): DecidedTurn[] =>
  Array.from({ length: turns }, (_, at) => ({ share, isRight: at < right }));

describe('the table that confidence is stated by', () => {
  it('was measured of the model that stands beside it: after training, npm run eval -- --calibrate', () => {
    expect(MEASURED.model).toBe(hashOfIntentModel());
  });

  it('states each turn, by what the others say, as often as it was right, on average', () => {
    expect(MEASURED.offBy).toBeLessThanOrEqual(OFF_BY_AT_MOST);
    expect(MEASURED.bins.reduce((sum, { turns }) => sum + turns, 0)).toBeGreaterThan(300);
  });

  it('is off by no more in the bins that it was made of', () => {
    const turns = MEASURED.bins.reduce((sum, bin) => sum + bin.turns, 0);
    const off = MEASURED.bins.map(
      (bin) => bin.turns * Math.abs(calibrated(bin.share) - bin.right / bin.turns),
    );
    expect(off.reduce((sum, one) => sum + one, 0) / turns).toBeLessThanOrEqual(OFF_BY_AT_MOST);
  });

  it('claims more where the classifier is surer, never certainty, and least where nothing was understood', () => {
    const all = Array.from({ length: 101 }, (_, at) => calibrated(at / 100));
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(Math.max(...all)).toBeLessThan(1);
    expect(LEAST_CLAIMED).toBe(Math.min(...all));
  });
});

describe('a calibration', () => {
  it('states between the bins’ means by a straight line, beyond them what the last says', () => {
    const state = calibrationOf(binsOf([...turnsOf(0.3, 98, 49), ...turnsOf(0.7, 98, 89)]));
    expect([0, 0.3, 0.5, 0.7, 1].map(state)).toEqual([0.5, 0.5, 0.7, 0.9, 0.9]);
  });

  it('takes together where the surer were less often right', () => {
    const state = calibrationOf(
      binsOf([...turnsOf(0.3, 48, 39), ...turnsOf(0.5, 50, 30), ...turnsOf(0.95, 98, 98)]),
    );
    expect(state(0.3)).toBe(state(0.4));
    expect(state(0.95)).toBeGreaterThan(state(0.5));
  });

  it('claims little of few turns', () => {
    expect(calibrationOf(binsOf(turnsOf(0.9, 1, 1)))(0.9)).toBe(0.67);
  });

  it('is measured on turns that it was not made of', () => {
    // One in five was wrong, all of them in one fold: the others know nothing of it.
    const turns = Array.from({ length: 100 }, (_, at) => ({ share: 0.95, isRight: at % 5 !== 0 }));
    const stated = statedByOthers(turns);
    expect(stated[0]?.stated).toBeGreaterThan(0.95);
    expect(stated.at(-1)?.stated).toBeLessThan(0.8);
    expect(offBy(stated)).toBeGreaterThan(0.3);
    expect(statedBins(stated).map((bin) => [bin.turns, bin.right])).toEqual([
      [80, 1],
      [20, 0],
    ]);
  });
});
