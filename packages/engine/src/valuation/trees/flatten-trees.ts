import { type Forest, treeCount } from './forest.ts';
import type { GrowingNode } from './grow-tree.ts';

/** One tree as arrays; children are numbered from the tree's own root. */
export type FlatTree = Pick<Forest, 'feature' | 'offset' | 'width' | 'left' | 'value' | 'cover'>;

/** Breadth first, so that both children of a node are neighbours. */
export const flattenTree = (root: GrowingNode, learningRate: number): FlatTree => {
  const nodes = [root];
  for (let i = 0; i < nodes.length; i++) {
    const { left, right } = nodes[i]!;
    if (left && right) nodes.push(left, right);
  }
  const placeOf = new Map(nodes.map((node, i) => [node, i]));
  return {
    feature: Uint8Array.from(nodes, ({ left, split }) => (left ? split.feature : 0)),
    offset: Uint8Array.from(nodes, ({ left, split }) => (left ? split.offset : 0)),
    width: Uint8Array.from(nodes, ({ left, split }) => (left ? split.width : 0)),
    left: Int32Array.from(nodes, ({ left }) => (left ? placeOf.get(left)! : 0)),
    value: Float64Array.from(nodes, ({ value }) => value * learningRate),
    cover: Float64Array.from(nodes, ({ weight }) => weight),
  };
};

export const joinTrees = (trees: readonly FlatTree[]): Omit<Forest, 'featureNames' | 'edges' | 'base'> => {
  const roots = new Int32Array(trees.length + 1);
  trees.forEach((tree, i) => {
    roots[i + 1] = roots[i]! + tree.left.length;
  });
  const size = roots[trees.length]!;
  const joined = {
    roots,
    feature: new Uint8Array(size),
    offset: new Uint8Array(size),
    width: new Uint8Array(size),
    left: new Int32Array(size),
    value: new Float64Array(size),
    cover: new Float64Array(size),
  };
  trees.forEach((tree, i) => {
    const root = roots[i]!;
    joined.feature.set(tree.feature, root);
    joined.offset.set(tree.offset, root);
    joined.width.set(tree.width, root);
    joined.left.set(
      tree.left.map((child) => (child === 0 ? 0 : child + root)),
      root,
    );
    joined.value.set(tree.value, root);
    joined.cover.set(tree.cover, root);
  });
  return joined;
};

/** The trees of a forest, each with children numbered from its own root. */
export const flatTrees = (forest: Forest): FlatTree[] =>
  Array.from({ length: treeCount(forest) }, (_, tree) => {
    const root = forest.roots[tree]!;
    const end = forest.roots[tree + 1]!;
    return {
      feature: forest.feature.subarray(root, end),
      offset: forest.offset.subarray(root, end),
      width: forest.width.subarray(root, end),
      left: forest.left.subarray(root, end).map((child) => (child === 0 ? 0 : child - root)),
      value: forest.value.subarray(root, end),
      cover: forest.cover.subarray(root, end),
    };
  });
