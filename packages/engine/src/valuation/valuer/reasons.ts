import type { TypicalHomeOf } from '@propguard/rules/valuation/typical-home';
import { logPartsAsDollars } from '../statistics/whole-dollars.ts';
import { contributionsOf } from '../trees/contributions.ts';
import type { Forest } from '../trees/forest.ts';
import { type FeatureColumns, selectFeatures } from '../trees/training-data.ts';

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

export type Reasons = { baseAud: number; baseOf: TypicalHomeOf; reasons: { feature: string; aud: number }[] };

/** What homes of a region, or of all sales, come to on average, and by what; logs without the time index. */
export type TypicalHome = { of: TypicalHomeOf; level: number; parts: ReadonlyMap<string, number> };

/** What is added to what the forest says. */
export type Additions = {
  /** Level of the region on the day. */
  index: number;
  drift: number;
  /** What a person's choice of comparables changes. */
  byHand: number;
};

export const featuresOf = (features: FeatureColumns, forest: Forest, row: number): number[] =>
  selectFeatures(features, forest.featureNames).columns.map((column) => column[row]!);

/** The forest's mean, and what each group of features adds to it. */
export const partsOf = (
  forest: Forest,
  features: ArrayLike<number>,
): { mean: number; parts: Map<string, number> } => {
  const { mean, contributions } = contributionsOf(forest, features);
  const parts = new Map<string, number>();
  forest.featureNames.forEach((name, i) => {
    const feature = GROUPS[name] ?? name;
    parts.set(feature, (parts.get(feature) ?? 0) + contributions[i]!);
  });
  return { mean, parts };
};

/**
 * Leads from a typical home to the value, in whole dollars that add up to it. Each line is what sets this
 * home apart from those of the region: its part in the value less the mean part in theirs.
 */
export const reasonsFor = (
  forest: Forest,
  features: ArrayLike<number>,
  typical: TypicalHome,
  { index, drift, byHand }: Additions,
  valueAud: number,
): Reasons => {
  const { parts } = partsOf(forest, features);
  const add = (feature: string, log: number) => {
    if (log !== 0) parts.set(feature, (parts.get(feature) ?? 0) + log);
  };
  for (const [feature, log] of typical.parts) add(feature, -log);
  add('comparable-sales', byHand);
  add('drift', drift);
  const baseAud = Math.round(Math.exp(typical.level + index));
  const lines = [...parts].filter(([, log]) => log !== 0);
  const amounts = logPartsAsDollars(
    baseAud,
    valueAud,
    lines.map(([, log]) => log),
  );
  const reasons = lines.map(([feature], i) => ({ feature, aud: amounts[i]! }));
  return { baseAud, baseOf: typical.of, reasons: reasons.sort((a, b) => Math.abs(b.aud) - Math.abs(a.aud)) };
};
