import type { Evidence } from '../comparables/evidence.ts';
import { treeOfRows } from '../comparables/sales-by-type.ts';
import type { FirstStage } from '../first-stage/first-stage.ts';
import type { FactsTable } from '../sales/facts-table.ts';
import { placeFacts } from '../space/centres.ts';
import type { Horizon } from '../space/nearest-sales.ts';
import { type SpherePoints, spherePoints } from '../space/sphere.ts';
import { regionsOf } from '../time-index/region-tree.ts';
import type { FeatureColumns } from '../trees/training-data.ts';
import { attributeColumns } from './attribute-schema.ts';
import type { Subject } from './comparable-features.ts';

/** Homes made ready to be valued, by column. */
export type Subjects = {
  count: number;
  facts: FactsTable & { isOwnPosition: Uint8Array };
  points: SpherePoints;
  attributes: FeatureColumns;
  regionOf: Int32Array;
  treeOf: Int32Array;
  localityOf: Int32Array;
};

export const prepareSubjects = (stage: FirstStage, evidence: Evidence, facts: FactsTable): Subjects => {
  const placed = placeFacts(stage.centres, facts);
  const { levels, codes } = placed.coded.localityId!;
  const localities = levels.map((level) => evidence.localityLevels.placeOf.get(level) ?? -1);
  return {
    count: facts.count,
    facts: placed,
    points: spherePoints(placed.latitude, placed.longitude),
    attributes: attributeColumns(stage.schema, placed),
    regionOf: regionsOf(stage.index.regions, placed),
    treeOf: treeOfRows(evidence.byType, placed),
    localityOf: codes.map((code) => (code < 0 ? -1 : localities[code]!)),
  };
};

export const subjectAt = (
  subjects: Subjects,
  row: number,
  attributeValue: number,
  horizon: Horizon,
): Subject => ({
  x: subjects.points.x[row]!,
  y: subjects.points.y[row]!,
  z: subjects.points.z[row]!,
  tree: subjects.treeOf[row]!,
  ...horizon,
  attributeValue,
  logLand: Math.log(subjects.facts.numeric.landM2![row]!),
  logBuilding: Math.log(subjects.facts.numeric.buildingM2![row]!),
  logBedrooms: Math.log(Math.max(1, subjects.facts.numeric.bedrooms![row]!)),
  bedrooms: subjects.facts.numeric.bedrooms![row]!,
  yearBuilt: subjects.facts.numeric.yearBuilt![row]!,
  locality: subjects.localityOf[row]!,
});
