import type { TurnEvent } from '@propguard/protocol/assistant-turns';
import { expect, it } from 'vitest';
import { Keeping } from './keeping.ts';
import { TurnRun } from './turn-run.ts';

const say = (run: TurnRun, ...words: string[]): void => {
  for (const delta of words) run.add({ type: 'text', delta });
};
const wordsOf = (events: readonly TurnEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'text' ? [event.delta] : []));

/** A database that takes its time: each part is kept, or refused, when the test says so. */
const slowKeeper = () => {
  const asked: { words: string[]; kept: () => void; refused: (error: Error) => void }[] = [];
  const failures: unknown[] = [];
  const run = new TurnRun(0);
  const keeping = new Keeping(
    run,
    (events) =>
      new Promise((kept, refused) => {
        asked.push({ words: wordsOf(events), kept, refused });
      }),
    (error) => failures.push(error),
  );
  return { run, keeping, asked, failures };
};

it('keeps one part after the other', async () => {
  const { run, keeping, asked } = slowKeeper();
  say(run, 'one', 'two');
  keeping.flush();
  say(run, 'three');
  keeping.flush();
  expect(asked.map(({ words }) => words)).toEqual([['one', 'two']]);
  asked[0]?.kept();
  await expect.poll(() => keeping.rest().then(wordsOf)).toEqual(['three']);
  keeping.flush();
  expect(asked[1]?.words).toEqual(['three']);
});

it('gives out the rest only once nothing is being kept: nothing of it is kept too late, or twice', async () => {
  const { run, keeping, asked } = slowKeeper();
  say(run, 'one');
  keeping.flush();
  say(run, 'two');
  let isGivenOut = false;
  const rest = keeping.rest().finally(() => {
    isGivenOut = true;
  });
  await new Promise(setImmediate);
  expect(isGivenOut).toBe(false);
  asked[0]?.kept();
  expect(wordsOf(await rest)).toEqual(['two']);
});

it('offers again what was refused', async () => {
  const { run, keeping, asked, failures } = slowKeeper();
  say(run, 'one');
  keeping.flush();
  say(run, 'two');
  const refusal = new Error('no connection');
  asked[0]?.refused(refusal);
  expect(wordsOf(await keeping.rest())).toEqual(['one', 'two']);
  expect(failures).toEqual([refusal]);
});
