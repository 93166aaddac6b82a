/** What is known of a property. Every fact may be missing; an extra fact is named by whoever has it. */
export type PropertyFacts = {
  latitude: number | null;
  longitude: number | null;
  /** Where its suburb lies: where a home is taken to be whose own position nobody knows. */
  centre?: { latitude: number; longitude: number } | null;
  type: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  carSpaces: number | null;
  landM2: number | null;
  buildingM2: number | null;
  yearBuilt: number | null;
  localityId: string | null;
  postcode: string | null;
  state: string | null;
  extra?: Record<string, number | string | null>;
};

export type SaleRow = PropertyFacts & {
  id: string;
  /** Days since 1970-01-01. */
  contractDay: number;
  priceAud: number;
};

/** Facts beyond the usual ones, such as a grade, a view or a zone. */
export type ExtraFact = { name: string; kind: 'numeric' | 'categorical' };

export const NUMERIC_FACTS = [
  'bedrooms',
  'bathrooms',
  'carSpaces',
  'landM2',
  'buildingM2',
  'yearBuilt',
] as const;
export const CODED_FACTS = ['type', 'localityId', 'postcode', 'state'] as const;
