import { logPartsAsDollars } from '../statistics/whole-dollars.ts';
import { contributionsOf } from '../trees/contributions.ts';
import type { Forest } from '../trees/forest.ts';

/** Features that a person would call by one name. Facts of the home keep their own. */
const GROUPS: Record<string, string> = {
  latitude: 'location',
  longitude: 'location',
  localityLevel: 'location',
  valueLocality: 'location',
  day: 'time',
  attributeValue: 'attributes-together',
  lag5: 'comparable-sales',
  lag15: 'comparable-sales',
  lag40: 'comparable-sales',
  like10: 'comparable-sales',
  like30: 'comparable-sales',
  valueLike10: 'comparable-sales',
  valueLike30: 'comparable-sales',
  valueLag15: 'comparable-sales',
  landRate: 'comparable-sales',
  buildingRate: 'comparable-sales',
  roomRate: 'comparable-sales',
  nearLand: 'location',
  nearBuilding: 'location',
  nearYearBuilt: 'location',
  nearBedrooms: 'location',
  nearBathrooms: 'location',
  nearAttributeValue: 'location',
  everyTypeLag: 'location',
  everyTypePrice: 'location',
  ownTypeShare: 'location',
  landBesideNear: 'landM2',
  buildingBesideNear: 'buildingM2',
  yearBuiltBesideNear: 'yearBuilt',
  bedroomsBesideNear: 'bedrooms',
  attributeValueBesideNear: 'attributes-together',
};

export type Reasons = { baseAud: number; reasons: { feature: string; aud: number }[] };

/** Leads from a typical home of the region to the value, in whole dollars that add up to it. */
export const reasonsFor = (
  forest: Forest,
  features: ArrayLike<number>,
  index: number,
  drift: number,
  valueAud: number,
): Reasons => {
  const { mean, contributions } = contributionsOf(forest, features);
  const parts = new Map<string, number>();
  const add = (feature: string, log: number) => parts.set(feature, (parts.get(feature) ?? 0) + log);
  forest.featureNames.forEach((name, i) => {
    if (contributions[i] !== 0) add(GROUPS[name] ?? name, contributions[i]!);
  });
  if (drift !== 0) add('drift', drift);
  const baseAud = Math.round(Math.exp(mean + index));
  const amounts = logPartsAsDollars(baseAud, valueAud, [...parts.values()]);
  const reasons = [...parts.keys()].map((feature, i) => ({ feature, aud: amounts[i]! }));
  return { baseAud, reasons: reasons.sort((a, b) => Math.abs(b.aud) - Math.abs(a.aud)) };
};
