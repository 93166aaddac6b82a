import { describe, expect, it } from 'vitest';
import { formatAudTick, formatDay, formatFigure, formatGrowth, formatMonth } from './figure-format.ts';

describe('figures in words', () => {
  it.each([
    [0.1012, '+10.1%'],
    [-0.0019, '−0.2%'],
    [0, '+0.0%'],
  ])('growth of %d is %s', (share, words) => {
    expect(formatGrowth(share)).toBe(words);
  });

  it.each([
    [2_000_000, '$2M'],
    [1_250_000, '$1.25M'],
    [750_000, '$750K'],
  ])('%i dollars are %s on an axis', (value, words) => {
    expect(formatAudTick(value)).toBe(words);
  });

  it('writes a figure as its kind is written, and none as a dash', () => {
    expect(formatFigure('medianPrice', 2_005_000)).toBe('$2,005,000');
    expect(formatFigure('clearanceRate', 0.6154)).toBe('62%');
    expect(formatFigure('velocity', 0.6471)).toBe('65%');
    expect(formatFigure('rentalYield', null)).toBe('–');
  });

  it('writes days and months in en-AU', () => {
    expect([formatDay('2026-11-01'), formatMonth('2026-09-30')]).toEqual(['1 Nov 2026', 'Sep 2026']);
  });
});
