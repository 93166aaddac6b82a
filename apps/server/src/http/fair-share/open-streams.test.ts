import { expect, it } from 'vitest';
import { type OpenStream, OpenStreams } from './open-streams.ts';

const LIMITS = { perCaller: 3, perNode: 6 };
const ended: string[] = [];

const streamOf = (name: string, change: Partial<OpenStream> = {}): OpenStream => ({
  callers: [{ name, share: 0.125 }],
  principals: [name],
  isAllowed: async () => true,
  end: () => void ended.push(name),
  ...change,
});
const overloaded = expect.objectContaining({ code: 'OVERLOADED' });

it('are so many of one caller; one that ends makes room', () => {
  const streams = new OpenStreams(LIMITS);
  const [close] = [1, 2, 3].map(() => streams.add(streamOf('a')));
  expect(() => streams.add(streamOf('a'))).toThrow(overloaded);
  close?.();
  close?.();
  streams.add(streamOf('a'));
  expect(() => streams.add(streamOf('a'))).toThrow(overloaded);
});

it('are more of everyone at an address together, and not without end', () => {
  const streams = new OpenStreams({ perCaller: 3, perNode: 1000 });
  const office = { name: 'office', share: 0.5 };
  const add = (at: number) =>
    streams.add(streamOf('', { callers: [office, { name: `p${at}`, share: 0.125 }] }));
  for (let at = 0; at < 30; at += 1) add(at);
  expect(() => add(30)).toThrow(overloaded);
});

it('of a full node, whoever has most gives one to whoever has less', () => {
  ended.length = 0;
  const streams = new OpenStreams(LIMITS);
  for (const name of ['a', 'a', 'a', 'b', 'b', 'c']) streams.add(streamOf(name));
  streams.add(streamOf('d'));
  expect(ended).toEqual(['a']);
  expect(streams.size).toBe(6);
  expect(() => streams.add(streamOf('c'))).toThrow(overloaded);
});

it('end with the session or account that they belong to, and with no other', async () => {
  ended.length = 0;
  const streams = new OpenStreams(LIMITS);
  streams.add(streamOf('a', { isAllowed: async () => false }));
  streams.add(streamOf('b', { isAllowed: async () => false }));
  streams.add(streamOf('c'));
  streams.add(streamOf('d', { isAllowed: () => Promise.reject(new Error('The database is gone.')) }));
  await streams.check('a');
  await streams.check('c');
  expect(ended).toEqual(['a']);
  await streams.check(null);
  expect(ended).toEqual(['a', 'b']);
  expect(streams.size).toBe(2);
});
