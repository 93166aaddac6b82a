import { expect, it } from 'vitest';
import { placeName } from './place-name.ts';

it.each([
  ['NEW FARM', 'New Farm'],
  ['MCMAHONS POINT', 'McMahons Point'],
  ["O'CONNOR", "O'Connor"],
  ['KU-RING-GAI', 'Ku-Ring-Gai'],
  ['TOWN OF SEVENTEEN SEVENTY', 'Town of Seventeen Seventy'],
  ['TINDAL RAAF', 'Tindal RAAF'],
  ['ANU', 'ANU'],
])('%s is written %s', (raw, written) => {
  expect(placeName(raw)).toBe(written);
});
