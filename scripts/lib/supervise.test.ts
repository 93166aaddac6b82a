import { expect, it } from 'vitest';
import { SETTLED_BY_HAND as SERVERS_OWN } from '../../apps/server/src/start/exit-codes.ts';
import { SETTLED_BY_HAND, supervise } from './supervise.mjs';

type End = { code: number; ready: boolean; afterMs?: number };

/** Runs that end as told, one after the other; the last stays until it is stopped. */
const rehearse = (ends: End[]) => {
  let now = 0;
  const pauses: number[] = [];
  const lines: string[] = [];
  let begun = 0;
  const lastBegan = Promise.withResolvers<void>();
  const supervised = supervise({
    now: () => now,
    say: (line) => lines.push(line),
    pause: async (ms) => {
      pauses.push(ms);
      now += ms;
    },
    start: () => {
      const end = ends[begun];
      begun += 1;
      const stopped = Promise.withResolvers<number>();
      let isStopped = false;
      if (end === undefined) lastBegan.resolve();
      else {
        now += end.afterMs ?? 0;
        stopped.resolve(end.code);
      }
      return {
        pid: begun,
        stop: () => {
          isStopped = true;
          stopped.resolve(0);
        },
        ended: stopped.promise,
        wasStopped: () => isStopped,
        wasReady: () => end?.ready ?? true,
      };
    },
  });
  return { supervised, pauses, lines, runs: () => begun, lastBegan: lastBegan.promise };
};

it('one that ends unasked is started again, and ends when it is stopped', async () => {
  const { supervised, pauses, lines, runs, lastBegan } = rehearse([{ code: 137, ready: true }]);
  await lastBegan;
  supervised.stop();
  expect(await supervised.ended).toBe(0);
  expect(runs()).toBe(2);
  expect(pauses).toEqual([1_000]);
  expect(lines).toEqual(['The server ended with code 137. It is started again in 1 s.']);
});

it('pauses grow while it keeps falling, up to half a minute, and begin anew once it has stood', async () => {
  const falls = Array.from({ length: 7 }, () => ({ code: 1, ready: false }));
  const { supervised, pauses, lastBegan } = rehearse([
    { code: 1, ready: true },
    ...falls,
    { code: 1, ready: true, afterMs: 60_000 },
  ]);
  await lastBegan;
  supervised.stop();
  await supervised.ended;
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 1_000]);
});

it('one that never became ready and says that it is no use is not started again', async () => {
  const { supervised, pauses, lines } = rehearse([{ code: SETTLED_BY_HAND, ready: false }]);
  expect(await supervised.ended).toBe(SETTLED_BY_HAND);
  expect(pauses).toEqual([]);
  expect(lines).toEqual([`The server ended with code ${SETTLED_BY_HAND}.`]);
  expect(SETTLED_BY_HAND).toBe(SERVERS_OWN);
});

it('one whose disk is full, or whose database is not up yet, is tried again until it is', async () => {
  const falls = Array.from({ length: 3 }, () => ({ code: 1, ready: false }));
  const { supervised, pauses, lines, lastBegan } = rehearse(falls);
  await lastBegan;
  supervised.stop();
  expect(await supervised.ended).toBe(0);
  expect(pauses).toEqual([1_000, 2_000, 4_000]);
  expect(lines[0]).toBe('The server ended with code 1 before it was ready. It is started again in 1 s.');
});

it('one that has been ready before is started again, whatever it says', async () => {
  const { supervised, pauses, lastBegan } = rehearse([
    { code: 1, ready: true },
    { code: SETTLED_BY_HAND, ready: false },
  ]);
  await lastBegan;
  supervised.stop();
  await supervised.ended;
  expect(pauses).toEqual([1_000, 2_000]);
});

it('stopped in a pause, it does not begin again', async () => {
  let runs = 0;
  const pausing = Promise.withResolvers<void>();
  const supervised = supervise({
    say: () => undefined,
    pause: (_ms, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
        pausing.resolve();
      }),
    start: () => {
      runs += 1;
      return {
        pid: 1,
        stop: () => undefined,
        ended: Promise.resolve(1),
        wasStopped: () => false,
        wasReady: () => true,
      };
    },
  });
  await pausing.promise;
  supervised.stop();
  expect(await supervised.ended).toBe(0);
  expect(runs).toBe(1);
});
