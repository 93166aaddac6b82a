import { expect, it } from 'vitest';
import { dayText } from './day-text.ts';

it('writes a day the same in every time zone', () => {
  expect(dayText('2026-06-01')).toBe('1 Jun 2026');
  expect(dayText('2025-09-30')).toBe('30 Sep 2025');
});
