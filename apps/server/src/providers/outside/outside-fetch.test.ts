import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOutside, RefusedAddress } from './outside-fetch.ts';

describe('a fetch to where a workspace says', () => {
  let server: Server;
  let base: string;
  const asked: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      if (request.url === '/endless') {
        const piece = Buffer.alloc(256 * 1024);
        const more = (): unknown => !response.destroyed && response.write(piece, () => setImmediate(more));
        more();
        return;
      }
      response.writeHead(302, { location: '/secret', 'x-twice': ['a', 'b'] }).end('moved');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('does not follow a redirect', async () => {
    const reply = await fetchOutside(`${base}/a`, { method: 'POST', body: '{}' }, { mayBePrivate: true });
    expect([reply.status, await reply.text(), reply.headers.get('x-twice')]).toEqual([302, 'moved', 'a, b']);
    expect(asked).toEqual(['POST /a']);
  });

  it('refuses a name once it turns out to be in our network, before anything is sent', async () => {
    asked.length = 0;
    await expect(fetchOutside(base, {}, { mayBePrivate: false })).rejects.toThrow(RefusedAddress);
    expect(asked).toEqual([]);
  });

  it.each(['file:///etc/passwd', 'ftp://example.com/'])('refuses %s', async (address) => {
    await expect(fetchOutside(address, {}, { mayBePrivate: true })).rejects.toThrow(RefusedAddress);
  });

  it('ends a reply that goes on and on', async () => {
    const reply = await fetchOutside(`${base}/endless`, {}, { mayBePrivate: true });
    await expect(reply.text()).rejects.toThrow('more than 8 MB');
  });

  it('says why it was stopped', async () => {
    const signal = AbortSignal.abort(new Error('stopped'));
    await expect(fetchOutside(base, { signal }, { mayBePrivate: true })).rejects.toThrow('stopped');
  });
});
