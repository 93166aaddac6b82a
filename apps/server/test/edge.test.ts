import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../src/log.ts';
import { openCuttableDatabase } from './support/cuttable-database.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';
import { PASSWORD, signUp, visit } from './support/people.ts';

let installation: TestInstallation;
beforeAll(async () => {
  installation = await createInstallation();
});
afterEach(() => installation.stopNodes());
afterAll(() => installation.close());

describe('every reply', () => {
  it('carries a request id, a strict policy for content, and no cache for API replies', async () => {
    const { url } = await installation.startNode();
    const { headers } = await fetch(`${url}/api/session`);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('names the request id in an error, so that it can be found in the log', async () => {
    const { client } = await installation.startNode();
    const { headers, body } = await client().call('GET', '/jobs');
    expect(body.data.requestId).toBe(headers.get('x-request-id'));
  });
});

describe('a request that Node cannot read', () => {
  it('is answered from the catalogue', async () => {
    const { client } = await installation.startNode();
    const { status, body } = await client().call('GET', `/localities?query=${'x'.repeat(20_000)}`);
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', data: { requestId: expect.any(String) } });
  });
});

describe('limits', () => {
  it('turns away a caller who tries too many passwords, and says how long to wait', async () => {
    const { client } = await installation.startNode({ settings: { RATE_LIMIT_CREDENTIALS: '3' } });
    const guess = () =>
      client().call('POST', '/account/sign-in', { email: 'a@example.com', password: 'guess' });
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt++) statuses.push((await guess()).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    const { body, headers } = await guess();
    expect(body.code).toBe('RATE_LIMITED');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.data.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('counts each workspace for itself', async () => {
    const { client } = await installation.startNode({ settings: { RATE_LIMIT_PER_WORKSPACE: '3' } });
    const one = await visit(client());
    const other = await visit(client());
    for (let call = 0; call < 3; call++) await one.call('GET', '/localities?limit=1');
    expect((await one.call('GET', '/localities?limit=1')).status).toBe(429);
    expect((await other.call('GET', '/localities?limit=1')).status).toBe(200);
  });

  it('counts each address over everything', async () => {
    const { url } = await installation.startNode({ settings: { RATE_LIMIT_PER_ADDRESS: '2' } });
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push((await fetch(`${url}/api/session`)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
  });

  it('counts the address that the nearest proxy names, not one that its caller made up', async () => {
    const { url } = await installation.startNode({
      settings: { RATE_LIMIT_PER_ADDRESS: '2', TRUST_PROXY: 'true' },
    });
    const statuses = [];
    for (const madeUp of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      const headers = { 'x-forwarded-for': `${madeUp}, 203.0.113.9` };
      statuses.push((await fetch(`${url}/api/session`, { headers })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('refuses a write with a cookie that comes from a page of another site', async () => {
    const { client } = await installation.startNode();
    const person = await visit(client());
    const reply = await person.call('POST', '/account/sign-out', undefined, {
      origin: 'https://evil.example',
    });
    expect(reply.body.code).toBe('FOREIGN_ORIGIN');
    expect((await person.call('GET', '/session')).body.session).not.toBeNull();
  });

  it('answers 503 with Retry-After while too many wait for the database', async () => {
    const node = await installation.startNode({ settings: { DATABASE_POOL_SIZE: '2' } });
    const held = await Promise.all([
      node.context.database.besidePool.connect(),
      node.context.database.besidePool.connect(),
    ]);
    const waiting = Promise.allSettled(
      Array.from({ length: 300 }, () => node.client().call('GET', '/installation')),
    );
    const answer = async () => {
      const { status, headers, body } = await node.client().call('GET', '/session');
      return [status, body.code, Number(headers.get('retry-after')) > 0];
    };
    await expect.poll(answer).toEqual([503, 'OVERLOADED', true]);
    for (const connection of held) connection.release();
    await waiting;
    await expect.poll(async () => (await node.client().call('GET', '/session')).status).toBe(200);
  });
});

describe('health and metrics', () => {
  it('tells live from ready when the database is gone, and comes back with it', async () => {
    const database = await openCuttableDatabase(installation.ownerUrl);
    const { url } = await installation.startNode({ settings: { DATABASE_URL: database.url } });
    const ready = async () => (await fetch(`${url}/health/ready`)).status;
    expect(await ready()).toBe(200);
    await database.cut();
    await expect.poll(ready).toBe(503);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    await database.mend();
    await expect.poll(ready).toBe(200);
    await installation.stopNodes();
    await database.cut();
  });

  it('answers 503 within seconds while the database is there and says nothing, and comes back with it', async () => {
    const database = await openCuttableDatabase(installation.ownerUrl);
    const { url } = await installation.startNode({ settings: { DATABASE_URL: database.url } });
    const ask = async (path: string) => {
      const reply = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(20_000) });
      return { status: reply.status, retryAfter: reply.headers.get('retry-after') };
    };
    expect((await ask('/api/installation')).status).toBe(200);
    database.hush();
    try {
      const replies = await Promise.all(Array.from({ length: 20 }, () => ask('/api/installation')));
      expect(replies).toEqual(replies.map(() => ({ status: 503, retryAfter: expect.any(String) })));
      expect((await ask('/health/ready')).status).toBe(503);
      expect((await ask('/health/live')).status).toBe(200);
    } finally {
      database.speak();
    }
    await expect.poll(async () => (await ask('/api/installation')).status).toBe(200);
    await installation.stopNodes();
    await database.cut();
  });

  it('says that it leaves, and answers whoever has not noticed yet', async () => {
    const { url, leave } = await installation.startNode();
    const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
    const left = leave();
    const isGone = left.then(() => true);
    expect(await statusOf('/health/ready')).toBe(503);
    expect(await statusOf('/api/installation')).toBe(200);
    expect(await Promise.race([isGone, Promise.resolve(false)])).toBe(false);
    await left;
    expect(await statusOf('/api/installation')).toBe(200);
    await installation.stopNodes();
  });

  it('gives metrics to this machine, or to whoever has the token', async () => {
    const open = await installation.startNode();
    await fetch(`${open.url}/api/session`);
    const text = await (await fetch(`${open.url}/metrics`)).text();
    expect(
      text.includes('propguard_http_request_seconds_bucket{le="0.005",method="GET",route="/api/session"'),
    ).toBe(true);
    const byProxy = (settings: Record<string, string>, forwardedFor: string) =>
      installation
        .startNode({ settings })
        .then(({ url }) => fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': forwardedFor } }));
    expect((await byProxy({}, '203.0.113.9')).status).toBe(403);
    expect((await byProxy({ TRUST_PROXY: 'true' }, '127.0.0.1, 203.0.113.9')).status).toBe(403);
    const token = 'a-long-token-for-metrics';
    const guarded = await installation.startNode({ settings: { METRICS_TOKEN: token } });
    expect((await fetch(`${guarded.url}/metrics`)).status).toBe(403);
    expect(
      (await fetch(`${guarded.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status,
    ).toBe(200);
  });
});

it('the log holds no password, key, cookie, address, search or pass', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = createLog({ log: { level: 'trace' }, version: 'test' }, sink);
  const { client } = await installation.startNode({ log });
  const { client: person, email } = await signUp(client());
  const key = (
    await person.call('POST', '/workspace/api-keys', {
      name: 'k',
      scopes: ['places:read'],
      expiresInDays: null,
    })
  ).body.secret;
  await client().call('GET', '/localities?query=secret-search', undefined, { 'x-api-key': key });
  const pass = 'a-pass-of-a-guest'.padEnd(43, 'x');
  await client().call('GET', `/shared/reports/${pass}`);
  await client().call('GET', `/shared/reports/${pass}/download`, undefined, {
    authorization: `Guest ${pass}`,
  });
  await client().call('POST', '/account/sign-in', { email, password: 'wrong-password-here' });
  await client().call('POST', '/account/sign-up', { name: 'Twice', email, password: PASSWORD });
  await client().call('POST', '/account/password-reset', { email });
  await expect.poll(() => lines.join('')).toContain('/api/account/password-reset');
  const text = lines.join('');
  expect(text).toContain('/api/localities');
  for (const secret of [
    email,
    PASSWORD,
    'wrong-password-here',
    key,
    person.cookieHeader.split('=')[1]?.slice(0, 20) ?? '',
    'secret-search',
    pass,
  ]) {
    expect(text).not.toContain(secret);
  }
});

it('finishes the requests under way before it stops', async () => {
  const node = await installation.startNode();
  const held = await node.context.database.pool.connect();
  await held.query('begin; lock table seeded_part in access exclusive mode');
  const slow = node.client().call('GET', '/installation');
  await new Promise((resolve) => setTimeout(resolve, 200));
  const stopped = node.stop();
  await held.query('commit');
  held.release();
  expect((await slow).status).toBe(200);
  await stopped;
  await expect(fetch(`${node.url}/health/live`)).rejects.toThrow();
});

it('answers what a proxy had begun to send when it was told to stop, and ends the connection with it', async () => {
  const node = await installation.startNode();
  const { hostname, port } = new URL(node.url ?? '');
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // The server has it as well.
  await fetch(`${node.url}/health/live`);
  const said = text(socket);
  const stopped = node.stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.write('GET /api/session HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await said).toMatch(/^HTTP\/1\.1 200 .*connection: close/is);
  await stopped;
});
