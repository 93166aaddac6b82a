import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';

type Notice = { workspaceId: string | null; subject: string; id: string | null };

let installation: TestInstallation;
let here: TestClient;
let workspaceId: string;
const notices: Notice[] = [];

beforeAll(async () => {
  installation = await createInstallation();
  const { client } = await installation.startNode();
  const host = await signUp(client());
  const guest = await signUp(client(), 'Guest', 'guest@example.com');
  here = host.client;
  workspaceId = host.session.workspace.id;
  await installation.owner.query(
    `insert into member (workspace_id, account_id, role) values ($1, $2, 'viewer')`,
    [workspaceId, guest.session.account.id],
  );
  installation.owner.on('notification', ({ payload }) => notices.push(JSON.parse(payload ?? '')));
  await installation.owner.query('listen propguard_events');
});
afterAll(() => installation.close());

/** What a request told the workspace's people. The question that follows it brings the notifications along. */
const toldBy = async (method: string, path: string, body?: unknown) => {
  notices.length = 0;
  const reply = await here.call(method, path, body);
  await installation.owner.query('select 1');
  return {
    reply,
    told: notices.filter((notice) => notice.workspaceId === workspaceId).map(({ subject }) => subject),
  };
};
const idOfGuest = async () =>
  (await here.call('GET', '/workspace/members')).body.items.find(({ you }: { you: boolean }) => !you).id;

it('tells of changed settings', async () => {
  expect((await toldBy('PATCH', '/workspace', { name: 'Harbour Lending' })).told).toEqual(['workspace']);
  expect((await toldBy('PATCH', '/workspace', { name: '' })).told).toEqual([]);
});

it('tells of keys', async () => {
  const made = await toldBy('POST', '/workspace/api-keys', { name: 'Importer', scopes: ['jobs:read'] });
  expect(made.told).toEqual(['apiKeys']);
  expect((await toldBy('DELETE', `/workspace/api-keys/${made.reply.body.key.id}`)).told).toEqual(['apiKeys']);
});

it('tells of invitations', async () => {
  const made = await toldBy('POST', '/workspace/invitations', { email: 'new@example.com', role: 'viewer' });
  expect(made.told).toEqual(['invitations']);
  expect((await toldBy('DELETE', `/workspace/invitations/${made.reply.body.id}`)).told).toEqual([
    'invitations',
  ]);
});

it('tells of members', async () => {
  expect((await toldBy('PATCH', '/account', { name: 'New Name' })).told).toEqual(['members']);
  const id = await idOfGuest();
  expect((await toldBy('PATCH', `/workspace/members/${id}`, { role: 'agent' })).told).toEqual(['members']);
  expect((await toldBy('DELETE', `/workspace/members/${id}`)).told).toEqual(['members']);
});
