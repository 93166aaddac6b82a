/** The features that buyers ask for most, as listings name them. A listing may name others. */
export const OFFERED_FEATURES = [
  'air conditioning',
  'balcony',
  'built-in wardrobes',
  'courtyard',
  'dishwasher',
  'ensuite',
  'fireplace',
  'lift',
  'outdoor entertaining area',
  'renovated',
  'secure parking',
  'shared pool',
  'shed',
  'solar panels',
  'study',
  'swimming pool',
  'water views',
] as const;
export type OfferedFeature = (typeof OFFERED_FEATURES)[number];
