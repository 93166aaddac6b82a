import { expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = new Date('2026-11-16T00:00:00Z');

it.each([
  ['120', 120_000],
  ['Mon, 16 Nov 2026 00:02:00 GMT', 120_000],
  ['Sun, 15 Nov 2026 00:02:00 GMT', 0],
  ['-5', 0],
  ['soon', 0],
])('%s asks for %i ms', (value, ms) => {
  expect(retryAfterMs(new Headers({ 'retry-after': value }), NOW)).toBe(ms);
});

it('asks for nothing without the header', () => expect(retryAfterMs(new Headers(), NOW)).toBe(0));
