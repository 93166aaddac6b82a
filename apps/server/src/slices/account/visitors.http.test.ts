import { expect, it } from 'vitest';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { signUp, visit } from '../../../test/support/people.ts';

const { client, installation } = installationForFile();

const workspacesOf = async (accountId: string) =>
  (
    await installation.owner.query(
      'select w.* from workspace w join member m on m.workspace_id = w.id where m.account_id = $1',
      [accountId],
    )
  ).rows;

it('shows no session without one', async () => {
  expect(await client().call('GET', '/session')).toMatchObject({ status: 200, body: { session: null } });
});

it('opens a session without a workspace, and the same one when asked again', async () => {
  const visitor = client();
  const first = await visitor.call('POST', '/session/visitor');
  expect(first).toMatchObject({
    status: 200,
    body: { visitor: true, operator: false, workspace: null, account: { name: 'Visitor', email: null } },
  });
  const again = await visitor.call('POST', '/session/visitor');
  expect(again.body.account.id).toBe(first.body.account.id);
  expect(await workspacesOf(first.body.account.id)).toEqual([]);
});

it('gives a signed-in person their own session, not a visitor’s', async () => {
  const person = await signUp(client());
  const reply = await person.client.call('POST', '/session/visitor');
  expect(reply.body).toMatchObject({ visitor: false, account: { email: person.email } });
});

it('makes the workspace with the first write', async () => {
  const visitor = await visit(client());
  expect((await visitor.call('GET', '/workspace')).status).toBe(404);
  expect((await visitor.call('GET', '/workspace/members')).body.items).toEqual([]);
  await visitor.call('PATCH', '/workspace', { timeZone: 'Australia/Perth' });
  const { body } = await visitor.call('GET', '/session');
  expect(body.session.workspace).toMatchObject({
    name: 'My workspace',
    role: 'owner',
    timeZone: 'Australia/Perth',
  });
  expect((await visitor.call('GET', '/workspace')).body).toMatchObject({ visitor: true });
});

it('makes one workspace for first writes that arrive together', async () => {
  const visitor = client();
  const { body } = await visitor.call('POST', '/session/visitor');
  const writes = Array.from({ length: 6 }, (_, index) =>
    visitor.call('PATCH', '/workspace', { name: `Name ${index}` }),
  );
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await workspacesOf(body.account.id)).toHaveLength(1);
});

it('keeps no workspace of a first write that failed', async () => {
  const visitor = client();
  const { body } = await visitor.call('POST', '/session/visitor');
  expect((await visitor.call('DELETE', '/workspace', { confirmName: 'wrong' })).status).toBe(422);
  expect(await workspacesOf(body.account.id)).toEqual([]);
});

it('does not let a visitor send mail to strangers', async () => {
  const visitor = await visit(client());
  const reply = await visitor.call('POST', '/workspace/invitations', {
    email: 'stranger@example.com',
    role: 'viewer',
  });
  expect(reply).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
});
