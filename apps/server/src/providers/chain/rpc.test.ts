import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rpcAt } from './rpc.ts';

const MEBIBYTE = 1024 * 1024;
const server = createServer((request, response) => {
  const length = request.url === '/endless' ? 17 * MEBIBYTE : 3;
  response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: 'x'.repeat(length) }));
});
let url: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('reads what a node answers, and gives up on what is too long', async () => {
  expect(await rpcAt(url)('eth_chainId')).toBe('xxx');
  await expect(rpcAt(`${url}/endless`)('eth_feeHistory')).rejects.toMatchObject({
    reason: 'rejected',
    message: expect.stringContaining('too long'),
  });
});
