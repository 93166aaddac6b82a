import type { PropertyType } from '@propguard/rules/properties/property-types';

/** What is known of a property that its drawing depends on; nothing else may change the picture. */
export type PhotoSubject = {
  id: string;
  type: PropertyType;
  bedrooms: number | null;
  carSpaces: number | null;
  landM2: number | null;
  buildingM2: number | null;
  yearBuilt: number | null;
  latitude: number;
  features: readonly string[];
  seed: number;
};

export const has = ({ features }: PhotoSubject, feature: string): boolean => features.includes(feature);

/** North of about Coffs Harbour gardens turn subtropical and old houses stand on stumps. */
const SUBTROPICAL_LATITUDE = -30;
export const isSubtropical = ({ latitude }: PhotoSubject): boolean => latitude > SUBTROPICAL_LATITUDE;
