import { expect, it } from 'vitest';
import { linePath } from './line-path.ts';

it('spans the width, the highest at the top', () => {
  expect(linePath([10, 20, 15], 106, 26)).toEqual({ path: 'M3,23L53,3L103,13', last: { x: 103, y: 13 } });
});

it('breaks at a gap, and draws nothing of a single value', () => {
  expect(linePath([1, null, 2, 3], 36, 26)?.path).toBe('M3,23M23,13L33,3');
  expect(linePath([null, 4], 36, 26)).toBeNull();
  expect(linePath([5, 5], 36, 26)?.last.y).toBe(23);
});
