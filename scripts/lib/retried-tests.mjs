import { writeFileSync } from 'node:fs';

/**
 * A reporter for Vitest: which tests failed first and passed at the next try. They count as passed, and Vitest's own
 * reporters for a terminal say no more; whoever keeps the tests must hear of them.
 */
export class RetriedTests {
  /** @type {string[]} */
  #names = [];
  /** @type {string | undefined} */
  #file;

  /** @param {string | undefined} file where the names are written as JSON; without one they are printed */
  constructor(file) {
    this.#file = file;
  }

  onTestRunStart() {
    this.#names = [];
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    if (this.#file !== undefined) writeFileSync(this.#file, JSON.stringify(this.#names));
    else for (const name of this.#names) console.log(`  passed at the second try: ${name}`);
  }
}
