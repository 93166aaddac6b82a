import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { turnOfLoop } from './turn-of-loop.ts';

it('lets one piece of work go on in each turn of the loop, in their order', async () => {
  const done: string[] = [];
  const pieces = ['a', 'b', 'c'].map((name) => turnOfLoop().then(() => done.push(name)));
  expect(done).toEqual([]);
  for (const sofar of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    await nextTurn();
    expect(done).toEqual(sofar);
  }
  await Promise.all(pieces);
  await turnOfLoop();
  expect(done).toHaveLength(3);
});
