import { type Forest, treeCount } from './forest.ts';

/**
 * A forest for fast prediction: a node is one 32-bit number (feature 8 bits, width 8, offset 1, left child counted
 * from the root 15), so that a tree fits into a few cache lines. A leaf leads to itself, so that rows can go down in
 * step for the depth of the tree without asking whether they have arrived.
 */
export type PackedForest = { nodes: Int32Array; depth: Uint8Array };

const WIDTH_SHIFT = 8;
const OFFSET_SHIFT = 16;
const LEFT_SHIFT = 17;
/** Above every bin: all rows go left. */
const EVERY_BIN = 255;

const packed = new WeakMap<Forest, PackedForest>();

export const packForest = (forest: Forest): PackedForest => {
  const known = packed.get(forest);
  if (known) return known;
  const nodes = new Int32Array(forest.left.length);
  const depth = new Uint8Array(treeCount(forest));
  for (let tree = 0; tree < depth.length; tree++) {
    const root = forest.roots[tree]!;
    const end = forest.roots[tree + 1]!;
    const level = new Uint8Array(end - root);
    for (let node = root; node < end; node++) {
      const left = forest.left[node]!;
      const own = node - root;
      if (left === 0) {
        nodes[node] = (own << LEFT_SHIFT) | (EVERY_BIN << WIDTH_SHIFT);
        continue;
      }
      nodes[node] =
        ((left - root) << LEFT_SHIFT) |
        (forest.offset[node]! << OFFSET_SHIFT) |
        (forest.width[node]! << WIDTH_SHIFT) |
        forest.feature[node]!;
      level[left - root] = level[own]! + 1;
      level[left - root + 1] = level[own]! + 1;
      depth[tree] = Math.max(depth[tree]!, level[own]! + 1);
    }
  }
  const result = { nodes, depth };
  packed.set(forest, result);
  return result;
};
