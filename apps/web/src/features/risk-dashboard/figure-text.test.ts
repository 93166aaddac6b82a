import { describe, expect, it } from 'vitest';
import { changeText, shareText } from './figure-text.ts';

describe('figures of the dashboard', () => {
  it.each([
    [1_000_000, 1_032_000, '+3.2%'],
    [1_000_000, 917_000, '−8.3%'],
    [1_000_000, 1_000_000, '+0.0%'],
    [null, 1_000_000, null],
    [1_000_000, null, null],
    [0, 5, null],
  ])('from %j to %j is a change of %j', (before, after, change) => {
    expect(changeText(before, after)).toBe(change);
  });

  it('a share that is not known is no zero', () => {
    expect([shareText(null), shareText(0), shareText(0.705)]).toEqual(['–', '0%', '71%']);
  });
});
