import type { Suggestion } from '@propguard/protocol/suggestions';
import { expect, it } from 'vitest';
import { whichOne } from './suggested-place.ts';

const WHERE = { postcode: '3000', latitude: 0, longitude: 0 };
const suburb = (locality: string, state: Suggestion['state']): Suggestion => ({
  kind: 'locality',
  localityId: `${state}-${locality}`,
  locality,
  state,
  ...WHERE,
});
const home = (addressLine: string, locality: string, state: Suggestion['state']): Suggestion => ({
  kind: 'address',
  propertyId: `${locality}-${addressLine}`,
  addressLine,
  localityId: `${state}-${locality}`,
  locality,
  state,
  ...WHERE,
});

it.each([
  ['a suburb in two states', 'richmond', [suburb('Richmond', 'VIC'), suburb('Richmond', 'NSW')], true],
  ['its beginning', 'richm', [suburb('Richmond', 'VIC'), suburb('Richmond', 'NSW')], false],
  ['with its state', 'Richmond VIC', [suburb('Richmond', 'VIC'), suburb('Richmond', 'NSW')], false],
  ['in one state', 'Richmond', [suburb('Richmond', 'VIC'), suburb('Richmond Hill', 'VIC')], false],
  [
    'a street in two places',
    '1 Russell Parade',
    [home('1 Russell Parade', 'Annandale', 'NSW'), home('1 Russell Parade', 'New Farm', 'QLD')],
    true,
  ],
  [
    'a block of units and a house of the same number and street',
    '1 Russell Parade',
    [home('7/1 Russell Parade', 'New Farm', 'QLD'), home('1 Russell Parade', 'Balga', 'WA')],
    true,
  ],
  [
    'units of one block',
    '1 Russell Parade',
    [home('7/1 Russell Parade', 'New Farm', 'QLD'), home('9/1 Russell Parade', 'New Farm', 'QLD')],
    false,
  ],
] as const)('%s', (_what, typed, places, asks) => {
  expect(whichOne(typed, places) !== undefined).toBe(asks);
});

it('offers the homes that are meant, and none that only begins so', () => {
  const places = [
    home('7/1 Russell Parade', 'New Farm', 'QLD'),
    home('1 Russell Parade', 'Balga', 'WA'),
    home('19 Russell Parade', 'Balga', 'WA'),
    home('2/22 Russell Parade', 'Balga', 'WA'),
  ];
  const labels = whichOne('1 Russell Parade', places)?.options.map(({ label }) => label);
  expect(labels).toEqual(['7/1 Russell Parade, New Farm, QLD 3000', '1 Russell Parade, Balga, WA 3000']);
});
