import { Draws } from '@propguard/rules/chance/draws';
import type { PropertyFacts, SaleRow } from '../sales/property-facts.ts';

/** The chance in a made sale: standard deviation of its log price. */
const MADE_NOISE = 0.1;
export const MADE_FIRST_DAY = 19_000;
export const MADE_DAYS = 1000;

/** Log price of a made home without chance: place, size, age of the market. */
export const madeLogPrice = (facts: PropertyFacts, day: number): number =>
  Math.log(600_000) +
  0.8 * Math.sin(40 * (facts.latitude ?? -37.8)) * Math.cos(30 * (facts.longitude ?? 145)) +
  0.12 * ((facts.bedrooms ?? 3) - 3) +
  0.25 * Math.log((facts.landM2 ?? 500) / 500) +
  0.35 * Math.log((facts.buildingM2 ?? 150) / 150) +
  (facts.type === 'apartment' ? -0.3 : 0) +
  (0.06 * (day - MADE_FIRST_DAY)) / 365;

export const madeFacts = (draws: Draws): PropertyFacts => {
  const latitude = -37.8 + draws.between(-0.1, 0.1);
  const longitude = 145 + draws.between(-0.1, 0.1);
  return {
    latitude,
    longitude,
    type: draws.chance(0.25) ? 'apartment' : 'house',
    bedrooms: draws.integer(1, 5),
    bathrooms: draws.integer(1, 3),
    carSpaces: draws.integer(0, 3),
    landM2: Math.round(draws.around(500, 0.4)),
    buildingM2: draws.chance(0.3) ? null : Math.round(draws.around(150, 0.3)),
    yearBuilt: draws.integer(1900, 2020),
    localityId: `L${Math.floor((latitude + 38) * 40)}-${Math.floor((longitude - 144) * 40)}`,
    postcode: null,
    state: 'VIC',
  };
};

/** A market whose truth is known, for tests. */
export const madeSales = (count: number, key = 'made-market'): SaleRow[] => {
  const draws = new Draws(key);
  return Array.from({ length: count }, (_, i) => {
    const facts = madeFacts(draws);
    const contractDay = MADE_FIRST_DAY + Math.floor((i * MADE_DAYS) / count);
    const priceAud = Math.round(Math.exp(madeLogPrice(facts, contractDay) + MADE_NOISE * draws.normal()));
    return { ...facts, id: `${key}/${i}`, contractDay, priceAud };
  });
};
