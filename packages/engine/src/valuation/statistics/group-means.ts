/** For each row the mean of its group, shrunk to that of all rows; rows without a group (-1) get that of all. */
export const shrunkGroupMeans = (
  groups: Int32Array,
  values: Float64Array,
  shrinkage: number,
): Float64Array => {
  let total = 0;
  let groupCount = 0;
  for (let row = 0; row < values.length; row++) {
    total += values[row]!;
    groupCount = Math.max(groupCount, groups[row]! + 1);
  }
  const overall = total / values.length;
  const sum = new Float64Array(groupCount);
  const count = new Float64Array(groupCount);
  for (let row = 0; row < values.length; row++) {
    const group = groups[row]!;
    if (group < 0) continue;
    sum[group] = sum[group]! + values[row]! - overall;
    count[group] = count[group]! + 1;
  }
  return Float64Array.from(groups, (group) =>
    group < 0 ? overall : overall + sum[group]! / (count[group]! + shrinkage),
  );
};
