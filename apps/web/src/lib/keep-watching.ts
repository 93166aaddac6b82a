import type { LiveEvent } from '@propguard/protocol/events';
import { isApiError } from './api-error.ts';
import { randomFraction } from './random-id.ts';
import { wait } from './wait.ts';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
/** A connection that held this long was a good one: the next failure starts counting anew. */
const STEADY_MS = 20_000;
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/** Between half and the whole of a doubling time, so that many browsers do not come back at once. */
export function reconnectDelayMs(failures: number, fraction: number): number {
  const longest = Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
  return longest * (0.5 + fraction / 2);
}

function isRefused(error: unknown): boolean {
  return isApiError(error) && error.status < FIRST_SERVER_ERROR && error.status !== TOO_MANY_REQUESTS;
}

interface Watch {
  open: (signal: AbortSignal) => Promise<AsyncIterable<LiveEvent>>;
  onEvent: (event: LiveEvent) => void;
  signal: AbortSignal;
  pause?: typeof wait;
}

/** Reads events until the signal is aborted or the server refuses; after a gap, says `resync` itself. */
export async function keepWatching({ open, onEvent, signal, pause = wait }: Watch): Promise<void> {
  let failures = 0;
  let hadGap = false;
  while (!signal.aborted) {
    const startedAt = Date.now();
    try {
      const events = await open(signal);
      if (hadGap) onEvent({ type: 'resync' });
      for await (const event of events) onEvent(event);
    } catch (error) {
      if (isRefused(error)) return;
    }
    if (signal.aborted) return;
    hadGap = true;
    failures = Date.now() - startedAt > STEADY_MS ? 0 : failures + 1;
    await pause(reconnectDelayMs(failures, randomFraction()), signal);
  }
}
