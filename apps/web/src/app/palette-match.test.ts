import { expect, it } from 'vitest';
import { paletteMatches } from './palette-match.ts';

it.each([
  ['', 'Property search', true],
  ['pro', 'Property search', true],
  ['SEARCH prop', 'Property search', true],
  ['api', '/developers/api', true],
  ['operty', 'Property search', false],
  ['property health', 'Property search', false],
])('“%s” on “%s” is %s', (query, offered, expected) => {
  expect(paletteMatches(query, offered)).toBe(expected);
});
