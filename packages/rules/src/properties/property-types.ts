export const PROPERTY_TYPES = ['house', 'townhouse', 'apartment', 'land', 'rural'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];
