/** The middle value, or the mean of the middle two; null of nothing. The values are sorted in place. */
export const medianInPlace = (values: Float64Array): number | null => {
  if (values.length === 0) return null;
  values.sort();
  const middle = values.length >> 1;
  const upper = values[middle] ?? 0;
  return values.length % 2 === 1 ? upper : ((values[middle - 1] ?? 0) + upper) / 2;
};
