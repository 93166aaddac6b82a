import { defineConfig } from 'vitest/config';

/** Everything under `db/`, and every `*.http.test.ts`, runs against a real PostgreSQL. */
const NEEDS_POSTGRES = [
  'apps/server/**/*.http.test.ts',
  'apps/server/test/**/*.test.ts',
  'apps/server/src/db/**/*.test.ts',
];

export default defineConfig({
  test: {
    // By itself it would leave one core to the terminal, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...NEEDS_POSTGRES],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'http',
          globalSetup: ['apps/server/test/support/cluster.setup.ts'],
          include: NEEDS_POSTGRES,
          exclude: ['**/node_modules/**', '**/dist/**'],
          // After the unit tests: a worker that goes from project to project would have to start anew.
          sequence: { groupOrder: 1 },
          // Each file has a database and nodes of its own, and nothing of a node lives in a module: reading the
          // whole server again for each of them would take longer than what they test.
          isolate: false,
          // Far above what they take: beside other work on the machine, whole nodes start slowly.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // Processes are killed and chains started in these; one that was starved gets a second chance.
          retry: 1,
        },
      },
    ],
  },
});
