import { describe, expect, it } from 'vitest';
import { dateText, dateTimeText, durationText, zonedTimeText } from './instant-text.ts';

const INSTANT = '2026-11-14T13:05:00.000Z';

describe('dateText and dateTimeText', () => {
  it('write the day of the workspace’s own time zone', () => {
    expect(dateText(INSTANT, 'Australia/Sydney')).toBe('15 Nov 2026');
    expect(dateText(INSTANT, 'Australia/Perth')).toBe('14 Nov 2026');
  });

  it('use the 12-hour clock', () => {
    expect(dateTimeText(INSTANT, 'Australia/Sydney')).toBe('15 Nov 2026, 12:05 am');
    expect(dateTimeText(INSTANT, 'Australia/Brisbane')).toBe('14 Nov 2026, 11:05 pm');
  });
});

describe('zonedTimeText', () => {
  it('names the city whose clocks are meant, wherever the reader’s browser stands', () => {
    expect(zonedTimeText(INSTANT)).toBe('15 Nov 2026, 12:05 am, Sydney time');
    expect(zonedTimeText(INSTANT, 'Australia/Perth')).toBe('14 Nov 2026, 9:05 pm, Perth time');
  });
});

describe('durationText', () => {
  it.each([
    [-3, '0 ms'],
    [420, '420 ms'],
    [12_400, '12 s'],
    [60_000, '1 min'],
    [245_000, '4 min 5 s'],
    [7_200_000, '2 h'],
    [7_380_000, '2 h 3 min'],
  ])('%d ms is %s', (durationMs, expected) => {
    expect(durationText(durationMs)).toBe(expected);
  });
});
