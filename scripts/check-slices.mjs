import { inRepository } from './lib/repository.mjs';
import { runProgram } from './lib/run-program.mjs';
import { countEdges, longestPath, sliceGraph } from './lib/slice-graph.mjs';

/** A slice stands on so many others, one above the other, that a change at the bottom reaches the top through them. */
const DEEPEST = 8;

const { code, output } = await runProgram(process.execPath, [
  inRepository('node_modules', '.bin', 'depcruise'),
  '--config',
  '.dependency-cruiser.slices.cjs',
  '--output-type',
  'json',
  'apps/server/src/slices',
]);
if (code !== 0) throw new Error(output);
const graph = sliceGraph(JSON.parse(output).modules);
const path = longestPath(graph);
console.log(
  `${graph.size} slices, ${countEdges(graph)} edges, ${path.length} deep (at most ${DEEPEST}): ${path.join(' -> ')}`,
);
if (path.length > DEEPEST) {
  console.log(
    'Tell a happening instead of calling who follows, or move what is shared into a room below the slices.',
  );
  process.exitCode = 1;
}
