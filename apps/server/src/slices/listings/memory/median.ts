/** Hoare's selection: puts the value of this rank at its place, smaller ones before it. Reorders the values. */
const select = (values: Float64Array, rank: number): number => {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = values[(low + high) >>> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left++;
      while ((values[right] ?? 0) > pivot) right--;
      if (left > right) break;
      const swapped = values[left] ?? 0;
      values[left++] = values[right] ?? 0;
      values[right--] = swapped;
    }
    if (rank <= right) high = right;
    else if (rank >= left) low = left;
    else break;
  }
  return values[rank] ?? 0;
};

/** Of numbers in any order, which it reorders; null of none. Faster than sorting where there are many. */
export const medianOf = (values: Float64Array): number | null => {
  if (values.length === 0) return null;
  const middle = values.length >>> 1;
  const above = select(values, middle);
  if (values.length % 2 === 1) return above;
  let below = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < middle; at++) below = Math.max(below, values[at] ?? 0);
  return (below + above) / 2;
};
