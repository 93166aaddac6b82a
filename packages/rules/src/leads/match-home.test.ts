import { expect, it } from 'vitest';
import { matchHome, type OfferedHome, type Wishes } from './match-home.ts';

const WISHES: Wishes = {
  budgetMin: null,
  budgetMax: null,
  locations: [],
  propertyTypes: [],
  bedrooms: null,
  bathrooms: null,
  features: [],
};
const HOME: OfferedHome = {
  localityId: 'new-farm',
  localityName: 'New Farm',
  type: 'apartment',
  bedrooms: 1,
  bathrooms: 1,
  features: [],
  guide: null,
};

it.each([
  [{ bathrooms: 2 }, '1 bathroom, not 2'],
  [{ bedrooms: 3 }, '1 bedroom, not 3'],
  [{ propertyTypes: ['house'] }, 'An apartment, not what they’re after'],
] as const)('what does not fit %j: %s', (wished, said) => {
  expect(matchHome({ ...WISHES, ...wished }, HOME).misses).toEqual([said]);
});

it.each([
  [{ bathrooms: 1 }, {}, '1 bathroom'],
  [{ bedrooms: 2 }, { bedrooms: 3 }, '3 bedrooms'],
  [{ propertyTypes: ['land'] }, { type: 'land' }, 'Vacant land'],
] as const)('what fits %j: %s', (wished, home, said) => {
  expect(matchHome({ ...WISHES, ...wished }, { ...HOME, ...home }).reasons).toEqual([said]);
});
