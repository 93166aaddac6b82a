import type { Draws } from '@propguard/rules/chance/draws';
import type { OfferedFeature } from '@propguard/rules/properties/offered-features';
import type { Dwelling } from './dwelling.ts';

type Odds = (dwelling: Dwelling, kmToWater: number) => number;
const isHouse = ({ type }: Dwelling): boolean => type === 'house' || type === 'rural';
const isAttached = ({ type }: Dwelling): boolean => type === 'apartment' || type === 'townhouse';
const builtAfter = ({ yearBuilt }: Dwelling, year: number): boolean => (yearBuilt ?? 0) > year;

/** How likely each is where it can be at all. A renovation shows the condition that nothing else does. */
const FEATURES: Readonly<Record<OfferedFeature, Odds>> = {
  'air conditioning': () => 0.58,
  'built-in wardrobes': () => 0.62,
  dishwasher: (dwelling) => (builtAfter(dwelling, 1995) ? 0.7 : 0.4),
  ensuite: ({ bathrooms }) => ((bathrooms ?? 0) > 1 ? 0.7 : 0.03),
  study: ({ bedrooms }) => ((bedrooms ?? 0) > 3 ? 0.32 : 0.14),
  'swimming pool': (dwelling) => (isHouse(dwelling) ? ((dwelling.landM2 ?? 0) > 450 ? 0.2 : 0.06) : 0),
  'shared pool': (dwelling) => (isAttached(dwelling) && builtAfter(dwelling, 1995) ? 0.28 : 0),
  'solar panels': (dwelling) => (isHouse(dwelling) ? 0.31 : 0),
  'outdoor entertaining area': (dwelling) => (isHouse(dwelling) ? 0.42 : 0),
  shed: (dwelling) => (isHouse(dwelling) && (dwelling.landM2 ?? 0) > 550 ? 0.38 : 0),
  fireplace: (dwelling) => (isHouse(dwelling) && !builtAfter(dwelling, 1950) ? 0.4 : 0.03),
  courtyard: ({ type }) => (type === 'townhouse' ? 0.68 : type === 'apartment' ? 0.1 : 0.08),
  balcony: ({ type }) => (type === 'apartment' ? 0.66 : type === 'townhouse' ? 0.25 : 0.12),
  lift: (dwelling) => (dwelling.type === 'apartment' && builtAfter(dwelling, 1985) ? 0.68 : 0),
  'secure parking': (dwelling) => (dwelling.type === 'apartment' && (dwelling.carSpaces ?? 0) > 0 ? 0.6 : 0),
  'water views': (_, kmToWater) => (kmToWater < 0.35 ? 0.45 : kmToWater < 1 ? 0.08 : 0),
  renovated: ({ condition, yearBuilt }) => (condition > 0.8 && (yearBuilt ?? LAST) < 2012 ? 0.8 : 0.02),
};
const LAST = 9999;
const ON_BARE_LAND = new Set(['water views']);

export const drawFeatures = (draws: Draws, dwelling: Dwelling, kmToWater: number): string[] =>
  Object.entries(FEATURES)
    .filter(([, odds]) => draws.chance(odds(dwelling, kmToWater)))
    .map(([name]) => name)
    .filter((name) => dwelling.type !== 'land' || ON_BARE_LAND.has(name));
