import { inspect } from 'node:util';

const isTerminal = process.stdout.isTTY === true && process.env.CI === undefined;

/** A failure that a person can mend; its message says how. Shown without a stack. */
export class PlainError extends Error {}

/**
 * One line a step, with the time it took.
 * @template Result
 * @param {string} doing what is being done, e.g. 'Installing dependencies'
 * @param {string} done what is then true, e.g. 'Dependencies installed'
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(doing, done, work) {
  const startedAt = Date.now();
  process.stdout.write(isTerminal ? `  ${doing} ...` : `  ${doing} ...\n`);
  const ticking = isTerminal ? setInterval(tick, 1000) : undefined;
  try {
    const result = await work();
    endLine(`✓ ${done} (${duration(Date.now() - startedAt)})`);
    return result;
  } catch (error) {
    endLine(`✗ ${doing} failed after ${duration(Date.now() - startedAt)}`);
    throw error;
  } finally {
    clearInterval(ticking);
  }

  function tick() {
    process.stdout.write(`\r  ${doing} ... ${duration(Date.now() - startedAt)}`);
  }
}

/** @param {string} text */
export function say(text) {
  process.stdout.write(`  ${text}\n`);
}

/** @param {string} text */
function endLine(text) {
  process.stdout.write(isTerminal ? `\r\x1b[2K${text}\n` : `${text}\n`);
}

/** @param {number} durationMs */
export function duration(durationMs) {
  if (durationMs < 1000) return `${Math.round(durationMs)} ms`;
  if (durationMs < 60_000) return `${(durationMs / 1000).toFixed(durationMs < 10_000 ? 1 : 0)} s`;
  const minutes = Math.floor(durationMs / 60_000);
  return `${minutes} min ${Math.round((durationMs - minutes * 60_000) / 1000)} s`;
}

/**
 * Runs a command of ours and ends the process with its exit code.
 * @param {() => Promise<number | void>} command
 */
export async function runCommand(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    process.stderr.write(`\n${error instanceof PlainError ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  }
}
