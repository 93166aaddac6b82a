import type { Draws } from '../draws.ts';
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

export const withRegisterGaps = (draws: Draws, { condition: _, ...facts }: Dwelling): KnownFacts => {
  const known = { ...facts };
  for (const [fact, share] of Object.entries(MISSING) as [keyof typeof MISSING, number][]) {
    if (draws.chance(share)) known[fact] = null;
  }
  return known;
};
