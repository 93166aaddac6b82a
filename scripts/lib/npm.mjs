import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './run-program.mjs';
import { PlainError } from './terminal.mjs';

/**
 * Runs npm's own program on the given Node, so that what it installs is chosen and built for that Node.
 * @param {string} node
 * @param {string[]} args
 */
export function runNpm(node, args) {
  return runProgram(node, [findNpm(), ...args]);
}

function findNpm() {
  const fromNpm = process.env.npm_execpath;
  if (fromNpm?.endsWith('npm-cli.js') && existsSync(fromNpm)) return fromNpm;
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const candidate = path.join(folder, 'npm');
    if (!existsSync(candidate)) continue;
    const program = realpathSync(candidate);
    if (program.endsWith('npm-cli.js')) return program;
  }
  throw new PlainError('npm was not found. Install Node.js with npm (https://nodejs.org) and try again.');
}
