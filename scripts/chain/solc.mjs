#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The compiler from the registry behind the command line that forge expects of solc. */
const solc = createRequire(import.meta.url)('solc');

if (process.argv.includes('--version')) {
  const version = solc.version().replace('.Emscripten.clang', '.Linux.g++');
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${version}\n`);
} else {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')));
}
