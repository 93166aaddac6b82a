import type { Evidence } from '../comparables/evidence.ts';
import type { NearestPool } from '../space/nearest-sales.ts';

/** What the homes around are like, and how this one stands out: the same land is much in one street, little in another. */
export const NEIGHBOURHOOD_FEATURES = [
  'nearLand',
  'nearBuilding',
  'nearYearBuilt',
  'nearBedrooms',
  'nearBathrooms',
  'nearAttributeValue',
  'landBesideNear',
  'buildingBesideNear',
  'yearBuiltBesideNear',
  'bedroomsBesideNear',
  'attributeValueBesideNear',
] as const;
export type NeighbourhoodFeature = (typeof NEIGHBOURHOOD_FEATURES)[number];

export const NEIGHBOURS_AROUND = 30;

type Home = {
  logLand: number;
  logBuilding: number;
  yearBuilt: number;
  bedrooms: number;
  attributeValue: number;
};

/** Means over the sales of the pool within a distance; areas as logs. */
export const writeNeighbourhood = (
  pool: NearestPool,
  withinKm: number,
  evidence: Evidence,
  subject: Home,
  write: (name: NeighbourhoodFeature, value: number) => void,
): void => {
  const { yearBuilt, bedrooms, bathrooms } = evidence.sales.numeric;
  const mean = (values: Float64Array): number => {
    let sum = 0;
    let count = 0;
    for (let i = 0; i < pool.size; i++) {
      const value = values[pool.item[i]!]!;
      if (pool.km[i]! > withinKm || Number.isNaN(value)) continue;
      sum += value;
      count++;
    }
    return count === 0 ? Number.NaN : sum / count;
  };
  const land = mean(evidence.logLand);
  const building = mean(evidence.logBuilding);
  const year = mean(yearBuilt!);
  const rooms = mean(bedrooms!);
  const attributeValue = mean(evidence.attributeValue);
  write('nearLand', land);
  write('nearBuilding', building);
  write('nearYearBuilt', year);
  write('nearBedrooms', rooms);
  write('nearBathrooms', mean(bathrooms!));
  write('nearAttributeValue', attributeValue);
  write('landBesideNear', subject.logLand - land);
  write('buildingBesideNear', subject.logBuilding - building);
  write('yearBuiltBesideNear', subject.yearBuilt - year);
  write('bedroomsBesideNear', subject.bedrooms - rooms);
  write('attributeValueBesideNear', subject.attributeValue - attributeValue);
};
