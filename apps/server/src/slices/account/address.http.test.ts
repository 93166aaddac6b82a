import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { startMailServer, type TestMailServer } from '../../../test/support/mail-server.ts';
import { PASSWORD, signUp, signUpOnly } from '../../../test/support/people.ts';

let installation: TestInstallation;
let client: () => TestClient;
let operator: { client: TestClient; email: string };
const said: string[] = [];

beforeAll(async () => {
  installation = await createInstallation();
  ({ client } = await installation.startNode({ say: (line) => void said.push(line) }));
  // Somebody operates it, so that nobody below does.
  operator = await signUp(client());
});
afterAll(() => installation.close());

const saidTo = (email: string) => {
  const line = said.findLast((one) => one.includes(email)) ?? '';
  return {
    code: line.match(/code (\d{6})/)?.[1] ?? '',
    token: line.match(/\/verify-email\/([\w-]+)/)?.[1] ?? '',
  };
};
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');
const confirm = (browser: TestClient, code: string) =>
  browser.call('POST', '/account/address/confirm', { code });
const follow = (token: string) => client().call('POST', '/account/address/confirm-link', { token });
const isConfirmed = async (browser: TestClient): Promise<boolean> =>
  (await browser.call('GET', '/session')).body.session.account.emailVerified;

describe('without a mail server', () => {
  it('the code on the terminal confirms the address, once, and stands nowhere else', async () => {
    const mia = await signUpOnly(client());
    expect(mia.session.account.emailVerified).toBe(false);
    const { code } = saidTo(mia.email);
    const { rows } = await installation.owner.query('select 1 from outbound_message where recipient = $1', [
      mia.email,
    ]);
    expect(rows).toEqual([]);
    const reply = await confirm(mia.client, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(reply.body.account.emailVerified).toBe(true);
    expect(await isConfirmed(mia.client)).toBe(true);
    expect((await confirm(mia.client, code)).body.code).toBe('CODE_NOT_RIGHT');
  });

  it('the link confirms it in any browser, once', async () => {
    const mia = await signUpOnly(client());
    const { token } = saidTo(mia.email);
    expect((await follow(token)).body).toEqual({ email: mia.email });
    await expect.poll(() => isConfirmed(mia.client)).toBe(true);
    expect(await follow(token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
    expect((await follow('made-up')).status).toBe(410);
  });

  it('five wrong codes are enough; the right one then needs a new letter', async () => {
    const mia = await signUpOnly(client());
    const { code } = saidTo(mia.email);
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await confirm(mia.client, otherThan(code))).toMatchObject({
        status: 422,
        body: { code: 'CODE_NOT_RIGHT', data: { fields: [{ field: 'code' }] } },
      });
    expect((await confirm(mia.client, code)).status).toBe(422);
    expect((await mia.client.call('POST', '/account/address/check')).body).toEqual({ by: 'terminal' });
    expect((await confirm(mia.client, saidTo(mia.email).code)).status).toBe(200);
  });

  it('a new letter ends the link of the one before', async () => {
    const mia = await signUpOnly(client());
    const { token } = saidTo(mia.email);
    await mia.client.call('POST', '/account/address/check');
    expect((await follow(token)).status).toBe(410);
    expect((await follow(saidTo(mia.email).token)).status).toBe(200);
  });

  it('neither works after its time, nor for somebody else', async () => {
    const mia = await signUpOnly(client());
    const { code, token } = saidTo(mia.email);
    const other = await signUpOnly(client());
    expect((await confirm(other.client, code)).status).toBe(422);
    await installation.owner.query(
      'update identity.address_check set expires_at = now() where account_id = $1',
      [mia.session.account.id],
    );
    expect((await confirm(mia.client, code)).status).toBe(422);
    expect((await follow(token)).status).toBe(410);
    expect(await isConfirmed(mia.client)).toBe(false);
  });

  it('names the field of what is no code', async () => {
    const mia = await signUpOnly(client());
    expect((await confirm(mia.client, 'abc')).body.data.fields[0].field).toBe('code');
  });
});

describe('another address', () => {
  const NEW = () => `${randomUUID()}@people.localhost`;
  const ask = (browser: TestClient, email: string, password = PASSWORD) =>
    browser.call('POST', '/account/address', { email, password });
  const addressOf = async (browser: TestClient): Promise<string> =>
    (await browser.call('GET', '/session')).body.session.account.email;
  const signsIn = async (email: string): Promise<boolean> =>
    (await client().call('POST', '/account/sign-in', { email, password: PASSWORD })).status === 200;

  it('counts once it is confirmed; the one before is told, and no longer signs in', async () => {
    const mia = await signUp(client());
    const next = NEW();
    expect((await ask(mia.client, ` ${next.toUpperCase()} `)).body).toEqual({ by: 'terminal' });
    expect([await addressOf(mia.client), await signsIn(next)]).toEqual([mia.email, false]);
    expect((await confirm(mia.client, otherThan(saidTo(next).code))).body.code).toBe('CODE_NOT_RIGHT');
    const reply = await confirm(mia.client, saidTo(next).code);
    expect(reply.body.account).toMatchObject({ email: next, emailVerified: true });
    await expect.poll(() => addressOf(mia.client)).toBe(next);
    expect([await signsIn(next), await signsIn(mia.email)]).toEqual([true, false]);
    const { rows } = await installation.owner.query(
      'select body from outbound_message where recipient = $1',
      [mia.email],
    );
    expect(rows.at(-1).body).toContain(next);
  });

  it('is confirmed by its link too, and ends reset links that went to the one before', async () => {
    const mia = await signUp(client());
    await client().call('POST', '/account/password-reset', { email: mia.email });
    const next = NEW();
    await ask(mia.client, next);
    expect((await follow(saidTo(next).token)).body).toEqual({ email: next });
    const { rows } = await installation.owner.query('select 1 from identity.verification where value = $1', [
      mia.session.account.id,
    ]);
    expect(rows).toEqual([]);
    expect((await follow(saidTo(next).token)).status).toBe(410);
  });

  it('takes the password, and an address that is nobody’s', async () => {
    const mia = await signUp(client());
    const other = await signUp(client());
    expect(await ask(mia.client, NEW(), 'not the password')).toMatchObject({
      status: 401,
      body: { data: { fields: [{ field: 'password' }] } },
    });
    expect(await ask(mia.client, other.email)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', data: { fields: [{ field: 'email' }] } },
    });
    for (const email of [mia.email, 'no address'])
      expect((await ask(mia.client, email)).body.data.fields[0].field).toBe('email');
    expect(await addressOf(mia.client)).toBe(mia.email);
  });

  it('that somebody took meanwhile stays theirs, by code and by link', async () => {
    const mia = await signUp(client());
    const next = NEW();
    await ask(mia.client, next);
    const { code, token } = saidTo(next);
    await signUpOnly(client(), 'Quicker', next);
    expect(await follow(token)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect((await confirm(mia.client, code)).body.code).toBe('EMAIL_TAKEN');
    expect(await addressOf(mia.client)).toBe(mia.email);
    expect(await isConfirmed(mia.client)).toBe(true);
  });

  it('is forgotten when the password changes', async () => {
    const mia = await signUp(client());
    const next = NEW();
    await ask(mia.client, next);
    await mia.client.call('POST', '/account/password', { current: PASSWORD, next: `${PASSWORD} 2` });
    expect((await follow(saidTo(next).token)).status).toBe(410);
    expect(await addressOf(mia.client)).toBe(mia.email);
  });
});

it('counts letters over all nodes', async () => {
  const { client: there } = await installation.startNode({
    settings: { RATE_LIMIT_LETTERS: '2' },
    say: () => undefined,
  });
  const mia = await signUpOnly(there());
  expect((await mia.client.call('POST', '/account/address/check')).status).toBe(200);
  expect((await mia.client.call('POST', '/account/address/check')).status).toBe(429);
});

it('an unconfirmed account works in its own workspace', async () => {
  const mia = await signUpOnly(client());
  expect((await mia.client.call('PATCH', '/workspace', { name: 'Mine' })).status).toBe(200);
});

describe('with a mail server', () => {
  let mail: TestMailServer;
  let there: () => TestClient;

  beforeAll(async () => {
    mail = await startMailServer();
    ({ client: there } = await installation.startNode({
      settings: { SMTP_URL: mail.url, PUBLIC_URL: 'http://propguard.example' },
      say: (line) => void said.push(line),
    }));
  });
  afterAll(() => mail.close());

  const checkTo = async (email: string): Promise<string> => {
    await expect.poll(() => mail.checks.some(({ to }) => to.includes(email))).toBe(true);
    return (mail.checks.findLast(({ to }) => to.includes(email))?.source ?? '').replaceAll(/=\r?\n/g, '');
  };

  it('the letter has the link and the code, and the terminal has neither', async () => {
    const mia = await signUpOnly(there());
    const letter = await checkTo(mia.email);
    expect(said.some((line) => line.includes(mia.email))).toBe(false);
    expect(letter).toMatch(/propguard\.example\/verify-email\/[\w-]+/);
    const code = letter.match(/code (\d{3} \d{3})/)?.[1] ?? '';
    expect((await confirm(mia.client, code)).status).toBe(200);
  });

  it('an unconfirmed account neither invites nor joins', async () => {
    const host = await signUp(there());
    const mia = await signUpOnly(there());
    expect(
      await mia.client.call('POST', '/workspace/invitations', { email: 'jo@example.com', role: 'agent' }),
    ).toMatchObject({ status: 403, body: { code: 'ADDRESS_UNCONFIRMED' } });
    const letter = await checkTo(mia.email);
    await host.client.call('POST', '/workspace/invitations', { email: mia.email, role: 'agent' });
    const token = (await mail.mailTo(mia.email)).match(/\/invitation\/([\w-]+)/)?.[1];
    const join = () => mia.client.call('POST', `/invitations/${token}/accept`);
    expect(await join()).toMatchObject({ status: 403, body: { code: 'ADDRESS_UNCONFIRMED' } });
    await confirm(mia.client, letter.match(/code (\d{3} \d{3})/)?.[1] ?? '');
    expect((await join()).status).toBe(200);
  });

  it('mail of a workspace waits until an owner has confirmed theirs', async () => {
    const mia = await signUpOnly(there());
    const { body: person } = await mia.client.call('POST', '/people', {
      name: 'Jo Nguyen',
      addresses: [{ kind: 'email', value: 'jo@people.localhost' }],
    });
    const addressId = person.addresses[0].id;
    const { body: message } = await mia.client.call('POST', '/outbound', {
      addressId,
      purpose: 'reply',
      key: 'k1',
      subject: 'Hello',
      text: 'Thank you for your question.',
    });
    const read = async () =>
      (await mia.client.call('GET', '/outbound')).body.items.find(
        (one: { id: string }) => one.id === message.id,
      );
    await expect.poll(async () => (await read()).reason).toBe('owner-unconfirmed');
    const letter = await checkTo(mia.email);
    await confirm(mia.client, letter.match(/code (\d{3} \d{3})/)?.[1] ?? '');
    await expect.poll(async () => (await read()).state).toBe('sent');
  });

  it('the operator sees what is set up, and tries the mail server', async () => {
    const read = async (browser: TestClient) => (await browser.call('GET', '/installation/first-steps')).body;
    expect(await read(operator.client)).toEqual({ mail: 'none', backup: false, realData: false });
    const here = operator.client.at(there().url);
    expect((await here.call('POST', '/installation/mail/try')).body).toEqual({ to: operator.email });
    expect(await mail.mailTo(operator.email)).toContain('PropGuard can send mail');
    await expect.poll(async () => (await read(here)).mail).toBe('works');
  });

  it('a reset link that came by mail confirms the address too', async () => {
    const mia = await signUpOnly(there());
    await there().call('POST', '/account/password-reset', { email: mia.email });
    const token = (await mail.mailTo(mia.email)).match(/reset-password\?token=([\w-]+)/)?.[1];
    await there().call('POST', '/account/password-reset/confirm', {
      token,
      password: 'staple battery horse',
    });
    const { body } = await there().call('POST', '/account/sign-in', {
      email: mia.email,
      password: 'staple battery horse',
    });
    expect(body.account.emailVerified).toBe(true);
  });
});
