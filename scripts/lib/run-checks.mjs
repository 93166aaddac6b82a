import { availableParallelism } from 'node:os';
import { inRepository } from './repository.mjs';
import { runProgram } from './run-program.mjs';
import { duration } from './terminal.mjs';

/** @typedef {{ name: string, program: string, args: string[], isShown?: boolean }} Check `isShown`: also when it passes */

/**
 * Runs every check, as many at a time as there are cores, and prints what failed in full.
 * @param {string} node
 * @param {Partial<import('./test-parts.mjs').Manner>} [manner]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(node, { print = console.log, givesWay } = {}) {
  const waiting = listChecks();
  const width = Math.max(...waiting.map(({ name }) => name.length));
  const counts = { passed: 0, failed: 0 };

  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const startedAt = Date.now();
      const { code, output } = await runProgram(node, [inRepository(check.program), ...check.args], {
        givesWay,
      });
      const mark = code === 0 ? '✓' : '✗';
      print(`${mark} ${check.name.padEnd(width)}  ${duration(Date.now() - startedAt)}`);
      if (code !== 0) print(`\n${output.trim()}\n`);
      else if (check.isShown) print(`  ${output.trim()}`);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return counts;
}

/** @param {string} name */
const tool = (name) => `node_modules/.bin/${name}`;

/** @returns {Check[]} the slow ones first */
function listChecks() {
  return [
    {
      // One reading of the types answers both: what the compiler would refuse, and the rules that ask for types.
      name: 'types and lint (oxlint)',
      program: tool('oxlint'),
      args: ['--type-aware', '--type-check', '--deny-warnings'],
    },
    { name: 'format and lint (biome)', program: tool('biome'), args: ['check', '--error-on-warnings'] },
    { name: 'unused code and dependencies (knip)', program: tool('knip'), args: [] },
    {
      name: 'import rules (dependency-cruiser)',
      program: tool('depcruise'),
      args: ['--config', '.dependency-cruiser.cjs', 'apps', 'packages'],
    },
    { name: 'circles and depth of slices', program: 'scripts/check-slices.mjs', args: [], isShown: true },
  ];
}
