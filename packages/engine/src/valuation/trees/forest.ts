import type { BinEdges } from './bins.ts';

/**
 * Trees flattened into arrays. Node n splits its rows by `((bin - offset[n]) >>> 0) < width[n]`: true goes to
 * `left[n]`, false to `left[n] + 1`. With offset 1 the missing bin 0 wraps around and goes right, with offset 0 it
 * goes left: one comparison serves both. A leaf has `left[n] === 0`.
 */
export type Forest = {
  featureNames: string[];
  edges: BinEdges[];
  base: number;
  /** First node of each tree, and one past the last. */
  roots: Int32Array;
  feature: Uint8Array;
  offset: Uint8Array;
  width: Uint8Array;
  left: Int32Array;
  /** Value of a leaf, learning rate included; of an inner node, what it would say if it were one. */
  value: Float64Array;
  /** Weight of the training rows that passed, for the contributions. */
  cover: Float64Array;
};

export const treeCount = (forest: Forest): number => forest.roots.length - 1;
