import { expect, it } from 'vitest';
import { stepFrom } from './gallery-model.ts';

it.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
  [1, -1, 0],
])('from %i by %i comes %i of three', (from, step, to) => {
  expect(stepFrom(from, step, 3)).toBe(to);
});
