import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { goneSignal } from './gone-signal.ts';

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

it('is aborted when the caller hangs up before the answer', async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  const url = await serve((_request, reply) => asked.resolve(goneSignal(reply)));
  const caller = new AbortController();
  const call = expect(fetch(url, { signal: caller.signal })).rejects.toThrow();
  const signal = await asked.promise;
  expect(signal.aborted).toBe(false);
  caller.abort();
  await call;
  if (!signal.aborted) await once(signal, 'abort');
  expect(signal.reason).toMatchObject({ code: 'TIMED_OUT' });
});

it('is not aborted by an answer', async () => {
  let signal: AbortSignal | null = null;
  const closed = Promise.withResolvers<void>();
  const url = await serve((_request, reply) => {
    signal = goneSignal(reply);
    reply.once('close', () => closed.resolve());
    reply.end('here');
  });
  expect(await (await fetch(url)).text()).toBe('here');
  await closed.promise;
  expect(signal).toMatchObject({ aborted: false });
});
