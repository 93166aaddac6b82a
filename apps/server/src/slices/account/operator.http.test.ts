import { afterEach, beforeEach, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PASSWORD, signUp, visit } from '../../../test/support/people.ts';

let installation: TestInstallation;

beforeEach(async () => {
  installation = await createInstallation();
});
afterEach(() => installation.close());

const operators = async (): Promise<number> =>
  (await installation.owner.query('select 1 from installation where operator_account_id is not null'))
    .rowCount ?? 0;

it('makes the first account that signs up the operator, and no other', async () => {
  const { client } = await installation.startNode();
  await visit(client());
  const first = await signUp(client());
  const second = await signUp(client());
  expect(first.session.operator).toBe(true);
  expect(second.session.operator).toBe(false);
  expect((await first.client.call('GET', '/installation/outbox')).status).toBe(200);
  expect((await second.client.call('GET', '/installation/outbox')).status).toBe(403);
});

it('makes one operator when the first sign-ups arrive together', async () => {
  const { client } = await installation.startNode();
  const people = await Promise.all(Array.from({ length: 4 }, () => signUp(client())));
  expect(people.filter(({ session }) => session.operator)).toHaveLength(1);
});

it('has no operator after the operator’s account is deleted, until one is configured', async () => {
  const node = await installation.startNode();
  const first = await signUp(node.client());
  await first.client.call('DELETE', '/account', { password: PASSWORD });
  expect(await operators()).toBe(0);
  const next = await signUp(node.client());
  expect(next.session.operator).toBe(false);

  const configured = await installation.startNode({ settings: { OPERATOR_EMAIL: next.email } });
  const reply = await configured
    .client()
    .call('POST', '/account/sign-in', { email: next.email, password: PASSWORD });
  expect(reply.body.operator).toBe(true);
});

it('with a configured address only that account operates, and takes over', async () => {
  const before = await installation.startNode();
  const first = await signUp(before.client());
  expect(first.session.operator).toBe(true);
  const { client } = await installation.startNode({ settings: { OPERATOR_EMAIL: 'Boss@example.com' } });
  expect((await signUp(client())).session.operator).toBe(false);
  expect((await signUp(client(), 'Boss', 'boss@example.com')).session.operator).toBe(true);
  expect((await first.client.call('GET', '/session')).body.session.operator).toBe(false);
});
