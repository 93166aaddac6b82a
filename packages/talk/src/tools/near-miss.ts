/** What can be left out of a search, and the arguments that say it. The place stays. */
export const DROPPABLE_WISHES = {
  price: ['minPriceAud', 'maxPriceAud'],
  bedrooms: ['minBedrooms', 'maxBedrooms'],
  bathrooms: ['minBathrooms'],
  carSpaces: ['minCarSpaces'],
  land: ['minLandSqm'],
  features: ['features'],
  risk: ['maxRisk'],
  coast: ['nearCoast'],
  type: ['propertyType'],
} as const;
export type Wish = keyof typeof DROPPABLE_WISHES;
export type NearMiss = { without: Wish; count: number };
