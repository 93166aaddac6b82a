import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { CommitsInTurn } from './commits-in-turn.ts';

it('works side by side and commits in order, however long each takes', async () => {
  const steps = new CommitsInTurn(2);
  const [begun, done]: [number[], number[]] = [[], []];
  for (const [at, ms] of [30, 1, 20, 1].entries())
    await steps.add(async (myTurn) => {
      begun.push(at);
      await wait(ms);
      await myTurn();
      done.push(at);
    });
  expect(begun.slice(0, 2)).toEqual([0, 1]);
  await steps.end();
  expect(done).toEqual([0, 1, 2, 3]);
});

it('lets nothing commit after a step that failed', async () => {
  const steps = new CommitsInTurn(3);
  const done: number[] = [];
  const step = (at: number) =>
    steps.add(async (myTurn) => {
      await myTurn();
      if (at === 1) throw new Error('lost');
      done.push(at);
    });
  await step(0);
  await step(1);
  await expect(Promise.all([step(2), step(3), steps.end()])).rejects.toThrow('lost');
  await steps.settle();
  expect(done).toEqual([0]);
});

it('lets go and is done over where the step before waits for what it holds', async () => {
  const steps = new CommitsInTurn(3, 10);
  const freed = Promise.withResolvers<void>();
  const tries: string[] = [];
  await steps.add(async (myTurn) => {
    await myTurn();
    await freed.promise;
    tries.push('first');
  });
  await steps.add(async (myTurn) => {
    try {
      await myTurn();
    } catch (error) {
      // Its transaction is undone, and with it what the first one waited for.
      freed.resolve();
      tries.push('let go');
      throw error;
    }
    tries.push('second');
  });
  await steps.end();
  expect(tries).toEqual(['let go', 'first', 'second']);
});
