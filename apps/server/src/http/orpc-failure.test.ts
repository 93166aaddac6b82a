import { ORPCError } from '@orpc/server';
import { expect, it } from 'vitest';
import { fail } from '../fail.ts';
import { speakOrpc } from './orpc-failure.ts';

async function* endingWith(error: unknown): AsyncGenerator<number> {
  yield 1;
  throw error;
}

const readAll = async (stream: unknown): Promise<unknown[]> => {
  const seen: unknown[] = [];
  try {
    for await (const event of stream as AsyncIterable<unknown>) seen.push(event);
  } catch (error) {
    seen.push(error);
  }
  return seen;
};

it('ends a stream with what the catalogue says of our failure', async () => {
  const [event, error] = await readAll(speakOrpc(endingWith(fail('FORBIDDEN'))));
  expect(event).toBe(1);
  expect(error).toBeInstanceOf(ORPCError);
  expect(error).toMatchObject({ code: 'FORBIDDEN', status: 403, message: 'Your role doesn’t allow this.' });
});

it('leaves what is not ours as it is', async () => {
  const fault = new Error('of the driver');
  expect(await readAll(speakOrpc(endingWith(fault)))).toEqual([1, fault]);
  expect(speakOrpc({ id: 'a' })).toEqual({ id: 'a' });
});

it('closes the stream underneath when the reader goes', async () => {
  let isClosed = false;
  const stream = speakOrpc(
    (async function* () {
      try {
        yield 1;
      } finally {
        isClosed = true;
      }
    })(),
  ) as AsyncGenerator<number>;
  await stream.next();
  await stream.return(undefined);
  expect(isClosed).toBe(true);
});
