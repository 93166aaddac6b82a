import { expect, test } from 'vitest';
import { halfNamePx, namedPoints } from './named-points.ts';

const months = Array.from({ length: 24 }, (_, at) => `M${at + 10}`);
const own = (name: string) => name;

test('where there is room every point is named', () => {
  expect(namedPoints(months, own, 2000)).toEqual(months);
});

test('where there is little, every so many are, and always the last', () => {
  const named = namedPoints(months, own, 320);
  expect(named.at(-1)).toBe('M33');
  expect(named.length).toBeGreaterThan(3);
  expect(named.length).toBeLessThan(9);
});

test('a chart without points or width names nothing twice', () => {
  expect(namedPoints([], own, 300)).toEqual([]);
  expect(namedPoints(['a', 'b'], own, 0)).toEqual(['b']);
});

test('leaves room for the half of the last name that stands beyond its point', () => {
  expect(halfNamePx('16 Nov 2026')).toBeGreaterThanOrEqual(33);
  expect(halfNamePx('')).toBe(0);
});
