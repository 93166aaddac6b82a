/** Means of a column within groups, over the rows that know it; NaN stands for not known, and is what an empty group has. */
export const groupMeans = (
  groups: Int32Array,
  groupCount: number,
  valueAt: (row: number) => number,
): Float64Array => {
  const sums = new Float64Array(groupCount);
  const counts = new Float64Array(groupCount);
  for (let row = 0; row < groups.length; row++) {
    const value = valueAt(row);
    if (Number.isNaN(value)) continue;
    const group = groups[row] ?? 0;
    sums[group] = (sums[group] ?? 0) + value;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return sums.map((sum, group) => sum / (counts[group] ?? 0));
};

/** Any keys as numbers from 0. */
export const denseGroups = (
  length: number,
  keyAt: (row: number) => number,
): { groups: Int32Array; count: number } => {
  const known = new Map<number, number>();
  const groups = new Int32Array(length);
  for (let row = 0; row < length; row++) {
    const key = keyAt(row);
    let group = known.get(key);
    if (group === undefined) {
      group = known.size;
      known.set(key, group);
    }
    groups[row] = group;
  }
  return { groups, count: known.size };
};
