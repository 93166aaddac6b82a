import type { PropertyType } from '@propguard/rules/properties/property-types';

/** A property as it truly is. What a register knows of it is less: see register-gaps.ts. */
export type Dwelling = {
  type: PropertyType;
  bedrooms: number | null;
  bathrooms: number | null;
  carSpaces: number | null;
  landM2: number | null;
  buildingM2: number | null;
  yearBuilt: number | null;
  features: string[];
  /** Standard normal; nobody writes it down. */
  condition: number;
};
