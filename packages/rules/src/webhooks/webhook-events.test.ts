import { expect, it } from 'vitest';
import { nextTryAt } from './webhook-events.ts';

const NOW = new Date('2026-11-16T00:00:00Z');

it.each([
  [1, 0, '2026-11-16T00:00:15.000Z'],
  [3, 0, '2026-11-16T00:30:00.000Z'],
  [7, 0, '2026-11-17T00:00:00.000Z'],
  [1, 60_000, '2026-11-16T00:01:00.000Z'],
  [3, 60_000, '2026-11-16T00:30:00.000Z'],
  [1, 10 * 86_400_000, '2026-11-17T00:00:00.000Z'],
  [8, 0, undefined],
])('after %i tries, asked to wait %i ms, the next is at %s', (tries, asked, at) =>
  expect(nextTryAt(tries, NOW, asked)?.toISOString()).toBe(at),
);
