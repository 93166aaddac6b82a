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
/** @type {{ modules: import('./lib/slice-graph.mjs').CruisedModule[], summary: { violations: Violation[] } }} */
const { modules, summary } = JSON.parse(output);
if (summary.violations.length > 0) showCircles(summary.violations);
else showDepth(sliceGraph(modules));

/**
 * @typedef {{ from: string, cycle?: { name: string }[] }} Violation
 * @param {Violation[]} violations
 */
function showCircles(violations) {
  const circles = violations.map(({ from, cycle = [] }) => [from, ...cycle.map(({ name }) => name)]);
  // The shortest is the import that closed it.
  for (const circle of circles.toSorted((one, other) => one.length - other.length))
    console.log(circle.join(' -> '));
  console.log('If two slices need each other, one of them owns something that belongs to a third.');
  process.exitCode = 1;
}

/**
 * Of a graph without circles.
 * @param {import('./lib/slice-graph.mjs').SliceGraph} graph
 */
function showDepth(graph) {
  const path = longestPath(graph);
  console.log(
    `${graph.size} slices, ${countEdges(graph)} edges, ${path.length} deep (at most ${DEEPEST}): ${path.join(' -> ')}`,
  );
  if (path.length <= DEEPEST) return;
  console.log(
    'Tell a happening instead of calling who follows, or move what is shared into a room below the slices.',
  );
  process.exitCode = 1;
}
