export type BoostSettings = {
  trees: number;
  learningRate: number;
  leaves: number;
  maxDepth: number;
  minLeafWeight: number;
  l2: number;
  rowShare: number;
  columnShare: number;
  maxBins: number;
  /** Where the loss turns from squares to absolutes, in units of the target. */
  huberDelta: number;
};
