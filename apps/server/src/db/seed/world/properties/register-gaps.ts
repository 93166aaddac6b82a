import type { Draws } from '@propguard/rules/chance/draws';
import type { Dwelling } from './dwelling.ts';

export type KnownFacts = Omit<Dwelling, 'condition'>;

/** How often a fact is missing from the records that sales come with. */
const MISSING = {
  buildingM2: 0.25,
  yearBuilt: 0.3,
  landM2: 0.06,
  carSpaces: 0.04,
  bathrooms: 0.03,
  bedrooms: 0.015,
};

/** Everything that can be written down. */
export const factsOf = (dwelling: Dwelling): KnownFacts => {
  const { type, bedrooms, bathrooms, carSpaces, landM2, buildingM2, yearBuilt, features } = dwelling;
  return { type, bedrooms, bathrooms, carSpaces, landM2, buildingM2, yearBuilt, features };
};

export const withRegisterGaps = (draws: Draws, dwelling: Dwelling): KnownFacts => {
  const known = factsOf(dwelling);
  for (const [fact, share] of Object.entries(MISSING) as [keyof typeof MISSING, number][]) {
    if (draws.chance(share)) known[fact] = null;
  }
  return known;
};
