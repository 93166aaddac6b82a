import { PASSKEYS_PER_ACCOUNT } from '@propguard/rules/workspaces/limits';
import { describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../../test/support/authenticator.ts';
import type { TestClient } from '../../../../test/support/client.ts';
import { installationForFile } from '../../../../test/support/installation-for-file.ts';
import { PASSWORD, signUp } from '../../../../test/support/people.ts';
import { codeOfStep, stepAt } from '../../../identity/totp.ts';

const { client, installation } = installationForFile();

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const secretOf = (shown: string): Buffer => {
  const bits = Array.from(shown.replaceAll(' ', ''))
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
const codeNow = (secret: Buffer, steps = 0): string => codeOfStep(secret, stepAt(new Date()) + steps);

const start = async (browser: TestClient) =>
  secretOf((await browser.call('POST', '/account/second-factor', { password: PASSWORD })).body.secret);
const protectedPerson = async () => {
  const person = await signUp(client());
  const secret = await start(person.client);
  // The step before, so that the present one is still to be used.
  const { body } = await person.client.call('POST', '/account/second-factor/confirm', {
    code: codeNow(secret, -1),
  });
  return { ...person, secret, codes: body.recoveryCodes as string[] };
};
const begin = async (browser: TestClient, email: string): Promise<string> =>
  (await browser.call('POST', '/account/sign-in', { email, password: PASSWORD })).body.token;
const answer = (browser: TestClient, token: string, code: string) =>
  browser.call('POST', '/account/sign-in/second', { token, code });
const isIn = async (browser: TestClient): Promise<boolean> =>
  (await browser.call('GET', '/session')).body.session !== null;

describe('an authenticator app', () => {
  it('counts from the first code on, and asks at the door from then on', async () => {
    const mia = await signUp(client());
    expect((await mia.client.call('GET', '/account/security')).body).toEqual({
      secondFactor: false,
      recoveryCodesLeft: 0,
      passkeys: [],
    });
    const { body: setup } = await mia.client.call('POST', '/account/second-factor', { password: PASSWORD });
    expect(setup.uri).toContain(`otpauth://totp/PropGuard:${encodeURIComponent(mia.email)}`);
    expect(setup.qrSvg).toMatch(/^<svg/);
    const elsewhere = client();
    expect(
      (await elsewhere.call('POST', '/account/sign-in', { email: mia.email, password: PASSWORD })).body,
    ).toHaveProperty('account');

    const secret = secretOf(setup.secret);
    const confirm = (code: string) => mia.client.call('POST', '/account/second-factor/confirm', { code });
    expect(await confirm(codeNow(secret, 5))).toMatchObject({
      status: 422,
      body: { code: 'CODE_NOT_RIGHT', data: { fields: [{ field: 'code' }] } },
    });
    const { body } = await confirm(codeNow(secret, -1));
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect((await mia.client.call('POST', '/account/second-factor', { password: PASSWORD })).status).toBe(
      409,
    );

    const door = client();
    const token = await begin(door, mia.email);
    expect(await isIn(door)).toBe(false);
    const used = codeNow(secret);
    expect((await answer(door, token, used)).body.account.email).toBe(mia.email);
    expect(await isIn(door)).toBe(true);
    // The same code, for a sign-in of its own, within its half minute.
    const again = await answer(client(), await begin(client(), mia.email), used);
    expect(again).toMatchObject({ status: 422, body: { code: 'CODE_NOT_RIGHT' } });
  });

  it('keeps the secret sealed and recovery codes as hashes', async () => {
    const { session, secret, codes } = await protectedPerson();
    const { rows } = await installation.owner.query(
      `select sealed_secret, (select string_agg(encode(code_hash, 'escape'), ' ') from identity.recovery_code c
         where c.account_id = f.account_id) as codes from identity.second_factor f where account_id = $1`,
      [session.account.id],
    );
    expect(rows[0].sealed_secret.includes(secret)).toBe(false);
    expect(rows[0].codes).not.toContain(codes[0]?.slice(0, 5));
  });

  it('a recovery code lets in once, in its place', async () => {
    const { email, client: own, codes } = await protectedPerson();
    const [code = ''] = codes;
    expect((await answer(client(), await begin(client(), email), code.toUpperCase())).status).toBe(200);
    expect((await answer(client(), await begin(client(), email), code)).status).toBe(422);
    expect((await own.call('GET', '/account/security')).body.recoveryCodesLeft).toBe(9);
    const { body } = await own.call('POST', '/account/recovery-codes', { password: PASSWORD });
    expect((await answer(client(), await begin(client(), email), codes[1] ?? '')).status).toBe(422);
    expect((await answer(client(), await begin(client(), email), body.recoveryCodes[0])).status).toBe(200);
  });

  it('five wrong codes end the step, and it ends with its time', async () => {
    const { email, codes } = await protectedPerson();
    const token = await begin(client(), email);
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect((await answer(client(), token, 'aaaaa-aaaaa')).body.code).toBe('CODE_NOT_RIGHT');
    expect(await answer(client(), token, codes[0] ?? '')).toMatchObject({
      status: 410,
      body: { code: 'LINK_EXPIRED' },
    });
    const late = await begin(client(), email);
    await installation.owner.query('update identity.sign_in_step set expires_at = now()');
    expect((await answer(client(), late, codes[0] ?? '')).status).toBe(410);
    expect((await answer(client(), 'made-up', codes[0] ?? '')).status).toBe(410);
  });

  it('is turned off by who knows the password', async () => {
    const { email, client: own } = await protectedPerson();
    const off = (password: string) => own.call('POST', '/account/second-factor/end', { password });
    expect((await off('not the password')).status).toBe(401);
    expect((await off(PASSWORD)).status).toBe(200);
    const reply = await client().call('POST', '/account/sign-in', { email, password: PASSWORD });
    expect(reply.body.account.email).toBe(email);
  });
});

describe('a passkey', () => {
  const HERE = { origin: 'http://localhost:0', rpId: 'localhost' };
  const challenge = async (browser: TestClient) =>
    (await browser.call('POST', '/account/passkeys/challenge', { password: PASSWORD })).body;
  const withPasskey = async () => {
    const person = await signUp(client());
    const key = createAuthenticator();
    const { token, options } = await challenge(person.client);
    const credential = key.create({ ...HERE, challenge: options.challenge });
    const reply = await person.client.call('POST', '/account/passkeys', {
      token,
      name: 'My laptop',
      credential,
    });
    expect(reply).toMatchObject({ status: 200, body: { name: 'My laptop', usedAt: null } });
    const codes: string[] = reply.body.recoveryCodes;
    return { ...person, key, passkey: reply.body, codes, sent: { token, name: 'My laptop', credential } };
  };
  const open = async () => (await client().call('POST', '/account/sign-in/passkey/challenge')).body;

  it('signs in without a password, and without a second step', async () => {
    const { key, email, client: own } = await withPasskey();
    await start(own).then((secret) =>
      own.call('POST', '/account/second-factor/confirm', { code: codeNow(secret) }),
    );
    const { token, options } = await open();
    const door = client();
    const credential = key.get({ ...HERE, challenge: options.challenge });
    const reply = await door.call('POST', '/account/sign-in/passkey', { token, credential });
    expect(reply.body.account.email).toBe(email);
    expect(await isIn(door)).toBe(true);
    // Once.
    expect((await client().call('POST', '/account/sign-in/passkey', { token, credential })).status).toBe(410);
    const { body } = await own.call('GET', '/account/security');
    expect(body.passkeys[0].usedAt).not.toBeNull();
  });

  it('is the second step after the password, of its own account alone, once', async () => {
    const { key, email, client: own } = await withPasskey();
    await start(own).then((secret) =>
      own.call('POST', '/account/second-factor/confirm', { code: codeNow(secret) }),
    );
    const second = await begin(client(), email);
    const answerBy = async (authenticator: typeof key, step: string) => {
      const { token, options } = await open();
      const credential = authenticator.get({ ...HERE, challenge: options.challenge });
      return client().call('POST', '/account/sign-in/passkey', { token, credential, second: step });
    };
    const other = await withPasskey();
    expect(await answerBy(other.key, second)).toMatchObject({
      status: 422,
      body: { code: 'PASSKEY_REFUSED' },
    });
    expect((await answerBy(key, second)).body.account.email).toBe(email);
    expect((await answerBy(key, second)).status).toBe(410);
    expect((await answerBy(key, 'made-up')).status).toBe(410);
  });

  it.each([
    ['origin', { origin: 'http://evil.example', rpId: 'localhost' }],
    ['site', { origin: 'http://localhost:0', rpId: 'evil.example' }],
  ])('of another %s is refused in words, and nothing changes', async (_what, where) => {
    const { key, client: own } = await withPasskey();
    const { token, options } = await open();
    const door = client();
    const credential = key.get({ ...where, challenge: options.challenge });
    expect(await door.call('POST', '/account/sign-in/passkey', { token, credential })).toMatchObject({
      status: 422,
      body: { code: 'PASSKEY_REFUSED' },
    });
    expect(await isIn(door)).toBe(false);
    const next = await challenge(own);
    const made = createAuthenticator().create({ ...where, challenge: next.options.challenge });
    expect(
      await own.call('POST', '/account/passkeys', { token: next.token, name: 'x', credential: made }),
    ).toMatchObject({ status: 422, body: { code: 'PASSKEY_REFUSED' } });
    expect((await own.call('GET', '/account/security')).body.passkeys).toHaveLength(1);
  });

  it('of another challenge, unknown, or nonsense is refused', async () => {
    const { key } = await withPasskey();
    const other = Buffer.from('another challenge').toString('base64url');
    for (const credential of [
      key.get({ ...HERE, challenge: other }),
      createAuthenticator().get({ ...HERE, challenge: other }),
      { ...key.get({ ...HERE, challenge: other }), response: {} },
    ]) {
      const { token } = await open();
      expect((await client().call('POST', '/account/sign-in/passkey', { token, credential })).body.code).toBe(
        'PASSKEY_REFUSED',
      );
    }
  });

  it('is added once, by the account that began, who knows the password', async () => {
    const { sent, client: own, key } = await withPasskey();
    expect((await own.call('POST', '/account/passkeys', sent)).status).toBe(410);
    const { token, options } = await challenge(own);
    const other = await signUp(client());
    const credential = key.create({ ...HERE, challenge: options.challenge });
    expect(
      (await other.client.call('POST', '/account/passkeys', { token, name: 'x', credential })).status,
    ).toBe(410);
    expect(
      (await own.call('POST', '/account/passkeys/challenge', { password: 'not the password' })).status,
    ).toBe(401);
  });

  it('added at once passes no limit', async () => {
    const { client: own, session } = await withPasskey();
    const ROOM = 2;
    await installation.owner.query(
      `insert into identity.passkey (account_id, name, credential_id, public_key, counter, transports)
       select account_id, name, gen_random_uuid(), public_key, counter, transports
       from identity.passkey, generate_series(1, $2::int) where account_id = $1`,
      [session.account.id, PASSKEYS_PER_ACCOUNT - ROOM - 1],
    );
    const begun = await Promise.all(Array.from({ length: 6 }, () => challenge(own)));
    const replies = await Promise.all(
      begun.map(({ token, options }) => {
        const credential = createAuthenticator().create({ ...HERE, challenge: options.challenge });
        return own.call('POST', '/account/passkeys', { token, name: 'One more', credential });
      }),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 409, 409, 409, 409,
    ]);
    expect((await own.call('GET', '/account/security')).body.passkeys).toHaveLength(PASSKEYS_PER_ACCOUNT);
  });

  const remove = (browser: TestClient, id: string, password = PASSWORD) =>
    browser.call('POST', `/account/passkeys/${id}/remove`, { password });

  it('is removed by its owner who knows the password, and lets nobody in any more', async () => {
    const { key, passkey, client: own } = await withPasskey();
    const other = await signUp(client());
    expect((await remove(other.client, passkey.id)).status).toBe(404);
    expect(await remove(own, passkey.id, 'not the password')).toMatchObject({
      status: 401,
      body: { data: { fields: [{ field: 'password' }] } },
    });
    expect((await remove(own, passkey.id)).status).toBe(200);
    const { token, options } = await open();
    const credential = key.get({ ...HERE, challenge: options.challenge });
    expect((await client().call('POST', '/account/sign-in/passkey', { token, credential })).status).toBe(422);
  });

  it('ends that the password alone lets in; recovery codes stand in for it, and go with it', async () => {
    const { key, email, passkey, codes, client: own } = await withPasskey();
    expect(new Set(codes).size).toBe(10);
    const door = client();
    const reply = await door.call('POST', '/account/sign-in', { email, password: PASSWORD });
    expect(reply.body).toMatchObject({ secondFactor: true, passkeyOnly: true });
    expect(reply.body).not.toHaveProperty('account');
    expect(await isIn(door)).toBe(false);
    const { token, options } = await open();
    const credential = key.get({ ...HERE, challenge: options.challenge });
    const second: string = reply.body.token;
    expect((await door.call('POST', '/account/sign-in/passkey', { token, credential, second })).status).toBe(
      200,
    );
    expect(await isIn(door)).toBe(true);
    expect((await answer(client(), await begin(client(), email), codes[0] ?? '')).status).toBe(200);
    expect((await answer(client(), await begin(client(), email), codes[0] ?? '')).status).toBe(422);

    // An app that was begun and never confirmed answers nothing, however right its code is.
    const secret = await start(own);
    expect((await answer(client(), await begin(client(), email), codeNow(secret))).status).toBe(422);
    // With the app on and off again the passkey is still asked for, and its codes stay.
    await own.call('POST', '/account/second-factor/confirm', { code: codeNow(secret) });
    await own.call('POST', '/account/second-factor/end', { password: PASSWORD });
    expect((await own.call('GET', '/account/security')).body.recoveryCodesLeft).toBe(10);
    expect(await begin(client(), email)).toBeTypeOf('string');
    const renewed = await own.call('POST', '/account/recovery-codes', { password: PASSWORD });
    expect((await answer(client(), await begin(client(), email), renewed.body.recoveryCodes[0])).status).toBe(
      200,
    );

    await remove(own, passkey.id);
    expect((await own.call('GET', '/account/security')).body).toMatchObject({ recoveryCodesLeft: 0 });
    const alone = await client().call('POST', '/account/sign-in', { email, password: PASSWORD });
    expect(alone.body.account.email).toBe(email);
  });
});
