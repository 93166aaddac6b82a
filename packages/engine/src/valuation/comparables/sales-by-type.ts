import type { FactsTable } from '../sales/facts-table.ts';
import { buildSpaceTimeTree, type SpaceTimeTree } from '../space/space-time-tree.ts';
import type { SpherePoints } from '../space/sphere.ts';

/** One tree of places and days for each type of home: like is compared with like. */
export type SalesByType = { types: string[]; trees: SpaceTimeTree[] };

/** Stands for homes whose type is not known. */
const UNKNOWN_TYPE = '';

export const groupSalesByType = (facts: FactsTable, points: SpherePoints, days: Int32Array): SalesByType => {
  const { levels, codes } = facts.coded.type!;
  const rowsOf: number[][] = [...levels, UNKNOWN_TYPE].map(() => []);
  for (let row = 0; row < facts.count; row++) {
    if (Number.isNaN(points.x[row]!)) continue;
    rowsOf[codes[row]! < 0 ? levels.length : codes[row]!]!.push(row);
  }
  return {
    types: [...levels, UNKNOWN_TYPE],
    trees: rowsOf.map((rows) => buildSpaceTimeTree(points, days, Int32Array.from(rows))),
  };
};

/** The tree of each row's type, or -1 where no sale is of that type. */
export const treeOfRows = (sales: SalesByType, facts: FactsTable): Int32Array => {
  const { levels, codes } = facts.coded.type!;
  const treeOf = levels.map((level) => sales.types.indexOf(level));
  return Int32Array.from(codes, (code) => (code < 0 ? sales.types.length - 1 : treeOf[code]!));
};
