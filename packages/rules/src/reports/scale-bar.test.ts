import { expect, it } from 'vitest';
import { scaleBarMetres } from './scale-bar.ts';

it.each([
  [900, 200],
  [1600, 200],
  [2000, 500],
  [24_000, 5000],
])('a plan %i m across has a bar of %i m', (across, metres) => {
  expect(scaleBarMetres(across)).toBe(metres);
});
