import { expect, it } from 'vitest';
import { coordinatesText } from './coordinates.ts';

it('names the half of the globe instead of a sign', () => {
  expect(coordinatesText(-27.46781, 153.0464)).toBe('27.4678° S, 153.0464° E');
  expect(coordinatesText(51.5, -0.1)).toBe('51.5000° N, 0.1000° W');
});
