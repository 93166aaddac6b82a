import { describe, expect, it } from 'vitest';
import { factsOfWishes } from './facts-of-wishes.ts';

const NOTHING_SAID = {
  propertyType: null,
  minPriceAud: null,
  maxPriceAud: null,
  minBedrooms: null,
  minBathrooms: null,
};
const NOTHING_KNOWN = {
  propertyTypes: [],
  budgetMin: null,
  budgetMax: null,
  bedrooms: null,
  bathrooms: null,
};

describe('what is overheard of a lead', () => {
  it.each([
    ['nothing', {}, {}, {}],
    ['a budget', { maxPriceAud: 900_000 }, {}, { budgetMax: 900_000 }],
    ['both ends of it', { minPriceAud: 1, maxPriceAud: 2 }, {}, { budgetMin: 1, budgetMax: 2 }],
    ['one that is upside down', { minPriceAud: 2, maxPriceAud: 1 }, {}, {}],
    ['a budget where one is known', { maxPriceAud: 900_000 }, { budgetMin: 500_000 }, {}],
    ['rooms', { minBedrooms: 3, minBathrooms: 2 }, {}, { bedrooms: 3, bathrooms: 2 }],
    ['rooms where they are known', { minBedrooms: 3 }, { bedrooms: 4 }, {}],
    ['a kind of home', { propertyType: 'house' }, {}, { propertyTypes: ['house'] }],
    ['a unit', { propertyType: 'unit' }, {}, { propertyTypes: ['apartment'] }],
    ['a kind where others are known', { propertyType: 'house' }, { propertyTypes: ['land' as const] }, {}],
    ['a kind that is none', { propertyType: 'castle' }, {}, {}],
  ])('%s', (_, said, known, facts) => {
    expect(factsOfWishes({ ...NOTHING_SAID, ...said }, { ...NOTHING_KNOWN, ...known })).toEqual(facts);
  });
});
