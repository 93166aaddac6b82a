import { afterEach, expect, it, vi } from 'vitest';
import { randomFraction, randomId } from './random-id.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it('is a UUID, and a new one each time', () => {
  expect(randomId()).toMatch(UUID_V4);
  expect(randomId()).not.toBe(randomId());
});

it('is a UUID as well where the page is not in a secure context', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  expect(randomId()).toMatch(UUID_V4);
});

it('gives fractions from 0 up to 1', () => {
  const fractions = Array.from({ length: 100 }, randomFraction);
  expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...fractions)).toBeLessThan(1);
});
