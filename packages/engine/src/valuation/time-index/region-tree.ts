import type { FactsTable } from '../sales/facts-table.ts';

/**
 * Regions with an index of their own: the whole, its states, and cells that halve a state at its median latitude or
 * longitude until a cell would have too few sales.
 */
export type RegionTree = {
  /** Of each region; -1 for the whole. A parent stands before its children. */
  parent: Int32Array;
  /** State of a region just below the whole, otherwise an empty text. */
  state: string[];
  /** Where a region is cut in two: 0 latitude, 1 longitude, -1 not at all. */
  cutAxis: Int8Array;
  cutAt: Float64Array;
  /** The first of its two halves; the second follows it. */
  firstHalf: Int32Array;
};

type Building = { parent: number; state: string; cutAxis: number; cutAt: number; firstHalf: number };

export const buildRegionTree = (facts: FactsTable, minRegionSales: number): RegionTree => {
  const regions: Building[] = [];
  const add = (parent: number, state: string): number =>
    regions.push({ parent, state, cutAxis: -1, cutAt: 0, firstHalf: -1 }) - 1;
  const whole = add(-1, '');
  const { levels, codes } = facts.coded.state!;
  const all = Int32Array.from({ length: facts.count }, (_, i) => i);
  const cut = (region: number, rows: Int32Array): void => {
    const placed = rows.filter((row) => !Number.isNaN(facts.latitude[row]!));
    if (placed.length < 2 * minRegionSales) return;
    const latitudes = Float64Array.from(placed, (row) => facts.latitude[row]!).sort();
    const longitudes = Float64Array.from(placed, (row) => facts.longitude[row]!).sort();
    const tall = extentOf(latitudes);
    const wide = extentOf(longitudes) * Math.cos((latitudes[placed.length >> 1]! * Math.PI) / 180);
    const axis = tall >= wide ? 0 : 1;
    const sorted = axis === 0 ? latitudes : longitudes;
    const values = axis === 0 ? facts.latitude : facts.longitude;
    const at = sorted[placed.length >> 1]!;
    const firstHalf = add(region, '');
    add(region, '');
    Object.assign(regions[region]!, { cutAxis: axis, cutAt: at, firstHalf });
    cut(
      firstHalf,
      placed.filter((row) => values[row]! < at),
    );
    cut(
      firstHalf + 1,
      placed.filter((row) => values[row]! >= at),
    );
  };
  const states = levels.flatMap((state, code) => {
    const rows = all.filter((row) => codes[row] === code);
    return rows.length >= minRegionSales ? [{ region: -1, state, rows }] : [];
  });
  if (states.length > 1) {
    for (const one of states) one.region = add(whole, one.state);
    for (const { region, rows } of states) cut(region, rows);
  } else cut(whole, all);
  return {
    parent: Int32Array.from(regions, ({ parent }) => parent),
    state: regions.map(({ state }) => state),
    cutAxis: Int8Array.from(regions, ({ cutAxis }) => cutAxis),
    cutAt: Float64Array.from(regions, ({ cutAt }) => cutAt),
    firstHalf: Int32Array.from(regions, ({ firstHalf }) => firstHalf),
  };
};

/** The 5th to 95th percentile: a few remote sales do not decide how a state is cut. */
const extentOf = (sorted: Float64Array): number =>
  sorted[Math.floor(0.95 * (sorted.length - 1))]! - sorted[Math.floor(0.05 * (sorted.length - 1))]!;

/** The smallest region of each row. */
export const regionsOf = (tree: RegionTree, facts: FactsTable): Int32Array => {
  const { levels, codes } = facts.coded.state!;
  const regionOfState = levels.map((state) => Math.max(0, tree.state.indexOf(state)));
  return Int32Array.from({ length: facts.count }, (_, row) => {
    let region = codes[row]! < 0 ? 0 : regionOfState[codes[row]!]!;
    while (tree.cutAxis[region]! >= 0) {
      const value = tree.cutAxis[region] === 0 ? facts.latitude[row]! : facts.longitude[row]!;
      if (Number.isNaN(value)) break;
      region = tree.firstHalf[region]! + (value < tree.cutAt[region]! ? 0 : 1);
    }
    return region;
  });
};
