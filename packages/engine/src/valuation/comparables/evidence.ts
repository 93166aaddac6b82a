import { attributeColumns } from '../features/attribute-schema.ts';
import { type FirstStage, ownFoldValues } from '../first-stage/first-stage.ts';
import type { SalesTable } from '../sales/sales-table.ts';
import { placeFacts } from '../space/centres.ts';
import { spherePoints } from '../space/sphere.ts';
import { foldsOf } from '../statistics/fold.ts';
import { regionsOf } from '../time-index/region-tree.ts';
import { indexLevel } from '../time-index/time-index.ts';
import type { FeatureColumns } from '../trees/training-data.ts';
import { buildLocalityLevels, type LocalityLevels } from './locality-levels.ts';
import { groupSalesByType, type SalesByType, treeOfRows } from './sales-by-type.ts';

/** Sales made ready to be compared with: what each says of its place, once time and attributes are taken out. */
export type Evidence = {
  sales: SalesTable;
  byType: SalesByType;
  /** The tree of each sale's type. */
  treeOf: Int32Array;
  attributes: FeatureColumns;
  fold: Uint8Array;
  /** Log price without the time index. */
  detrended: Float64Array;
  /** What its attributes are worth, by the forest that has not seen it. */
  attributeValue: Float64Array;
  /** What remains: its place, and chance. */
  residual: Float64Array;
  logLand: Float64Array;
  logBuilding: Float64Array;
  logBedrooms: Float64Array;
  localityLevels: LocalityLevels;
};

export const prepareEvidence = (stage: FirstStage, sales: SalesTable): Evidence => {
  const placed = placeFacts(stage.centres, sales);
  const points = spherePoints(placed.latitude, placed.longitude);
  const regionOf = regionsOf(stage.index.regions, placed);
  const detrended = sales.priceAud.map(
    (price, row) => Math.log(price) - indexLevel(stage.index, regionOf[row]!, sales.contractDay[row]!),
  );
  const attributes = attributeColumns(stage.schema, placed);
  const fold = foldsOf(sales.ids, stage.attributeForests.length);
  const attributeValue = ownFoldValues(stage.attributeForests, attributes, fold);
  const residual = detrended.map((value, row) => value - attributeValue[row]!);
  const byType = groupSalesByType(placed, points, sales.contractDay);
  return {
    sales: placed,
    byType,
    treeOf: treeOfRows(byType, placed),
    attributes,
    fold,
    detrended,
    attributeValue,
    residual,
    logLand: placed.numeric.landM2!.map(Math.log),
    logBuilding: placed.numeric.buildingM2!.map(Math.log),
    logBedrooms: placed.numeric.bedrooms!.map((rooms) => Math.log(Math.max(1, rooms))),
    localityLevels: buildLocalityLevels(placed, sales.contractDay, residual),
  };
};
