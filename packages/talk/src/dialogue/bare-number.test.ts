import { expect, it } from 'vitest';
import { withBareNumber } from './bare-number.ts';
import type { Call } from './state.ts';

const SEARCH: Call = { tool: 'search_listings', arguments: { minBedrooms: 2, maxPriceAud: 700_000 } };
const LAND: Call = { tool: 'search_listings', arguments: { propertyType: 'land', minLandSqm: 300 } };
const BORROWING: Call = { tool: 'borrowing_power', arguments: { incomeAud: 104_000 } };
const LVR: Call = { tool: 'lvr', arguments: { depositAud: 90_000, valueAud: 900_000 } };

it.each([
  ['make it 3', SEARCH, { minBedrooms: 3 }],
  ['make that 900', SEARCH, { maxPriceAud: 900_000 }],
  ['bump it to 1.2', SEARCH, { maxPriceAud: 1_200_000 }],
  ['drop the bathroom requirement to one', SEARCH, { minBathrooms: 1 }],
  ['bump the size up to 500', LAND, { minLandSqm: 500 }],
  ['bump it to 120', BORROWING, { incomeAud: 120_000 }],
  ['raise the rate to 7', BORROWING, { ratePercent: 7 }],
  ['change the term to 25', BORROWING, { termYears: 25 }],
  ['make it 120', LVR, { depositAud: 120_000 }],
])('%s', (message, call, changed) => {
  expect(withBareNumber(message, call)).toEqual({ ...call, arguments: { ...call.arguments, ...changed } });
});

it.each(['what is the median price', 'tell me more about 2 of them'])('%s has none', (message) => {
  expect(withBareNumber(message, SEARCH)).toBeNull();
});
