import { expect, it } from 'vitest';
import { clockText, shortWeekdayText, weekdayText } from './slot-words.ts';

it.each([
  ['00:00', '12:00 am'],
  ['09:30', '9:30 am'],
  ['12:00', '12:00 pm'],
  ['16:30', '4:30 pm'],
])('%s is %s', (time, words) => {
  expect(clockText(time)).toBe(words);
});

it('names a day by its weekday', () => {
  expect(weekdayText('2026-11-16')).toMatch(/^Monday,? 16 November$/);
  expect(shortWeekdayText('2026-11-16')).toBe('Mon 16 Nov');
});
