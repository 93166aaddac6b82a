import { readdirSync } from 'node:fs';
import { prepare } from './lib/prepare.mjs';
import { inRepository } from './lib/repository.mjs';
import { lastLines, runProgram } from './lib/run-program.mjs';
import { PlainError, runCommand } from './lib/terminal.mjs';

const ENDING = '.bench.ts';

await runCommand(async () => {
  const names = chooseBenches(process.argv.slice(2));
  const node = await prepare({ build: true });
  const results = [];
  for (const name of names) {
    console.log(`\n${name}`);
    const { code, output } = await runProgram(node, [inRepository('bench', name + ENDING)], { show: true });
    const line = lastLines(output, 1);
    results.push({
      isMet: code === 0,
      line: line.startsWith(`${name}: `) ? line : `${name}: did not finish`,
    });
  }
  console.log('\nSummary');
  for (const { isMet, line } of results) console.log(`${isMet ? '✓' : '✗'} ${line}`);
  return results.every(({ isMet }) => isMet) ? 0 : 1;
});

/** @param {string[]} wanted */
function chooseBenches(wanted) {
  const known = readdirSync(inRepository('bench'))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new PlainError(`There is no bench '${unknown.join(' ')}'. The benches are: ${known.join(', ')}.`);
  }
  return wanted.length === 0 ? known : wanted;
}
