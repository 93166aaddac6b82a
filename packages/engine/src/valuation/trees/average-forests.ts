import { flatTrees, joinTrees } from './flatten-trees.ts';
import type { Forest } from './forest.ts';

/** One forest that says the mean of several with the same features and bins. */
export const averageForests = (forests: readonly Forest[]): Forest => {
  const [first] = forests;
  if (!first) throw new RangeError('There is no forest to average.');
  const share = 1 / forests.length;
  const trees = forests.flatMap((forest) =>
    flatTrees(forest).map((tree) => ({ ...tree, value: tree.value.map((value) => share * value) })),
  );
  return {
    featureNames: first.featureNames,
    edges: first.edges,
    base: share * forests.reduce((sum, { base }) => sum + base, 0),
    ...joinTrees(trees),
  };
};
