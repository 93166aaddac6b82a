#!/usr/bin/env node
import { runVerify } from './run-verify.ts';

process.exitCode = await runVerify(
  process.argv.slice(2),
  (text) => process.stdout.write(`${text}\n`),
  (text) => process.stderr.write(`${text}\n`),
);
