import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRepository } from './repository.mjs';
import { runProgram } from './run-program.mjs';

const TESTS = `
let tries = 0;
describe('a starved machine', () => {
  test('passes at the second try', () => expect(++tries).toBe(2));
  test('passes at once', () => expect(1).toBe(1));
});
`;
const NAME = 'starved.test.js > a starved machine > passes at the second try';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'propguard-retried-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A real run: what a reporter is told is Vitest's, and changes with it. */
const runWith = async (reporter: string): Promise<string> => {
  writeFileSync(path.join(folder, 'starved.test.js'), TESTS);
  writeFileSync(
    path.join(folder, 'vitest.config.mjs'),
    `import { RetriedTests } from ${JSON.stringify(inRepository('scripts', 'lib', 'retried-tests.mjs'))};
     export default { test: { globals: true, retry: 1, reporters: [${reporter}] } };`,
  );
  const vitest = inRepository('node_modules', '.bin', 'vitest');
  const { code, output } = await runProgram(process.execPath, [vitest, 'run', `--root=${folder}`]);
  expect(code, output).toBe(0);
  return output;
};

test('a test that passed at the second try is printed by name, and no other', async () => {
  const output = await runWith('new RetriedTests()');
  expect(output.match(/passed at the second try: .*/g)).toEqual([`passed at the second try: ${NAME}`]);
});

test('or written to a file', async () => {
  const file = path.join(folder, 'retried.json');
  const output = await runWith(`new RetriedTests(${JSON.stringify(file)})`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([NAME]);
  expect(output).not.toContain('second try:');
});
