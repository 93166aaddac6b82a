import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { PASSWORD, signUp, visit } from '../../../test/support/people.ts';

const { client, installation } = installationForFile();

const newEmail = () => `${randomUUID()}@example.com`;
const person = (email: string) => ({ name: 'Mia Nguyen', email, password: PASSWORD });

describe('without a visitor’s session', () => {
  it('makes an account, a workspace and a session', async () => {
    const email = newEmail();
    const browser = client();
    const reply = await browser.call('POST', '/account/sign-up', person(email.toUpperCase()));
    expect(reply).toMatchObject({
      status: 200,
      body: {
        visitor: false,
        account: { name: 'Mia Nguyen', email },
        workspace: { name: "Mia Nguyen's workspace", role: 'owner' },
      },
    });
    expect((await browser.call('GET', '/session')).body.session).toEqual(reply.body);
  });

  it('makes a workspace name that fits, whatever the person’s name', async () => {
    const { session } = await signUp(client(), 'N'.repeat(80));
    expect(session.workspace.name).toHaveLength(80);
  });

  it('keeps no password, only its hash', async () => {
    const { session } = await signUp(client());
    const { rows } = await installation.owner.query(
      'select password from identity.credential where account_id = $1',
      [session.account.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });
});

describe('as a visitor', () => {
  it('keeps account, workspace and work, under a name of its own', async () => {
    const browser = await visit(client());
    await browser.call('PATCH', '/workspace', { timeZone: 'Australia/Perth' });
    const before = (await browser.call('GET', '/session')).body.session;
    const { session } = await signUp(browser, 'Mia Nguyen');
    expect(session.account.id).toBe(before.account.id);
    expect(session.workspace).toEqual({ ...before.workspace, name: "Mia Nguyen's workspace" });
    expect((await browser.call('GET', '/workspace')).body).toMatchObject({ visitor: false });
  });

  it('keeps a name that the visitor gave the workspace', async () => {
    const browser = await visit(client());
    await browser.call('PATCH', '/workspace', { name: 'Harbour Lending' });
    expect((await signUp(browser)).session.workspace.name).toBe('Harbour Lending');
  });

  it('gives a workspace to a visitor who had none', async () => {
    const { session } = await signUp(await visit(client()), 'Mia Nguyen');
    expect(session.workspace.name).toBe("Mia Nguyen's workspace");
  });

  it('ends the visitor’s session, so that a planted cookie signs nobody in', async () => {
    const browser = await visit(client());
    const cookie = browser.cookieHeader;
    await signUp(browser);
    expect(browser.cookieHeader).not.toBe(cookie);
    const planted = await client().call('GET', '/session', undefined, { cookie });
    expect(planted.body).toEqual({ session: null });
  });

  it('changes nothing when the address is taken', async () => {
    const { email } = await signUp(client());
    const browser = await visit(client());
    await browser.call('PATCH', '/workspace', { name: 'Mine' });
    const before = (await browser.call('GET', '/session')).body;
    expect((await browser.call('POST', '/account/sign-up', person(email))).body.code).toBe('EMAIL_TAKEN');
    expect((await browser.call('GET', '/session')).body).toEqual(before);
  });
});

describe('refusals', () => {
  it('names the field when the address is taken', async () => {
    const { email } = await signUp(client());
    const reply = await client().call('POST', '/account/sign-up', person(email));
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', data: { fields: [{ field: 'email' }] } },
    });
  });

  it.each([
    ['name', { name: '  ' }],
    ['email', { email: 'nobody' }],
    ['password', { password: 'short' }],
    ['password', { password: 'x'.repeat(129) }],
  ])('names the field %s', async (field, wrong) => {
    const reply = await client().call('POST', '/account/sign-up', { ...person(newEmail()), ...wrong });
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', data: { fields: [{ field }] } },
    });
  });

  it('answers a zero byte with a refusal, not a failure', async () => {
    const reply = await client().call('POST', '/account/sign-up', {
      ...person(newEmail()),
      name: 'a\u0000b',
    });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
  });
});

describe('races', () => {
  it('lets one of several win an address; the others hear that it is taken', async () => {
    const email = newEmail();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => client().call('POST', '/account/sign-up', person(email))),
    );
    const codes = replies
      .map(({ status, body }) => (status === 200 ? 'ok' : body.code))
      .toSorted((a, b) => a.localeCompare(b));
    expect(codes).toEqual(['EMAIL_TAKEN', 'EMAIL_TAKEN', 'EMAIL_TAKEN', 'EMAIL_TAKEN', 'ok']);
    const { rows } = await installation.owner.query('select 1 from identity.account where email = $1', [
      email,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('converts a visitor once when the form is sent twice', async () => {
    const browser = await visit(client());
    const email = newEmail();
    const replies = await Promise.all(
      [1, 2].map(() => browser.call('POST', '/account/sign-up', person(email))),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('does not lose a first write that arrives with the sign-up', async () => {
    const browser = await visit(client());
    const cookie = browser.cookieHeader;
    const [write, signedUp] = await Promise.all([
      client().call('PATCH', '/workspace', { timeZone: 'Australia/Perth' }, { cookie }),
      browser.call('POST', '/account/sign-up', person(newEmail())),
    ]);
    expect(signedUp.status).toBe(200);
    const { body } = await browser.call('GET', '/workspaces');
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({
      visitor: false,
      timeZone: write.status === 200 ? 'Australia/Perth' : 'Australia/Sydney',
    });
  });
});
