/**
 * How often what was decided was right, by the classifier's share of it: measured on the evaluation's 553 turns that it
 * has a share of, in bins of like shares, each with one right and one wrong turn more so that few turns claim little.
 * Between the points it is a straight line. Measured anew after the examples change (decision 81).
 */
const RIGHT_BY_SHARE: readonly (readonly [share: number, right: number])[] = [
  [0, 0.3],
  [0.07, 0.44],
  [0.25, 0.71],
  [0.44, 0.81],
  [0.58, 0.91],
  [0.73, 0.955],
  [0.9, 0.977],
  [0.97, 0.985],
  [1, 0.99],
];

/** To a hundredth: the evaluation cannot tell more apart. */
const rounded = (share: number): number => Math.round(share * 100) / 100;

export const calibrated = (share: number): number => {
  const at = RIGHT_BY_SHARE.findIndex(([upTo]) => share <= upTo);
  const [above, below] = [RIGHT_BY_SHARE[at], RIGHT_BY_SHARE[at - 1]];
  if (!above) return RIGHT_BY_SHARE.at(-1)?.[1] ?? 0;
  if (!below) return above[1];
  return rounded(below[1] + ((share - below[0]) / (above[0] - below[0])) * (above[1] - below[1]));
};
