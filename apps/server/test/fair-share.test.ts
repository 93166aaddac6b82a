import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Reply, TestClient } from './support/client.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';
import { LiveEvents } from './support/live-events.ts';
import { PATIENCE } from './support/patience.ts';
import { PASSWORD, signUp } from './support/people.ts';

const AT_WORK = 16;
const WAITING = 32;
/** Of one account: while others ask, and when nobody else does. */
const OWN = AT_WORK / 8;
const OWN_ALONE = 3 * OWN;
/** Of everybody at one address. */
const COMMON_ALONE = (3 * AT_WORK) / 4;
const PRESSING = 60;

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({
    settings: {
      TRUST_PROXY: '1',
      DATABASE_POOL_SIZE: '20',
      REQUESTS_AT_WORK: String(AT_WORK),
      REQUESTS_WAITING: String(WAITING),
      STREAMS_PER_CALLER: '2',
    },
  });
});
afterAll(() => installation.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const readPortfolios = (client: TestClient, address: string): Promise<Reply> =>
  client.call('GET', '/portfolios', undefined, from(address));

const signUpMany = async (count: number): Promise<TestClient[]> => {
  const people: TestClient[] = [];
  for (let at = 0; at < count; at += 1) people.push((await signUp(node.client())).client);
  return people;
};

/** Whoever reads portfolios waits until the work is done. */
const whilePortfoliosAreHeld = async (work: () => Promise<void>): Promise<void> => {
  await installation.owner.query('begin; lock table portfolio in access exclusive mode');
  try {
    await work();
  } finally {
    await installation.owner.query('commit');
  }
};

const waitingInDatabase = async (): Promise<number> => {
  const found = await installation.owner.query<{ count: number }>(
    `select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
     where not granted and d.datname = current_database()`,
  );
  return found.rows[0]?.count ?? 0;
};

describe('somebody who presses', () => {
  it('has a share of what the node does at once; others and health are answered meanwhile, and only they are sent away', async () => {
    const { client: pressing } = await signUp(node.client());
    const { client: other } = await signUp(node.client());
    await readPortfolios(pressing, '203.0.113.1');
    let asked: Promise<Reply>[] = [];
    await whilePortfoliosAreHeld(async () => {
      asked = Array.from({ length: PRESSING }, () => readPortfolios(pressing, '203.0.113.1'));
      await vi.waitFor(async () => expect(await waitingInDatabase()).toBeGreaterThanOrEqual(OWN), PATIENCE);
      for (let at = 0; at < 10; at += 1) {
        expect((await other.call('GET', '/session', undefined, from('203.0.113.2'))).status).toBe(200);
        expect((await fetch(`${node.url}/health/live`)).status).toBe(200);
        expect((await fetch(`${node.url}/health/ready`)).status).toBe(200);
      }
      expect(await waitingInDatabase()).toBeLessThanOrEqual(OWN_ALONE);
    });
    const replies = await Promise.all(asked);
    const answered = replies.filter(({ status }) => status === 200).length;
    expect(answered).toBeGreaterThanOrEqual(OWN + WAITING / 4);
    expect(answered).toBeLessThanOrEqual(OWN_ALONE + WAITING / 4);
    for (const { status, body, headers } of replies.filter(({ status: one }) => one !== 200)) {
      expect({ status, code: body.code }).toEqual({ status: 503, code: 'OVERLOADED' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('gains nothing by many sessions at one network', async () => {
    const people = await signUpMany(14);
    for (const client of people) await readPortfolios(client, '203.0.113.3');
    const { client: other } = await signUp(node.client());
    let asked: Promise<Reply>[] = [];
    await whilePortfoliosAreHeld(async () => {
      asked = people.map((client, at) => readPortfolios(client, `2001:db8:1:2::${at + 1}`));
      await vi.waitFor(
        async () => expect(await waitingInDatabase()).toBeGreaterThanOrEqual(AT_WORK / 4),
        PATIENCE,
      );
      expect((await other.call('GET', '/session', undefined, from('2001:db8:1:3::1'))).status).toBe(200);
      expect(await waitingInDatabase()).toBeLessThanOrEqual(COMMON_ALONE);
    });
    await Promise.all(asked);
  });

  it('who goes away while waiting is not worked for', async () => {
    const { client } = await signUp(node.client());
    await readPortfolios(client, '203.0.113.4');
    const gone = new AbortController();
    await whilePortfoliosAreHeld(async () => {
      const asked = Array.from({ length: 6 }, () =>
        fetch(`${node.url}/api/portfolios`, {
          headers: { cookie: client.cookieHeader, ...from('203.0.113.4') },
          signal: gone.signal,
        }).catch(() => null),
      );
      await vi.waitFor(async () => expect(await waitingInDatabase()).toBeGreaterThanOrEqual(OWN), PATIENCE);
      gone.abort();
      await Promise.all(asked);
    });
    expect((await readPortfolios(client, '203.0.113.4')).status).toBe(200);
  });
});

describe('event streams', () => {
  const open: LiveEvents[] = [];
  const watch = async (client: TestClient): Promise<LiveEvents> => {
    const stream = await LiveEvents.open(client);
    open.push(stream);
    await stream.waitFor(({ type }) => type === 'resync');
    return stream;
  };
  afterAll(() => {
    for (const stream of open) stream.close();
  });
  const ended = (stream: LiveEvents) => vi.waitFor(() => expect(stream.isEnded).toBe(true), PATIENCE);

  it('hold no place among the requests, and are so many of one account', async () => {
    const people = await signUpMany(8);
    for (const client of people) await Promise.all([watch(client), watch(client)]);
    const [first] = people;
    const third = await first?.call('GET', '/events');
    expect(third).toMatchObject({ status: 503, body: { code: 'OVERLOADED' } });
    expect((await first?.call('GET', '/session'))?.status).toBe(200);
    open.shift()?.close();
    await vi.waitFor(async () => expect((await first?.call('GET', '/events'))?.status).toBe(200), PATIENCE);
  });

  it('end with the session, and leave those of others alone', async () => {
    const { client } = await signUp(node.client());
    const { client: other } = await signUp(node.client());
    const [mine, theirs] = [await watch(client), await watch(other)];
    await client.call('POST', '/account/sign-out');
    await ended(mine);
    expect(theirs.isEnded).toBe(false);
  });

  it('end with the account', async () => {
    const { client } = await signUp(node.client());
    const stream = await watch(client);
    expect((await client.call('DELETE', '/account', { password: PASSWORD })).status).toBe(200);
    await ended(stream);
  });

  it('go on when the session merely changes', async () => {
    const { client, session } = await signUp(node.client());
    const stream = await watch(client);
    await client.call('PATCH', '/account', { name: 'Another Name' });
    await client.call('PATCH', '/workspace', { name: 'Another name', timeZone: session.workspace.timeZone });
    await stream.waitFor((event) => event.type === 'changed');
    expect(stream.isEnded).toBe(false);
  });
});

it('the description of the API is ready for every reader, and is not sent again to who has it', async () => {
  // What was asked of the node before may still have it send people away.
  const read = (headers: Record<string, string>) =>
    vi.waitFor(async () => {
      const reply = await fetch(`${node.url}/api/openapi.json`, { headers });
      expect(reply.status).not.toBe(503);
      return reply;
    }, PATIENCE);
  const replies = await Promise.all([
    read({ 'accept-encoding': 'br' }),
    read({ 'accept-encoding': 'gzip' }),
    read({ 'accept-encoding': 'identity' }),
  ]);
  expect(replies.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
  const [first, ...others] = await Promise.all(replies.map((reply) => reply.text()));
  expect(JSON.parse(first ?? '').openapi).toMatch(/^3\./);
  expect(others).toEqual([first, first]);
  const tag = replies[0]?.headers.get('etag') ?? '';
  expect(new Set(replies.map(({ headers }) => headers.get('etag')))).toEqual(new Set([tag]));
  const again = await read({ 'if-none-match': `W/${tag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
