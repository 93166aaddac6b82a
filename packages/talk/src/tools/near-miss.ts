/** What can be left out of a search, and the arguments that say it. */
export const DROPPABLE_WISHES = {
  price: ['minPriceAud', 'maxPriceAud'],
  bedrooms: ['minBedrooms', 'maxBedrooms'],
  bathrooms: ['minBathrooms'],
  carSpaces: ['minCarSpaces'],
  land: ['minLandSqm'],
  features: ['features'],
  risk: ['maxRisk'],
  coast: ['nearCoast'],
  type: ['propertyType', 'orTypes'],
} as const;
export type Droppable = keyof typeof DROPPABLE_WISHES;
/** The place is never left out: it is widened. */
export type Wish = Droppable | 'place';
/** How many there are when one wish is given up. */
export type Relaxed = { without: Wish; count: number };

export type ListedHome = {
  id: string;
  propertyId: string;
  /** Of an agency's own listing: where its members see it; null: whoever asks is shown no page of it. */
  ownPath?: string | null;
  address: string;
  fromAud: number | null;
  toAud: number | null;
  type?: string;
  bedrooms: number | null;
  /** How far it is from where it was looked for, in places around it. */
  km?: number | null;
};
/** A home that has all but one of the wishes. */
export type NearMiss = ListedHome & { without: Wish };
