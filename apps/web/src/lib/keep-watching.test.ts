import { ORPCError } from '@orpc/client';
import type { LiveEvent } from '@propguard/protocol/events';
import { describe, expect, it } from 'vitest';
import { keepWatching, reconnectDelayMs } from './keep-watching.ts';

const jobsChanged: LiveEvent = { type: 'changed', subject: 'jobs', id: null };

async function* streamOf(...events: LiveEvent[]) {
  yield* events;
}

/** Plays one opening after the other and stops when there are no more. */
async function watchThrough(openings: Array<() => AsyncIterable<LiveEvent>>) {
  const events: LiveEvent[] = [];
  const delaysMs: number[] = [];
  const controller = new AbortController();
  await keepWatching({
    open: async () => {
      const opening = openings.shift();
      if (opening) return opening();
      controller.abort();
      return streamOf();
    },
    onEvent: (event) => events.push(event),
    pause: async (delayMs) => void delaysMs.push(delayMs),
    signal: controller.signal,
  });
  return { events, delaysMs, left: openings.length };
}

describe('keepWatching', () => {
  it('passes events on, and says resync after a gap', async () => {
    const { events } = await watchThrough([() => streamOf(jobsChanged), () => streamOf(jobsChanged)]);
    expect(events.slice(0, 3)).toEqual([jobsChanged, { type: 'resync' }, jobsChanged]);
  });

  it('waits longer after each failure', async () => {
    const fail = () => {
      throw new TypeError('Failed to fetch');
    };
    const { delaysMs } = await watchThrough([fail, fail, fail, fail]);
    expect(delaysMs).toHaveLength(4);
    for (const [index, delayMs] of delaysMs.entries()) {
      expect(delayMs).toBeGreaterThanOrEqual(reconnectDelayMs(index + 1, 0));
      expect(delayMs).toBeLessThanOrEqual(reconnectDelayMs(index + 1, 1));
    }
  });

  it('stops when the server refuses', async () => {
    const refuse = () => {
      throw new ORPCError('FORBIDDEN', { status: 403 });
    };
    const { left } = await watchThrough([refuse, () => streamOf(jobsChanged)]);
    expect(left).toBe(1);
  });
});

describe('reconnectDelayMs', () => {
  it('spreads between half and the whole, and never grows past half a minute', () => {
    expect(reconnectDelayMs(0, 0)).toBe(500);
    expect(reconnectDelayMs(0, 1)).toBe(1_000);
    expect(reconnectDelayMs(20, 1)).toBe(30_000);
  });
});
