import { createORPCClient } from '@orpc/client';
import type { Session } from '@propguard/protocol/account';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldErrorsOf, UnreachableError } from './api-error.ts';
import { type ApiClient, createApiLink } from './api-link.ts';
import { contractRoutes, knowRoute } from './contract-routes.ts';

type Answer = (request: Request) => Response | Promise<Response>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const failure = (status: number, code: string, data?: unknown) =>
  json(status, { defined: true, code, status, message: `It was ${code}.`, data });

function clientAnswering(answer: Answer, mayHaveSession = true) {
  const requests: Request[] = [];
  const openVisitorSession = vi.fn(async () => ({ visitor: true }) as Session);
  const client: ApiClient = createORPCClient(
    createApiLink({
      routes: contractRoutes,
      knowRoute,
      url: 'http://localhost/api',
      fetch: async (request, init) => {
        requests.push(new Request(request, init));
        return answer(request);
      },
      openVisitorSession,
      mayHaveSession: () => mayHaveSession,
    }),
  );
  return { client, requests, openVisitorSession };
}

afterEach(() => vi.restoreAllMocks());

describe('a newcomer', () => {
  it('gets a session before the first call that asks for one, and none for the others', async () => {
    const { client, openVisitorSession } = clientAnswering(() => json(200, { session: null }), false);
    await client.account.session();
    expect(openVisitorSession).not.toHaveBeenCalled();
    await Promise.all([client.localities.search({}), client.jobs.list({})]);
    expect(openVisitorSession).toHaveBeenCalledTimes(1);
  });
});

describe('a call', () => {
  it('goes to its path under /api with its query, and only to this origin with its cookie', async () => {
    const { client, requests } = clientAnswering(() => json(200, { items: [], nextCursor: null }));
    await client.localities.search({ query: 'new farm', state: 'QLD' });
    expect(requests[0]?.method).toBe('GET');
    expect(requests[0]?.url).toBe('http://localhost/api/localities?query=new+farm&state=QLD');
    expect(requests[0]?.credentials).toBe('same-origin');
  });

  it('throws what the server said, with its fields and request id', async () => {
    const data = { requestId: 'r-1', fields: [{ field: 'email', message: 'Enter an address.' }] };
    const { client } = clientAnswering(() => failure(422, 'VALIDATION_FAILED', data));
    const error = await client.account
      .signIn({ email: 'a@b.au', password: 'x' })
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      code: 'VALIDATION_FAILED',
      status: 422,
      message: 'It was VALIDATION_FAILED.',
    });
    expect(error).toHaveProperty('data.requestId', 'r-1');
    expect(fieldErrorsOf(error)).toEqual(data.fields);
  });

  it('takes the time to wait from the header', async () => {
    const body = { defined: true, code: 'OVERLOADED', status: 503, message: 'Busy.' };
    const { client } = clientAnswering(() => json(503, body, { 'retry-after': '7' }));
    await expect(client.installation.about()).rejects.toHaveProperty('data.retryAfterSeconds', 7);
  });

  it.each([
    [
      'a page of a proxy',
      () => new Response('<h1>Bad</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    ],
    [
      'broken JSON',
      () => new Response('{', { status: 502, headers: { 'content-type': 'application/json' } }),
    ],
    ['nothing', () => new Response(null, { status: 502 })],
  ])('names the status when the body is %s, and logs it once', async (_what, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { client } = clientAnswering(answer);
    await expect(client.installation.about()).rejects.toMatchObject({
      message: 'HTTP error! status: 502',
      status: 502,
    });
    expect(log).toHaveBeenCalledExactlyOnceWith('HTTP error! status: 502');
  });

  it('tells an unreachable server from a failing one', async () => {
    const { client } = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.installation.about()).rejects.toBeInstanceOf(UnreachableError);
  });
});

describe('a call without a session', () => {
  it('opens one visitor session for all calls at once and repeats each call once', async () => {
    let open = false;
    const { client, requests, openVisitorSession } = clientAnswering(() =>
      open ? json(200, { items: [], nextCursor: null }) : failure(401, 'UNAUTHENTICATED'),
    );
    openVisitorSession.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      open = true;
      return { visitor: true } as Session;
    });
    await Promise.all([client.localities.search({ query: 'a' }), client.localities.search({ query: 'b' })]);
    expect(openVisitorSession).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(4);
  });

  it('gives up when the repeated call is refused as well', async () => {
    const { client, requests } = clientAnswering(() => failure(401, 'UNAUTHENTICATED'));
    await expect(client.workspaces.mine()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(requests).toHaveLength(2);
  });

  it('leaves a wrong password alone', async () => {
    const { client, openVisitorSession } = clientAnswering(() => failure(401, 'INVALID_CREDENTIALS'));
    await expect(client.account.signIn({ email: 'a@b.au', password: 'x' })).rejects.toMatchObject({
      status: 401,
    });
    expect(openVisitorSession).not.toHaveBeenCalled();
  });
});

describe('the idempotency key', () => {
  const keyOf = (request: Request | undefined) => request?.headers.get('idempotency-key');

  it('is on every write, differs between writes, and is on no read', async () => {
    const { client, requests } = clientAnswering(() => json(200, { done: true }));
    await client.account.signOut();
    await client.account.signOut();
    await client.installation.about();
    expect(keyOf(requests[0])).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOf(requests[1])).not.toBe(keyOf(requests[0]));
    expect(keyOf(requests[2])).toBeNull();
  });

  it('stays the same when the call is repeated under a new session', async () => {
    let calls = 0;
    const { client, requests } = clientAnswering(() => {
      calls += 1;
      return calls === 1 ? failure(401, 'UNAUTHENTICATED') : json(200, { done: true });
    });
    await client.account.signOut();
    expect(requests).toHaveLength(2);
    expect(keyOf(requests[1])).toBe(keyOf(requests[0]));
  });

  it('is the caller’s, when the caller brings one', async () => {
    const { client, requests } = clientAnswering(() => json(200, { done: true }));
    await client.account.signOut(undefined, { context: { idempotencyKey: 'mine' } });
    expect(keyOf(requests[0])).toBe('mine');
  });
});
