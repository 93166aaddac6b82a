/**
 * @typedef {{ source: string, dependencies: { resolved: string }[] }} CruisedModule as dependency-cruiser's JSON has it
 * @typedef {Map<string, Set<string>>} SliceGraph which slices each slice imports
 */

const SLICE = /^apps\/server\/src\/slices\/([^/]+)\//;

/**
 * @param {CruisedModule[]} modules
 * @returns {SliceGraph}
 */
export function sliceGraph(modules) {
  /** @type {SliceGraph} */
  const graph = new Map();
  for (const { source, dependencies } of modules) {
    const from = SLICE.exec(source)?.[1];
    if (!from) continue;
    const imported = graph.get(from) ?? new Set();
    graph.set(from, imported);
    for (const { resolved } of dependencies) {
      const to = SLICE.exec(resolved)?.[1];
      if (to && to !== from) imported.add(to);
    }
  }
  return graph;
}

/** @param {SliceGraph} graph */
export const countEdges = (graph) => [...graph.values()].reduce((sum, imported) => sum + imported.size, 0);

/**
 * The slices of a longest way down, from the top. Of a graph without circles.
 * @param {SliceGraph} graph
 * @returns {string[]}
 */
export function longestPath(graph) {
  /** @type {Map<string, string[]>} */
  const known = new Map();
  /** @type {(slice: string) => string[]} */
  const below = (slice) => {
    const found = known.get(slice);
    if (found) return found;
    const path = [slice, ...longest([...(graph.get(slice) ?? [])].toSorted().map(below))];
    known.set(slice, path);
    return path;
  };
  return longest([...graph.keys()].toSorted().map(below));
}

/** @param {string[][]} paths */
const longest = (paths) => paths.reduce((best, path) => (path.length > best.length ? path : best), []);
