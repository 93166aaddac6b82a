import { describe, expect, it } from 'vitest';
import { countEdges, longestPath, sliceGraph } from './slice-graph.mjs';

const file = (slice: string, name = 'operation.ts') => `apps/server/src/slices/${slice}/${name}`;
const graphOf = (imports: Record<string, string[]>) =>
  sliceGraph(
    Object.entries(imports).map(([slice, imported]) => ({
      source: file(slice),
      dependencies: imported.map((name) => ({ resolved: file(name) })),
    })),
  );

describe('the graph of slices', () => {
  it.each([
    ['nothing', {}, 0, []],
    ['slices apart', { a: [], b: [] }, 0, ['a']],
    ['a slice that imports itself', { a: ['a'] }, 0, ['a']],
    ['a chain', { a: ['b'], b: ['c'], c: [] }, 2, ['a', 'b', 'c']],
    ['a short and a long way', { a: ['b', 'd'], b: ['c'], c: ['d'], d: [] }, 4, ['a', 'b', 'c', 'd']],
  ])('of %s', (_, imports, edges, path) => {
    const graph = graphOf(imports);
    expect(countEdges(graph)).toBe(edges);
    expect(longestPath(graph)).toEqual(path);
  });

  it('counts two files that import the same slice as one edge, and rooms below the slices as none', () => {
    const graph = sliceGraph([
      { source: file('a', 'one.ts'), dependencies: [{ resolved: file('b', 'deep/one.ts') }] },
      { source: file('a', 'two.ts'), dependencies: [{ resolved: file('b') }] },
      { source: file('a', 'three.ts'), dependencies: [{ resolved: 'apps/server/src/jobs/enqueue.ts' }] },
    ]);
    expect(countEdges(graph)).toBe(1);
  });
});
