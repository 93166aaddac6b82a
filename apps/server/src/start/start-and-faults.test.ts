import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { InvalidSettings } from '../config/env.ts';
import { exitCodeOf, SETTLED_BY_HAND } from './exit-codes.ts';
import { PortTaken } from './node.ts';
import { ForeignHistory } from './prepare-database.ts';

const SECRET = 'somebody@example.com';
const PROGRAM = fileURLToPath(new URL('../../test/support/faulty-program.ts', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../test/support/faulty-command.ts', import.meta.url));
const MAIN = path.join(import.meta.dirname, '../main.ts');

it('a query that nobody waits for, or that nobody catches, is told without what it was asked with', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, SECRET], { encoding: 'utf8' });
  const output = stdout + stderr;
  expect(output).toContain('a promise failed that nobody waited for');
  expect(output).toContain('something failed that nobody caught');
  expect(output.match(/Failed query: select \$1/g)?.length).toBeGreaterThanOrEqual(2);
  expect(output).not.toContain(SECRET);
  expect(status).toBe(1);
});

it.each(['awaited', 'uncaught'])('nor does a command tell it (%s)', (how) => {
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, how, SECRET], { encoding: 'utf8' });
  expect(stderr).toContain('Failed query: select $1');
  expect(stderr).not.toContain(SECRET);
  expect(status).toBe(1);
});

it('the server watches from before anything is started', () => {
  expect(readFileSync(MAIN, 'utf8')).toMatch(/watchFaults\(log\)[\s\S]*startNode\(/);
});

it('a node takes requests only once it has read what the first of them would wait for', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'node.ts'), 'utf8');
  const order = ['await warmUp(context)', 'await listen(server.app', 'startExampleSite(context)'];
  const places = order.map((step) => source.indexOf(step));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('what only somebody can mend has an exit code of its own', () => {
  for (const error of [
    new InvalidSettings('PORT is no number.'),
    new PortTaken('Port 3000 is in use.'),
    new ForeignHistory('Another version made it.'),
  ])
    expect(exitCodeOf(error)).toBe(SETTLED_BY_HAND);
  for (const error of [new Error('ECONNREFUSED'), new Error('ENOSPC'), 'nothing'])
    expect(exitCodeOf(error)).toBe(1);
});
