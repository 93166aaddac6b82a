import { setTimeout as delay } from 'node:timers/promises';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Whoever ran for so long did not fall over its own start. */
const SETTLED_MS = 60_000;

/**
 * One run of a program.
 * @typedef {{ pid: number, stop: () => void, ended: Promise<number>, wasStopped: () => boolean, wasReady: () => boolean }} Run
 */

/**
 * Keeps a program running: one that ends unasked is started again, after pauses that grow while it keeps falling.
 * One that never became ready is not: its settings are wrong, and it has said so.
 * @param {{
 *   start: () => Run,
 *   onRun?: (run: Run) => void,
 *   say: (line: string) => void,
 *   now?: () => number,
 *   pause?: (ms: number, signal: AbortSignal) => Promise<unknown>,
 * }} options
 */
export function supervise({ start, onRun, say, now = Date.now, pause = pauseFor }) {
  const stopping = new AbortController();
  /** @type {Run | undefined} */
  let current;

  const untilStopped = async () => {
    let pauseMs = FIRST_PAUSE_MS;
    let hasBeenReady = false;
    for (;;) {
      const startedAt = now();
      const run = start();
      current = run;
      onRun?.(run);
      const code = await run.ended;
      if (run.wasStopped()) return code;
      hasBeenReady ||= run.wasReady();
      if (!hasBeenReady) {
        say(`The server ended with code ${code}.`);
        return code;
      }
      if (run.wasReady() && now() - startedAt >= SETTLED_MS) pauseMs = FIRST_PAUSE_MS;
      say(`The server ended with code ${code}. It is started again in ${pauseMs / 1_000} s.`);
      await pause(pauseMs, stopping.signal);
      if (stopping.signal.aborted) return 0;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  };

  return {
    ended: untilStopped(),
    stop() {
      stopping.abort();
      current?.stop();
    },
  };
}

/**
 * @param {number} ms
 * @param {AbortSignal} signal
 */
const pauseFor = (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined);
