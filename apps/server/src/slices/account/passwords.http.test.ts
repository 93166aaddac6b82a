import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { startMailServer, type TestMailServer } from '../../../test/support/mail-server.ts';
import { PASSWORD, signUp } from '../../../test/support/people.ts';

const NEXT_PASSWORD = 'staple battery horse';

let installation: TestInstallation;
let mail: TestMailServer;
let client: () => TestClient;

beforeAll(async () => {
  installation = await createInstallation();
  mail = await startMailServer();
  ({ client } = await installation.startNode({
    settings: {
      SMTP_URL: mail.url,
      PUBLIC_URL: 'http://propguard.example',
      MAIL_FROM: 'PropGuard <hello@propguard.example>',
    },
  }));
});
afterAll(async () => {
  await installation.close();
  await mail.close();
});

const signIn = async (email: string, password: string): Promise<number> =>
  (await client().call('POST', '/account/sign-in', { email, password })).status;
const isSignedIn = async (browser: TestClient) =>
  (await browser.call('GET', '/session')).body.session !== null;

describe('under a name that is not the configured one', () => {
  const statusAs = (host: string, path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(client().url);
      get({ hostname, port, path, headers: { host } }, (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      }).on('error', reject);
    });

  it.each([
    ['propguard.example', '/api/session', 200],
    ['PROPGUARD.example', '/api/session', 200],
    ['evil.example', '/api/session', 421],
    ['evil.example', '/', 421],
    ['propguard.example.evil.example', '/api/session', 421],
    ['127.0.0.1.evil.example', '/api/session', 421],
    ['localhost', '/api/session', 200],
    ['10.0.0.7:3000', '/health/live', 200],
  ])('%s %s answers %d', async (host, path, status) => {
    expect(await statusAs(host, path)).toBe(status);
  });
});

describe('reset by mail', () => {
  const tokenFor = async (email: string, count = 1): Promise<string> => {
    await client().call('POST', '/account/password-reset', { email });
    const link = (await mail.mailTo(email, count)).match(
      /http:\/\/propguard\.example\/reset-password\?token=([\w-]+)/,
    );
    return link?.[1] ?? '';
  };
  const confirm = (token: string, password = NEXT_PASSWORD) =>
    client().call('POST', '/account/password-reset/confirm', { token, password });

  it('sends a link that sets a new password once and ends all sessions', async () => {
    const { client: here, email } = await signUp(client());
    const token = await tokenFor(email);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { done: true } });
    await expect.poll(() => isSignedIn(here)).toBe(false);
    expect(await signIn(email, PASSWORD)).toBe(401);
    expect(await signIn(email, NEXT_PASSWORD)).toBe(200);
    expect(await confirm(token, 'yet another password')).toMatchObject({
      status: 410,
      body: { code: 'LINK_EXPIRED' },
    });
    expect(await signIn(email, NEXT_PASSWORD)).toBe(200);
  });

  it('notes in the outbox that the mail was sent', async () => {
    const { email } = await signUp(client());
    await tokenFor(email);
    await expect
      .poll(
        async () =>
          (
            await installation.owner.query(
              "select state from outbound_message where recipient = $1 and letter = 'password-reset'",
              [email],
            )
          ).rows,
      )
      .toEqual([{ state: 'sent' }]);
  });

  it('ends every other link with the new password, however it was set', async () => {
    const { client: here, email } = await signUp(client());
    const first = await tokenFor(email);
    const second = await tokenFor(email, 2);
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(first)).status).toBe(410);
    const third = await tokenFor(email, 3);
    await here.call('POST', '/account/sign-in', { email, password: NEXT_PASSWORD });
    await here.call('POST', '/account/password', { current: NEXT_PASSWORD, next: PASSWORD });
    expect((await confirm(third)).status).toBe(410);
    expect(await signIn(email, PASSWORD)).toBe(200);
  });

  it('lets one of two uses at once win', async () => {
    const { email } = await signUp(client());
    const token = await tokenFor(email);
    const replies = await Promise.all([confirm(token), confirm(token)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  it('refuses a link after its hour', async () => {
    const { email } = await signUp(client());
    const token = await tokenFor(email);
    const { rows } = await installation.owner.query(
      `update identity.verification set expires_at = expires_at - interval '60 minutes'
       where identifier = $1 returning expires_at - created_at < interval '1 second' as was_an_hour`,
      [`reset-password:${token}`],
    );
    expect(rows).toEqual([{ was_an_hour: true }]);
    expect((await confirm(token)).status).toBe(410);
    expect(await signIn(email, PASSWORD)).toBe(200);
  });

  it('answers an unknown address alike and sends nothing', async () => {
    const { email } = await signUp(client());
    const known = await client().call('POST', '/account/password-reset', { email });
    const unknown = await client().call('POST', '/account/password-reset', { email: 'nobody@example.com' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await mail.mailTo(email);
    expect(mail.received.some(({ to }) => to.includes('nobody@example.com'))).toBe(false);
  });

  it('refuses a made-up token and a short password', async () => {
    expect((await confirm('made-up')).status).toBe(410);
    expect((await confirm('made-up', 'short')).body.data.fields[0].field).toBe('password');
  });
});

describe('change', () => {
  it('sets the new password and ends the other sessions', async () => {
    const { client: here, email } = await signUp(client());
    const elsewhere = client();
    await elsewhere.call('POST', '/account/sign-in', { email, password: PASSWORD });
    expect(
      (await here.call('POST', '/account/password', { current: PASSWORD, next: NEXT_PASSWORD })).body,
    ).toEqual({ done: true });
    expect(await isSignedIn(here)).toBe(true);
    await expect.poll(() => isSignedIn(elsewhere)).toBe(false);
    expect(await signIn(email, PASSWORD)).toBe(401);
    expect(await signIn(email, NEXT_PASSWORD)).toBe(200);
  });

  it('names the field when the current password is wrong, and changes nothing', async () => {
    const { client: here, email } = await signUp(client());
    const reply = await here.call('POST', '/account/password', {
      current: 'not the password',
      next: NEXT_PASSWORD,
    });
    expect(reply).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS', data: { fields: [{ field: 'current' }] } },
    });
    expect(await signIn(email, PASSWORD)).toBe(200);
  });
});
