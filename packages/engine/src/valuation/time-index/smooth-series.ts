/**
 * The smooth series closest to noisy means (Whittaker 1923): minimises
 * sum of weight * (mean - s)^2 + roughness * (second difference of s)^2 + pull * s^2.
 * The equations have five diagonals; they are solved by LDL' in one pass each way.
 */
export const smoothSeries = (
  mean: Float64Array,
  weight: Float64Array,
  roughness: number,
  pull: number,
): Float64Array => {
  const n = mean.length;
  const diagonal = weight.map((w) => w + pull + 1e-9);
  const first = new Float64Array(n);
  const second = new Float64Array(n);
  for (let i = 0; i + 2 < n; i++) {
    diagonal[i] = diagonal[i]! + roughness;
    diagonal[i + 1] = diagonal[i + 1]! + 4 * roughness;
    diagonal[i + 2] = diagonal[i + 2]! + roughness;
    first[i] = first[i]! - 2 * roughness;
    first[i + 1] = first[i + 1]! - 2 * roughness;
    second[i] = second[i]! + roughness;
  }
  // Two steps have no second difference; a first one keeps an empty step beside its neighbour.
  if (n === 2) {
    diagonal[0] = diagonal[0]! + roughness;
    diagonal[1] = diagonal[1]! + roughness;
    first[0] = -roughness;
  }

  const lower1 = new Float64Array(n);
  const lower2 = new Float64Array(n);
  const pivot = new Float64Array(n);
  const solved = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const up1 = i > 0 ? lower1[i - 1]! : 0;
    const up2 = i > 1 ? lower2[i - 2]! : 0;
    pivot[i] =
      diagonal[i]! - (i > 0 ? up1 * up1 * pivot[i - 1]! : 0) - (i > 1 ? up2 * up2 * pivot[i - 2]! : 0);
    lower1[i] = (first[i]! - (i > 0 ? up1 * lower2[i - 1]! * pivot[i - 1]! : 0)) / pivot[i]!;
    lower2[i] = second[i]! / pivot[i]!;
    solved[i] =
      weight[i]! * mean[i]! - (i > 0 ? up1 * solved[i - 1]! : 0) - (i > 1 ? up2 * solved[i - 2]! : 0);
  }
  for (let i = n - 1; i >= 0; i--) {
    solved[i] =
      solved[i]! / pivot[i]! -
      (i + 1 < n ? lower1[i]! * solved[i + 1]! : 0) -
      (i + 2 < n ? lower2[i]! * solved[i + 2]! : 0);
  }
  return solved;
};
