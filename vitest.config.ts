import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { PATIENCE } from './apps/server/test/support/patience.ts';
import { RetriedTests } from './scripts/lib/retried-tests.mjs';

/** Where `npm test` reads what became of the tests. */
const REPORTS = process.env.VITEST_REPORTS;
const report = (name: string): string | undefined => (REPORTS ? path.join(REPORTS, name) : undefined);

/** Everything under `db/`, and every `*.http.test.ts`, runs against a real PostgreSQL. */
const NEEDS_POSTGRES = [
  'apps/server/**/*.http.test.ts',
  'apps/server/test/**/*.test.ts',
  'apps/server/src/db/**/*.test.ts',
];
const NEVER = ['**/node_modules/**', '**/dist/**'];
const WEB = 'apps/web/{src,vite}/**/*.test.ts';

/** Stand-ins for the browser live as long as the module that was read with them: nobody else reads it there. */
const PUTS_STAND_INS = /\b(stubGlobal|resetModules|vi\.mock)\b/;
const withStandIns = globSync(WEB, { cwd: import.meta.dirname }).filter((file) =>
  PUTS_STAND_INS.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
);

/**
 * The projects run one after the other, so that a worker can stay with its project. Where no module keeps
 * anything that a test could leave behind, the files of a worker share what it has read (`isolate: false`):
 * reading the whole server for each file would take longer than its tests.
 */
export default defineConfig({
  test: {
    // By itself it would leave one core to the terminal, which on two cores is half of them.
    maxWorkers: '100%',
    // Processes are killed, chains started, pages drawn: one that was starved gets a second chance, and is named.
    retry: 1,
    reporters: [
      'default',
      new RetriedTests(report('retried.json')),
      ...(REPORTS ? [['json', { outputFile: report('tests.json') }] satisfies [string, unknown]] : []),
    ],
    projects: [
      {
        test: {
          name: 'web',
          sequence: { groupOrder: 0 },
          isolate: false,
          include: [WEB],
          exclude: [...NEVER, ...withStandIns],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web-stand-ins',
          sequence: { groupOrder: 0 },
          isolate: true,
          include: withStandIns,
          exclude: NEVER,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web-components',
          sequence: { groupOrder: 0 },
          // Each test takes down what it put up (`component-test.setup.ts`), so files share what was read: half the time.
          isolate: false,
          environment: 'jsdom',
          setupFiles: ['apps/web/test/component-test.setup.ts'],
          include: ['apps/web/src/**/*.test.tsx'],
          exclude: NEVER,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 1 },
          isolate: false,
          include: ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...NEVER, 'apps/web/**', ...NEEDS_POSTGRES],
          expect: { poll: PATIENCE },
          // Above what a wait may take: the wait then ends first, and says what it waited for.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'http',
          sequence: { groupOrder: 2 },
          // Killed nodes are waited for, leases run out, clocks tick: half of the time nobody works.
          maxWorkers: availableParallelism() * 2,
          // Each file has a database and nodes of its own, and what belongs to a node is kept with its context.
          isolate: false,
          globalSetup: ['apps/server/test/support/cluster.setup.ts'],
          setupFiles: ['apps/server/test/support/transactions.setup.ts'],
          include: NEEDS_POSTGRES,
          exclude: NEVER,
          expect: { poll: PATIENCE },
          // Far above what they take, with several waits: beside other work on the machine, whole nodes start slowly.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
