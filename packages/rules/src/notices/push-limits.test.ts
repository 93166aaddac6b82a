import { expect, it } from 'vitest';
import { nextPushAt } from './push-limits.ts';

const NOW = new Date('2026-11-16T00:00:00Z');

it.each([
  [1, 0, '2026-11-16T00:01:00.000Z'],
  [1, 120_000, '2026-11-16T00:02:00.000Z'],
  [3, 0, '2026-11-16T00:30:00.000Z'],
  [1, 2 * 3_600_000, undefined],
  [4, 0, undefined],
])('after %i tries, asked to wait %i ms, the next is at %s', (tries, asked, at) =>
  expect(nextPushAt(tries, NOW, asked)?.toISOString()).toBe(at),
);
