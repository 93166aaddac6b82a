import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { repositoryRoot } from './repository.mjs';

/**
 * @typedef {{ code: number, output: string }} Outcome
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, givesWay?: boolean }} Options
 */

/** What is running now, so that an interrupted command takes it along. */
const running = new Set();
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
let isInterrupted = false;

/**
 * Runs a program to its end and keeps what it printed; `show` prints it as it comes as well. What
 * `givesWay` gets what nobody else on the machine wants of it.
 * @param {string} program
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<Outcome>}
 */
export function runProgram(
  program,
  args,
  { cwd = repositoryRoot, env, show = false, givesWay = false } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    enter(child);
    if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    if (show) {
      child.stdout.pipe(process.stdout, { end: false });
      child.stderr.pipe(process.stderr, { end: false });
    }
    child.on('error', (error) => {
      leave(child);
      reject(error);
    });
    child.on('close', (code) => {
      leave(child);
      if (isInterrupted) process.exit(130);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function enter(child) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, interrupt);
  running.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function leave(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of SIGNALS) process.off(signal, interrupt);
}

/** @param {NodeJS.Signals} signal */
function interrupt(signal) {
  isInterrupted = true;
  for (const child of running) child.kill(signal);
}

/**
 * @param {string} text
 * @param {number} count
 */
export const lastLines = (text, count) => text.trimEnd().split('\n').slice(-count).join('\n');
