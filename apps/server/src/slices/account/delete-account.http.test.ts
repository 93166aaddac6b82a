import { expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { PASSWORD, signUp } from '../../../test/support/people.ts';

const { client, installation } = installationForFile();

const count = async (table: string, column: string, id: string): Promise<number> =>
  (await installation.owner.query(`select 1 from ${table} where ${column} = $1`, [id])).rowCount ?? 0;
const join = (workspaceId: string, accountId: string, role: string) =>
  installation.owner.query('insert into member (workspace_id, account_id, role) values ($1, $2, $3)', [
    workspaceId,
    accountId,
    role,
  ]);
const remove = (browser: TestClient, password = PASSWORD) => browser.call('DELETE', '/account', { password });

it('takes sessions, password and the workspaces nobody else is in', async () => {
  const { client: here, session, email } = await signUp(client());
  await here.call('POST', '/workspace/api-keys', { name: 'Gone', scopes: ['jobs:read'] });
  expect((await remove(here)).body).toEqual({ done: true });
  expect(here.cookieHeader).toBe('');
  expect(await count('identity.account', 'id', session.account.id)).toBe(0);
  expect(await count('identity.credential', 'account_id', session.account.id)).toBe(0);
  expect(await count('workspace', 'id', session.workspace.id)).toBe(0);
  expect(await count('api_key', 'workspace_id', session.workspace.id)).toBe(0);
  expect((await client().call('POST', '/account/sign-in', { email, password: PASSWORD })).status).toBe(401);
  expect((await signUp(client(), 'Again', email)).session.account.id).not.toBe(session.account.id);
});

it('asks for the password', async () => {
  const { client: here, session } = await signUp(client());
  const reply = await remove(here, 'not the password');
  expect(reply).toMatchObject({
    status: 401,
    body: { code: 'INVALID_CREDENTIALS', data: { fields: [{ field: 'password' }] } },
  });
  expect(await count('identity.account', 'id', session.account.id)).toBe(1);
});

it('leaves shared workspaces to their other owners', async () => {
  const mine = await signUp(client());
  const theirs = await signUp(client());
  await join(theirs.session.workspace.id, mine.session.account.id, 'owner');
  expect((await remove(mine.client)).status).toBe(200);
  expect((await theirs.client.call('GET', '/workspace/members')).body.items).toHaveLength(1);
});

it('does not leave other members without an owner', async () => {
  const mine = await signUp(client());
  const theirs = await signUp(client());
  await join(mine.session.workspace.id, theirs.session.account.id, 'admin');
  expect(await remove(mine.client)).toMatchObject({ status: 409, body: { code: 'LAST_OWNER' } });
  expect((await mine.client.call('GET', '/session')).body.session.workspace.id).toBe(
    mine.session.workspace.id,
  );
});

it('lets only one of two last owners go', async () => {
  const first = await signUp(client());
  const second = await signUp(client());
  const third = await signUp(client());
  await join(first.session.workspace.id, second.session.account.id, 'owner');
  await join(first.session.workspace.id, third.session.account.id, 'viewer');
  const replies = await Promise.all([remove(first.client), remove(second.client)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
