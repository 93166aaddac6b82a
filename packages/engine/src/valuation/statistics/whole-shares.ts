/** Shares as whole parts of `total` that add up to it: those that lost most by rounding down get what is left. */
export const wholeShares = (weights: readonly number[], total: number): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((all, part) => all + part, 0);
  const order = exact
    .map((share, i) => ({ i, lost: share - parts[i]! }))
    .sort((a, b) => b.lost - a.lost || a.i - b.i);
  for (const { i } of order.slice(0, left)) parts[i] = parts[i]! + 1;
  return parts;
};
