import { describe, expect, it } from 'vitest';
import { changeText, shareText, shortValueText, valueText } from './figure-text.ts';

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

  it('CORE-ASSESS-13: a value is short on a card and whole in a table', () => {
    expect([shortValueText(2_344_603), valueText(2_344_603)]).toEqual(['$2.3M', '$2,344,603']);
    expect([shortValueText(null), valueText(null)]).toEqual(['–', '–']);
  });

  it('a share that is not known is no zero', () => {
    expect([shareText(null), shareText(0), shareText(0.705)]).toEqual(['–', '0%', '71%']);
  });
});
