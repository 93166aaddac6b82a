import type { PropertyType } from './property-types.ts';

export const TYPE_WORDS: Record<PropertyType, string> = {
  house: 'House',
  townhouse: 'Townhouse',
  apartment: 'Apartment',
  land: 'Land',
  rural: 'Rural',
};
