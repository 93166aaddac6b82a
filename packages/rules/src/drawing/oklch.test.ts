import { expect, test } from 'vitest';
import { hexOfOklch } from './oklch.ts';

test.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  // The corners of sRGB, as CSS Color 4 gives them.
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ['oklch(0.86644 0.29483 142.495)', '#00ff00'],
  ['oklch(0.45201 0.31321 264.052)', '#0000ff'],
  // As browsers draw the accent.
  ['oklch(0.425 0.071 196)', '#055a5b'],
])('%s is %s', (colour, hex) => {
  expect(hexOfOklch(colour)).toBe(hex);
});

test('what lies outside of sRGB is cut off', () => {
  expect(hexOfOklch('oklch(0.9 0.4 30)')).toMatch(/^#ff[0-9a-f]{2}00$/);
});
