import type { Property } from '@propguard/protocol/property-records';
import { expect, it } from 'vitest';
import { factsOf, shortFacts } from './facts.ts';

const KNOWN: Property = {
  id: 'cc0a4ee1-d7e4-818a-a3dc-c74ac9992a6d',
  address: '25 Elm Place',
  locality: { id: 'nsw-2048-stanmore', name: 'Stanmore', state: 'NSW', postcode: '2048' },
  latitude: -33.9,
  longitude: 151.2,
  positionSource: 'exact',
  type: 'house',
  bedrooms: 5,
  bathrooms: 3,
  carSpaces: 0,
  landM2: 267,
  buildingM2: null,
  yearBuilt: null,
  features: [],
  photoVersion: 'v',
  sample: true,
};

it('leaves out what is not known, and keeps a nought', () => {
  expect(factsOf(KNOWN).map(({ detail }) => detail)).toEqual(['House', '5', '3', '0', '267 m²']);
  expect(shortFacts(KNOWN)).toBe('5 bed, 3 bath, 0 car, 267 m²');
});
