/** The median; of an even count, the mean of the two middle values. NaN of nothing. */
export const medianOf = (values: ArrayLike<number>): number =>
  medianOfSorted(Float64Array.from(values).sort());

const medianOfSorted = (sorted: Float64Array): number => {
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle]!;
  return (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const meanOf = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / values.length;
};
