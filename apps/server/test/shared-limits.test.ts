import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply, TestClient } from './support/client.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';
import { PASSWORD, signUp } from './support/people.ts';

let installation: TestInstallation;
let nodes: Awaited<ReturnType<TestInstallation['startNode']>>[];

const start = async (limits: Record<string, string>): Promise<void> => {
  const settings = { PROPGUARD_ROLE: 'api', TRUST_PROXY: '1', ...limits };
  nodes = await Promise.all([1, 2].map(() => installation.startNode({ settings })));
};
beforeEach(async () => {
  installation = await createInstallation();
});
afterEach(() => installation.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const urlOf = (at: number): string => nodes[at % nodes.length]?.url ?? '';
const stranger = (at: number): TestClient => nodes[at % nodes.length]?.client() as TestClient;

/** One after the other, at one node and the other in turns. */
const inTurns = async (times: number, call: (at: number) => Promise<Reply>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) statuses.push((await call(at)).status);
  return statuses;
};

describe('counted over all nodes', () => {
  it('is sign-in by network, also for addresses of one IPv6 network', async () => {
    await start({ RATE_LIMIT_CREDENTIALS: '3' });
    const guess = (at: number, address: string) =>
      stranger(at).call(
        'POST',
        '/account/sign-in',
        { email: `${randomUUID()}@example.com`, password: 'guess' },
        from(address),
      );
    expect(await inTurns(5, (at) => guess(at, '203.0.113.1'))).toEqual([401, 401, 401, 429, 429]);
    expect(await inTurns(4, (at) => guess(at, `2001:db8:1:2::${at + 1}`))).toEqual([401, 401, 401, 429]);
    const { status, headers } = await guess(1, '2001:db8:1:3::1');
    expect([status, headers.get('retry-after')]).toEqual([401, null]);
    const refused = await guess(1, '203.0.113.1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are visits to the chat on a website by network, apart from signing in', async () => {
    await start({ RATE_LIMIT_VISITS: '3', RATE_LIMIT_CREDENTIALS: '1000' });
    const { client } = await signUp(stranger(0));
    const { body: made } = await client.call('POST', '/widget');
    const site = 'https://www.agency.example';
    await client.call('PUT', '/widget', { ...made, origins: [site] });
    const begin = (at: number, address = '203.0.113.1') =>
      stranger(at).call('POST', `/widgets/${made.key}/visits`, { host: site }, from(address));
    expect(await inTurns(5, begin)).toEqual([201, 201, 201, 429, 429]);
    expect((await begin(1, '203.0.113.2')).status).toBe(201);
    expect((await stranger(1).call('POST', '/session/visitor', undefined, from('203.0.113.1'))).status).toBe(
      200,
    );
  });

  it('of requests at once none is lost', async () => {
    await start({ RATE_LIMIT_CREDENTIALS: '7' });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        stranger(at).call('POST', '/session/visitor', undefined, from('203.0.113.9')),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(7);
  });

  it('is what an account does, from whatever address: changing the password, inviting', async () => {
    await start({ RATE_LIMIT_CREDENTIALS: '3' });
    const { client } = await signUp(stranger(0));
    const change = (at: number) =>
      client
        .at(urlOf(at))
        .call('POST', '/account/password', { current: 'wrong', next: PASSWORD }, from(`203.0.113.${at}`));
    expect(await inTurns(4, change)).toEqual([401, 401, 401, 429]);
    const { client: host } = await signUp(stranger(1));
    const invite = (at: number) =>
      host
        .at(urlOf(at))
        .call(
          'POST',
          '/workspace/invitations',
          { email: `g${at}@example.com`, role: 'viewer' },
          from(`198.51.100.${at}`),
        );
    expect(await inTurns(4, invite)).toEqual([201, 201, 201, 429]);
  });

  it('are wrong passwords for one account, from many addresses; the right one begins anew', async () => {
    await start({ RATE_LIMIT_PASSWORD_TRIES: '3' });
    const { email } = await signUp(stranger(0));
    const signIn = (at: number, password: string) =>
      stranger(at).call('POST', '/account/sign-in', { email, password }, from(`203.0.113.${at}`));
    expect(await inTurns(2, (at) => signIn(at, 'wrong'))).toEqual([401, 401]);
    expect((await signIn(3, PASSWORD)).status).toBe(200);
    expect(await inTurns(4, (at) => signIn(at, 'wrong'))).toEqual([401, 401, 401, 429]);
    expect((await signIn(5, PASSWORD)).status).toBe(429);
  });

  it('are letters to one recipient, whoever asks for them, whether or not there is an account', async () => {
    await start({ RATE_LIMIT_LETTERS: '2' });
    const reset = (at: number, email: string) =>
      stranger(at).call('POST', '/account/password-reset', { email }, from(`203.0.113.${at}`));
    const { email } = await signUp(stranger(0));
    expect(await inTurns(3, (at) => reset(at, email))).toEqual([200, 200, 429]);
    expect(await inTurns(3, (at) => reset(at, 'nobody@example.com'))).toEqual([200, 200, 429]);
    const hosts = await Promise.all([0, 1, 2].map((at) => signUp(stranger(at))));
    const invite = (at: number) =>
      hosts[at]?.client.call('POST', '/workspace/invitations', {
        email: at === 1 ? 'Often@example.com' : 'often@example.com',
        role: 'viewer',
      }) as Promise<Reply>;
    expect(await inTurns(3, invite)).toEqual([201, 201, 429]);
  });

  it('names nobody', async () => {
    await start({});
    const { email } = await signUp(stranger(0));
    await stranger(1).call('POST', '/account/password-reset', { email }, from('203.0.113.77'));
    const { rows } = await installation.owner.query(
      `select encode(name, 'escape') as name from shared_count`,
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toMatch(/example|203\.0\.113/);
  });
});
