import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from './lib/repository.mjs';
import { sourceFiles } from './lib/source-files.mjs';

const WEB = 'apps/web/src';

/** What screens ask by themselves: changes, and what is read once somebody presses. */
const CALL = /\bapi(?:\.(\w+)\.(\w+)\.mutationOptions|Client\.(\w+)\.(\w+)\()/g;

/** Asked below all screens, and tested there. */
const BELOW_SCREENS = ['account.openVisitorSession'];

/** It says no more than that somebody thought of it; what the test has to look at, CONTRIBUTING.md says. */
test('whatever a screen asks of the server is named by a component test', () => {
  const asked = new Set(
    sourceFiles([WEB]).flatMap(({ source }) =>
      [...source.matchAll(CALL)].map(([, a, b, c, d]) => `${a ?? c}.${b ?? d}`),
    ),
  );
  expect(asked.size).toBeGreaterThan(250);
  const tests = readdirSync(inRepository(WEB), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.tsx'))
    .map((file) => readFileSync(inRepository(WEB, file), 'utf8'));
  const isNamed = (call: string): boolean => {
    const [slice = '', name = ''] = call.split('.');
    const both = [new RegExp(`\\b${slice}\\b`), new RegExp(`\\b${name}\\b`)];
    return tests.some((source) => both.every((word) => word.test(source)));
  };
  expect([...asked].filter((call) => !isNamed(call)).toSorted()).toEqual(BELOW_SCREENS);
});
