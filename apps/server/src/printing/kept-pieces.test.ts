import { expect, it } from 'vitest';
import type { Bytes } from './answer-pieces.ts';
import { KeptPieces } from './kept-pieces.ts';

const ofSize = (size: number) => {
  const made: string[] = [];
  return {
    made,
    make: (name: string) => (): Promise<Bytes> => {
      made.push(name);
      return Promise.resolve(new Uint8Array(size));
    },
  };
};

it('makes a piece once, for many who ask at once and for those who ask later', async () => {
  const kept = new KeptPieces(100);
  const { made, make } = ofSize(10);
  const answers = await Promise.all(Array.from({ length: 50 }, () => kept.get('a', make('a'))));
  answers.push(await kept.get('a', make('a')));
  expect(made).toEqual(['a']);
  expect(new Set(answers).size).toBe(1);
});

it('holds no more than its bytes, and lets go first of what was not asked for the longest', async () => {
  const kept = new KeptPieces(25);
  const { made, make } = ofSize(10);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await kept.get(name, make(name));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('does not keep what is larger than all its room', async () => {
  const kept = new KeptPieces(25);
  const small = ofSize(20);
  const large = ofSize(26);
  for (const name of ['large', 'large']) await kept.get(name, large.make(name));
  for (const name of ['small', 'small']) await kept.get(name, small.make(name));
  expect(large.made).toEqual(['large', 'large']);
  expect(small.made).toEqual(['small']);
});

it('tries again after a failure', async () => {
  const kept = new KeptPieces(100);
  const { made, make } = ofSize(10);
  await expect(kept.get('a', () => Promise.reject(new Error('paper jam')))).rejects.toThrow('paper jam');
  await kept.get('a', make('a'));
  expect(made).toEqual(['a']);
});

it('refuses alone who is refused at once', async () => {
  const kept = new KeptPieces(100);
  const { made, make } = ofSize(10);
  const refuse = (): Promise<Bytes> => {
    throw new Error('too much');
  };
  expect(() => kept.get('a', refuse)).toThrow('too much');
  await kept.get('a', make('a'));
  expect(made).toEqual(['a']);
});
