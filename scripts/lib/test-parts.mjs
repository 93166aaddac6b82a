import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runForge } from '../chain/forge.mjs';
import { inRepository } from './repository.mjs';
import { runChecks } from './run-checks.mjs';
import { runProgram } from './run-program.mjs';
import { TEST_PROGRAMS } from './test-programs.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped?: number, failures?: string[], flaky?: string[] }} Counts
 * @typedef {{ name: string, title: string, programs: (typeof TEST_PROGRAMS)[keyof typeof TEST_PROGRAMS][],
 *   needsBuild: boolean, onlyComputes: boolean, run: (node: string, manner: Manner) => Promise<Counts> }} Part
 * @typedef {{ print: (text: string) => void, givesWay?: boolean }} Manner `givesWay`: to everything else that runs
 */

/** @type {Part[]} */
export const TEST_PARTS = [
  { name: 'check', title: 'Check', programs: [], needsBuild: false, onlyComputes: true, run: runChecks },
  {
    name: 'unit',
    title: 'Unit and HTTP',
    programs: [TEST_PROGRAMS.postgres, TEST_PROGRAMS.radicale, TEST_PROGRAMS.dovecot, TEST_PROGRAMS.nginx],
    needsBuild: true,
    onlyComputes: false,
    run: runVitest,
  },
  {
    name: 'chain',
    title: 'Contracts',
    programs: [],
    needsBuild: false,
    onlyComputes: true,
    run: runContractTests,
  },
  {
    name: 'e2e',
    title: 'Browser',
    programs: [TEST_PROGRAMS.chromium],
    needsBuild: true,
    onlyComputes: false,
    run: runPlaywright,
  },
];

/**
 * @param {string} node
 * @returns {Promise<Counts>}
 */
function runVitest(node) {
  return withReports(async (folder) => {
    const env = { VITEST_REPORTS: folder };
    const { code } = await runProgram(node, [tool('vitest'), 'run'], { show: true, env });
    const result = readReport(path.join(folder, 'tests.json'));
    return settle(code, {
      passed: result?.numPassedTests ?? 0,
      failed: result?.numFailedTests ?? 0,
      skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
      failures: failedInVitest(result),
      flaky: readReport(path.join(folder, 'retried.json')) ?? [],
    });
  });
}

/**
 * @param {string} node
 * @returns {Promise<Counts>}
 */
function runPlaywright(node) {
  return withReports(async (folder) => {
    const file = path.join(folder, 'tests.json');
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const { code } = await runProgram(node, [tool('playwright'), 'test', '--reporter=list,json'], {
      show: true,
      env,
    });
    const result = readReport(file);
    const stats = result?.stats;
    return settle(code, {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected ?? 0,
      skipped: stats?.skipped ?? 0,
      failures: endedInPlaywright(result, 'unexpected'),
      flaky: endedInPlaywright(result, 'flaky'),
    });
  });
}

/**
 * @param {string} _node
 * @param {Manner} manner
 * @returns {Promise<Counts>}
 */
async function runContractTests(_node, { print, givesWay }) {
  const { code, output, passed, failed, skipped } = await runForge([], { givesWay });
  print(output.trim());
  return settle(code, { passed, failed, skipped });
}

/**
 * A file that could not be read or set up has a message and no failed test.
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestCase
 * @param {{ testResults?: { name: string, status: string, message?: string, assertionResults: VitestCase[] }[] } | undefined} result
 */
const failedInVitest = (result) =>
  (result?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(inRepository(), name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${file}: ${firstLine(message)}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages?.[0])}`,
      );
    });

/**
 * @typedef {{ specs?: { file: string, line: number, title: string, tests: { status: string }[] }[],
 *   suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {PlaywrightSuite | undefined} suite
 * @param {string} status
 * @returns {string[]}
 */
const endedInPlaywright = (suite, status) => [
  ...(suite?.specs ?? [])
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...(suite?.suites ?? []).flatMap((inner) => endedInPlaywright(inner, status)),
];

/** @param {string | undefined} text */
const firstLine = (text) => (text ?? '').split('\n', 1)[0];

/** @param {string} name */
const tool = (name) => inRepository('node_modules', '.bin', name);

/**
 * A run that fails before or beside its tests is a failure too.
 * @param {number} code
 * @param {Counts} counts
 */
const settle = (code, counts) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);

/**
 * @template Result
 * @param {(folder: string) => Promise<Result>} work
 */
async function withReports(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'propguard-reports-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
