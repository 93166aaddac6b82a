import { expect, it } from 'vitest';
import { longDay, shortDay } from './days.ts';

it('writes days as Australians do', () => {
  expect(longDay('2026-11-01')).toBe('1 November 2026');
  expect(shortDay('2026-06-30')).toBe('30 June 2026');
  expect(shortDay('2026-11-01')).toBe('1 Nov 2026');
});
