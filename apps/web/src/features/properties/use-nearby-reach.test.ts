import { expect, it } from 'vitest';
import { readReach } from './use-nearby-reach.ts';

it.each([
  ['', { radiusMetres: 2000, months: 12 }],
  ['radius=500&months=24', { radiusMetres: 500, months: 24 }],
  ['radius=1e9&months=-3', { radiusMetres: 2000, months: 12 }],
  ['radius=near&months=', { radiusMetres: 2000, months: 12 }],
])('reads "%s"', (address, expected) => {
  expect(readReach(new URLSearchParams(address))).toEqual(expected);
});
