import { writeFileSync } from 'node:fs';
import { inRepository } from '../lib/repository.mjs';
import { runForge } from './forge.mjs';

/** `node scripts/chain/gas-report.mjs` writes what each call of the contracts costs, as measured by their tests. */
const { output } = await runForge(['--gas-report', '--md', '--no-match-contract', 'Invariant']);
const tables = output
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => (/ Contract \|/.test(line) ? `\n${line}` : line));
const HEAD =
  '# Gas\n\nWhat deploying and calling the contracts costs, over all of their tests (`node scripts/chain/gas-report.mjs`).\n';
writeFileSync(inRepository('chain', 'gas.md'), `${HEAD}${tables.join('\n')}\n`);
