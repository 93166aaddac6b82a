import { setTimeout as delay } from 'node:timers/promises';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Whoever ran for so long did not fall over its own start. */
const SETTLED_MS = 60_000;
/** With which the server ends when only somebody can mend it (apps/server/src/start/exit-codes.ts); it has said what. */
export const SETTLED_BY_HAND = 78;

/**
 * One run of a program.
 * @typedef {{ pid: number, stop: () => void, ended: Promise<number>, wasStopped: () => boolean, wasReady: () => boolean }} Run
 */

/**
 * Keeps a program running: one that ends unasked is started again, after pauses that grow while it keeps falling.
 * One that never became ready is not, when it says itself that trying again is no use.
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
      if (!hasBeenReady && code === SETTLED_BY_HAND) {
        say(`The server ended with code ${code}.`);
        return code;
      }
      if (run.wasReady() && now() - startedAt >= SETTLED_MS) pauseMs = FIRST_PAUSE_MS;
      const when = run.wasReady() ? '' : ' before it was ready';
      say(`The server ended with code ${code}${when}. It is started again in ${pauseMs / 1_000} s.`);
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
