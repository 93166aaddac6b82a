import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PASSWORD, signUpOnly } from '../../../test/support/people.ts';

let installation: TestInstallation;
let said: string[];

beforeEach(async () => {
  installation = await createInstallation();
  said = [];
});
afterEach(() => installation.close());

const start = (settings: Record<string, string> = {}) =>
  installation.startNode({ settings, say: (line) => void said.push(line) });
const printedToken = (): string => said.join('\n').match(/\/operator\/claim#([\w-]+)/)?.[1] ?? '';
const codeFor = (email: string): string =>
  said.findLast((line) => line.includes(email))?.match(/code (\d{6})/)?.[1] ?? '';
const confirm = (client: TestClient, email: string) =>
  client.call('POST', '/account/address/confirm', { code: codeFor(email) });
const claim = (client: TestClient, token: string) => client.call('POST', '/operator/claim', { token });
const operates = async (client: TestClient): Promise<boolean> =>
  (await client.call('GET', '/session')).body.session.operator;

describe('by the token that a start prints', () => {
  it('nobody operates by signing up first, or unconfirmed', async () => {
    const { client } = await start();
    const first = await signUpOnly(client());
    expect(first.session.operator).toBe(false);
    expect(await claim(first.client, printedToken())).toMatchObject({
      status: 403,
      body: { code: 'ADDRESS_UNCONFIRMED' },
    });
    expect(await operates(first.client)).toBe(false);
  });

  it('makes who enters it the operator, once', async () => {
    const { client } = await start();
    const token = printedToken();
    expect(token).toHaveLength(32);
    const first = await signUpOnly(client());
    await confirm(first.client, first.email);
    expect((await first.client.call('GET', '/operator/claim')).body.state).toBe('token');
    expect(await claim(first.client, 'x'.repeat(32))).toMatchObject({
      status: 422,
      body: { code: 'CODE_NOT_RIGHT', data: { fields: [{ field: 'token' }] } },
    });
    expect((await claim(first.client, token)).body.operator).toBe(true);
    expect((await first.client.call('GET', '/installation/outbox')).status).toBe(200);
    expect((await first.client.call('GET', '/operator/claim')).body.state).toBe('yours');

    const second = await signUpOnly(client());
    await confirm(second.client, second.email);
    expect(await claim(second.client, token)).toMatchObject({
      status: 409,
      body: { code: 'OPERATOR_EXISTS' },
    });
    expect((await second.client.call('GET', '/operator/claim')).body.state).toBe('taken');
    expect((await second.client.call('GET', '/installation/outbox')).status).toBe(403);
    const { rows } = await installation.owner.query('select 1 from identity.operator_token');
    expect(rows).toEqual([]);
    said = [];
    await start();
    expect(printedToken()).toBe('');
  });

  it('of two who enter it at once one operates', async () => {
    const { client } = await start();
    const token = printedToken();
    const people = await Promise.all([signUpOnly(client()), signUpOnly(client())]);
    for (const person of people) await confirm(person.client, person.email);
    const replies = await Promise.all(people.map((person) => claim(person.client, token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status >= 500)).toHaveLength(0);
  });

  it('does not work after its time, nor is it kept as it is', async () => {
    const { client } = await start();
    const token = printedToken();
    const { rows } = await installation.owner.query('select token_hash from identity.operator_token');
    expect(rows[0].token_hash.toString()).not.toContain(token);
    await installation.owner.query('update identity.operator_token set expires_at = now()');
    const person = await signUpOnly(client());
    await confirm(person.client, person.email);
    expect((await claim(person.client, token)).body.code).toBe('CODE_NOT_RIGHT');
  });

  it('a start prints another when the operator is gone', async () => {
    const { client } = await start();
    const first = await signUpOnly(client());
    await confirm(first.client, first.email);
    await claim(first.client, printedToken());
    await first.client.call('DELETE', '/account', { password: PASSWORD });
    said = [];
    const next = await start();
    const second = await signUpOnly(next.client());
    await confirm(second.client, second.email);
    expect((await claim(second.client, printedToken())).body.operator).toBe(true);
  });
});

describe('by OPERATOR_EMAIL', () => {
  const BOSS = 'boss@example.com';

  it('operates once the address is confirmed, and no token is printed', async () => {
    const { client } = await start({ OPERATOR_EMAIL: 'Boss@example.com' });
    expect(printedToken()).toBe('');
    const other = await signUpOnly(client());
    await confirm(other.client, other.email);
    expect((await other.client.call('GET', '/operator/claim')).body.state).toBe('named');
    const boss = await signUpOnly(client(), 'Boss', BOSS);
    expect(boss.session.operator).toBe(false);
    expect((await confirm(boss.client, BOSS)).body.operator).toBe(true);
    expect(await operates(other.client)).toBe(false);
  });

  it('takes nobody’s place by itself; taking over is a step of its own, and the one before is told', async () => {
    const before = await start();
    const first = await signUpOnly(before.client(), 'Ana Lim', 'ana@example.com');
    await confirm(first.client, first.email);
    await claim(first.client, printedToken());
    const { client } = await start({ OPERATOR_EMAIL: BOSS });
    const boss = await signUpOnly(client(), 'Boss', BOSS);
    expect((await boss.client.call('POST', '/operator/take-over')).body.code).toBe('ADDRESS_UNCONFIRMED');
    expect((await confirm(boss.client, BOSS)).body.operator).toBe(false);
    await client().call('POST', '/account/sign-in', { email: BOSS, password: PASSWORD });
    expect(await operates(first.client)).toBe(true);

    expect((await boss.client.call('GET', '/operator/claim')).body).toEqual({
      state: 'take-over',
      operator: 'Ana Lim',
    });
    expect((await first.client.call('POST', '/operator/take-over')).status).toBe(403);
    expect((await boss.client.call('POST', '/operator/take-over')).body.operator).toBe(true);
    await expect.poll(() => operates(first.client)).toBe(false);
    const { body } = await boss.client.call('GET', '/installation/outbox');
    expect(body.items[0]).toMatchObject({
      to: 'ana@example.com',
      subject: 'You’re no longer the operator of this PropGuard installation',
    });
    expect(said.at(-1)).toContain('taken over as the operator');
  });
});
