/**
 * The score that a share of new scores will not exceed, given earlier ones: the ceil((n + 1) * share)-th smallest
 * (Vovk, Gammerman and Shafer 2005). With too few scores the greatest stands.
 */
export const conformalQuantile = (sortedScores: Float64Array, share: number): number => {
  if (sortedScores.length === 0) return Number.NaN;
  const rank = Math.ceil((sortedScores.length + 1) * share);
  return sortedScores[Math.min(sortedScores.length, rank) - 1]!;
};
