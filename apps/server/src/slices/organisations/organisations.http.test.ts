import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SIGN_IN_SERVICES_MAX } from '@propguard/rules/workspaces/limits';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PASSWORD, signUp, signUpOnly } from '../../../test/support/people.ts';

const SITE = 'http://localhost:0';
const REDIRECT = `${SITE}/sign-in/organisation`;
const CLIENT = { clientId: 'propguard', secret: 'a secret of theirs' };

let installation: TestInstallation;
let client: () => TestClient;
let operator: TestClient;
let server: Server;
let issuer: string;
let service: { id: string };

/** What the provider says of whoever signs in there as this subject. */
const people = new Map<string, Record<string, unknown>>();

const listen = async (listener: (url: string) => Parameters<typeof createServer>[1]) => {
  let handle: ReturnType<typeof listener>;
  const made = createServer((request, reply) => handle?.(request, reply));
  await new Promise<void>((resolve) => void made.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
  handle = listener(url);
  return { made, url };
};

beforeAll(async () => {
  ({ made: server, url: issuer } = await listen((url) => {
    const provider = new Provider(url, {
      clients: [
        {
          client_id: CLIENT.clientId,
          client_secret: CLIENT.secret,
          redirect_uris: [REDIRECT],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      pkce: { required: () => true },
      // Signs in as whatever name is typed, and agrees to everything.
      features: { devInteractions: { enabled: true } },
      cookies: { keys: ['of the test'] },
      findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    });
    return provider.callback();
  }));
  installation = await createInstallation();
  ({ client } = await installation.startNode({ settings: { OUTSIDE_SERVICES_PRIVATE: 'true' } }));
  operator = (await signUp(client())).client;
  const reply = await operator.call('POST', '/operator/sign-in-services', {
    name: 'Harbour Lending',
    issuer,
    ...CLIENT,
    domains: ['harbour.example'],
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  service = reply.body;
});
afterAll(async () => {
  await installation.close();
  server.close();
});

/** A browser at the provider: follows it to the form, signs in, agrees, and comes back with an address of ours. */
const passThrough = async (from: string, login: string): Promise<string> => {
  const cookies = new Map<string, string>();
  const ask = async (url: string, body?: URLSearchParams) => {
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body ? { method: 'POST', body } : {}),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
      cookies.set(name, value);
    }
    return reply;
  };
  let url = from;
  for (let hop = 0; hop < 12; hop += 1) {
    const reply = await ask(url);
    const next = reply.headers.get('location');
    if (next) {
      url = new URL(next, url).href;
      if (url.startsWith(REDIRECT)) return new URL(url).search;
      continue;
    }
    const page = await reply.text();
    const prompt = page.match(/name="prompt" value="(\w+)"/)?.[1] ?? 'login';
    const sent = await ask(url, new URLSearchParams({ prompt, login, password: 'any' }));
    url = new URL(sent.headers.get('location') ?? '', url).href;
  }
  throw new Error(`The provider did not send us back, but to ${url}`);
};

const begin = async (): Promise<{ token: string; url: string }> =>
  (await client().call('POST', '/account/sign-in/organisation', { id: service.id })).body;
const finish = (browser: TestClient, token: string, query: string) =>
  browser.call('POST', '/account/sign-in/organisation/finish', { token, query });
const comeIn = async (login: string, browser = client()) => {
  const { token, url } = await begin();
  return { browser, reply: await finish(browser, token, await passThrough(url, login)) };
};

describe('signing in through an organisation', () => {
  it('is offered to everybody by its name, and asks with PKCE, state and nonce', async () => {
    expect((await client().call('GET', '/account/sign-in/organisations')).body).toEqual({
      items: [{ id: service.id, name: 'Harbour Lending' }],
    });
    const asked = new URL((await begin()).url).searchParams;
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toBeTruthy();
    expect(asked.get('code_challenge_method')).toBe('S256');
  });

  it('makes an account with a confirmed address, and finds it again', async () => {
    people.set('ada', { email: 'Ada@harbour.example', email_verified: true, name: 'Ada Rowe' });
    const { reply, browser } = await comeIn('ada');
    expect(reply.body, JSON.stringify(reply.body)).toMatchObject({
      account: { name: 'Ada Rowe', email: 'ada@harbour.example', emailVerified: true },
      workspace: { role: 'owner' },
    });
    expect((await browser.call('GET', '/session')).body.session.account.id).toBe(reply.body.account.id);
    // The address may change there: the person stays.
    people.set('ada', { email: 'ada.king@harbour.example', email_verified: true, name: 'Ada King' });
    expect((await comeIn('ada')).reply.body.account.id).toBe(reply.body.account.id);
  });

  it('joins the confirmed account of the address, which keeps its password', async () => {
    const ben = await signUp(client(), 'Ben Hall', 'ben@harbour.example');
    people.set('ben', { email: 'ben@harbour.example', email_verified: true });
    expect((await comeIn('ben')).reply.body.account.id).toBe(ben.session.account.id);
    expect(
      (await client().call('POST', '/account/sign-in', { email: ben.email, password: PASSWORD })).status,
    ).toBe(200);
  });

  it('takes an unconfirmed account of the address from whoever made it', async () => {
    const stranger = await signUpOnly(client(), 'Stranger', 'cleo@harbour.example');
    people.set('cleo', { email: 'cleo@harbour.example', email_verified: true });
    expect((await comeIn('cleo')).reply.body.account.emailVerified).toBe(true);
    await expect.poll(async () => (await stranger.client.call('GET', '/session')).body.session).toBeNull();
    expect(
      (await client().call('POST', '/account/sign-in', { email: stranger.email, password: PASSWORD })).status,
    ).toBe(401);
  });

  it.each([
    ['an address of another domain', { email: 'eve@elsewhere.example', email_verified: true }],
    ['an address that it does not vouch for', { email: 'eve@harbour.example', email_verified: false }],
    ['no address', {}],
  ])('refuses %s in words, and makes nothing', async (what, claims) => {
    people.set(what, claims);
    const { reply, browser } = await comeIn(what);
    expect(reply).toMatchObject({ status: 403, body: { code: 'ADDRESS_NOT_ALLOWED' } });
    expect((await browser.call('GET', '/session')).body.session).toBeNull();
    const { rows } = await installation.owner.query(
      `select 1 from identity.account where email like 'eve@%'`,
    );
    expect(rows).toEqual([]);
  });

  it('works once, and only with the answer to its own question', async () => {
    people.set('dan', { email: 'dan@harbour.example', email_verified: true });
    const first = await begin();
    const query = await passThrough(first.url, 'dan');
    const other = await begin();
    expect((await finish(client(), other.token, query)).body.code).toBe('SIGN_IN_SERVICE_FAILED');
    expect((await finish(client(), first.token, query)).status).toBe(200);
    expect(await finish(client(), first.token, query)).toMatchObject({
      status: 410,
      body: { code: 'LINK_EXPIRED' },
    });
    expect((await finish(client(), 'made-up', query)).status).toBe(410);
    const refused = await begin();
    const { searchParams } = new URL(refused.url);
    expect(
      (await finish(client(), refused.token, `?error=access_denied&state=${searchParams.get('state')}`)).body
        .code,
    ).toBe('SIGN_IN_SERVICE_FAILED');
  });
});

describe('a service that answers nonsense', () => {
  it.each([
    ['a page', '<html>hello</html>'],
    ['another issuer', '{"issuer":"https://evil.example","authorization_endpoint":"https://evil.example"}'],
    ['an empty object', '{}'],
  ])('is not taken: %s', async (_what, body) => {
    const { made, url } = await listen(() => (_request, reply) => {
      reply.setHeader('content-type', 'application/json').end(body);
    });
    const reply = await operator.call('POST', '/operator/sign-in-services', {
      name: 'Nonsense',
      issuer: url,
      ...CLIENT,
      domains: ['nonsense.example'],
    });
    made.close();
    expect(reply).toMatchObject({ status: 422, body: { data: { fields: [{ field: 'issuer' }] } } });
  });

  it('fails in words at the door when it no longer is what it was', async () => {
    await installation.owner.query(
      `update identity.sign_in_service set issuer = 'http://127.0.0.1:9' where id = $1`,
      [service.id],
    );
    const reply = await client().call('POST', '/account/sign-in/organisation', { id: service.id });
    expect(reply).toMatchObject({ status: 503, body: { code: 'SIGN_IN_SERVICE_FAILED' } });
    await installation.owner.query('update identity.sign_in_service set issuer = $2 where id = $1', [
      service.id,
      issuer,
    ]);
  });
});

describe('the operator', () => {
  const change = (more: object) =>
    operator.call('PUT', `/operator/sign-in-services/${service.id}`, {
      name: 'Harbour',
      issuer,
      clientId: CLIENT.clientId,
      domains: ['harbour.example'],
      ...more,
    });

  it('adds no more at once than there may be', async () => {
    await installation.owner.query(
      `insert into identity.sign_in_service (name, issuer, client_id, sealed_secret, domains)
       select 'Filler', issuer, client_id, sealed_secret, '{filler.example}'
       from (select * from identity.sign_in_service limit 1) one, generate_series(1, $1::int)`,
      [SIGN_IN_SERVICES_MAX - 3],
    );
    const add = () =>
      operator.call('POST', '/operator/sign-in-services', {
        name: 'Filler',
        issuer,
        ...CLIENT,
        domains: ['filler.example'],
      });
    const replies = await Promise.all(Array.from({ length: 6 }, add));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 409, 409, 409, 409,
    ]);
    const { rowCount } = await installation.owner.query('select 1 from identity.sign_in_service');
    expect(rowCount).toBe(SIGN_IN_SERVICES_MAX);
    await installation.owner.query(`delete from identity.sign_in_service where name = 'Filler'`);
  });

  it('alone sees and changes them; the secret is sealed and never given back', async () => {
    const other = (await signUp(client())).client;
    expect((await other.call('GET', '/operator/sign-in-services')).status).toBe(403);
    const { body } = await operator.call('GET', '/operator/sign-in-services');
    expect(body.items[0]).toMatchObject({ clientId: 'propguard', redirectUri: REDIRECT });
    expect(JSON.stringify(body)).not.toContain(CLIENT.secret);
    const { rows } = await installation.owner.query('select sealed_secret from identity.sign_in_service');
    expect(rows[0].sealed_secret.includes(Buffer.from(CLIENT.secret))).toBe(false);
  });

  it('keeps the secret with another name, and must give one for another client', async () => {
    expect((await change({})).body.name).toBe('Harbour');
    expect((await change({ clientId: 'another' })).body.data.fields[0].field).toBe('secret');
    expect((await change({ domains: ['no domain'] })).body.data.fields[0].field).toBe('domains.0');
    people.set('fay', { email: 'fay@harbour.example', email_verified: true });
    expect((await comeIn('fay')).reply.status).toBe(200);
  });
});
