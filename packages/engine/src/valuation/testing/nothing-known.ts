import type { PropertyFacts } from '../sales/property-facts.ts';

export const NOTHING_KNOWN: PropertyFacts = {
  latitude: null,
  longitude: null,
  type: null,
  bedrooms: null,
  bathrooms: null,
  carSpaces: null,
  landM2: null,
  buildingM2: null,
  yearBuilt: null,
  localityId: null,
  postcode: null,
  state: null,
};
