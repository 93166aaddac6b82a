import { AsyncResource } from 'node:async_hooks';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { markTransaction, neverInTransaction, watchTransactions } from './transaction-mark.ts';

const server = createServer((_request, response) => response.end('ok'));
let url: string;
let found: string[] = [];
let stop: () => void;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  found = [];
  stop = watchTransactions(({ message }) => found.push(message));
});
afterEach(() => stop());

const byHttp = (): Promise<void> =>
  new Promise((resolve, reject) => {
    request(url, { agent: false }, (response) => response.resume().once('end', resolve))
      .once('error', reject)
      .end();
  });

const WAITS: [string, () => Promise<unknown>, string][] = [
  ['fetch', async () => (await fetch(url)).text(), 'A transaction waits for a request to somebody else.'],
  ['node:http', byHttp, 'A transaction waits for a request to somebody else.'],
  ['what is named', async () => neverInTransaction('a thread'), 'A transaction waits for a thread.'],
];

it.each(WAITS)('finds %s inside a transaction, however deep', async (_, wait, message) => {
  await markTransaction(async () => {
    await Promise.resolve();
    await wait();
  });
  expect(found).toEqual([message]);
});

it.each(WAITS)('lets %s be outside of one, beside one and after its end', async (_, wait) => {
  await wait();
  let later: (() => Promise<unknown>) | undefined;
  const opened = Promise.withResolvers<void>();
  const transaction = markTransaction(async () => {
    later = AsyncResource.bind(wait);
    await opened.promise;
  });
  await wait();
  opened.resolve();
  await transaction;
  await later?.();
  expect(found).toEqual([]);
});

it('finds nothing any more once it has stopped', async () => {
  stop();
  await markTransaction(async () => neverInTransaction('a thread'));
  expect(found).toEqual([]);
});
