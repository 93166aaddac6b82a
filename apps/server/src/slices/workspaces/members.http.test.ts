import { randomUUID } from 'node:crypto';
import type { Role } from '@propguard/rules/workspaces/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';

type Person = { client: TestClient; memberId: string; ownWorkspaceId: string };

let installation: TestInstallation;
let client: () => TestClient;
const people = {} as Record<Role, Person>;
let workspaceId: string;

/** Signing up costs a password hash; the cast is made once and put back into place before each test. */
beforeAll(async () => {
  installation = await createInstallation();
  ({ client } = await installation.startNode());
  for (const role of ['owner', 'admin', 'agent', 'viewer'] as const) {
    const { client: browser, session } = await signUp(client(), `The ${role}`);
    workspaceId ??= session.workspace.id;
    people[role] = { client: browser, memberId: '', ownWorkspaceId: session.workspace.id };
  }
});
afterAll(() => installation.close());

beforeEach(async () => {
  await installation.owner.query('delete from member where workspace_id = $1', [workspaceId]);
  for (const [role, person] of Object.entries(people)) {
    const { body } = await person.client.call('GET', '/session');
    const { rows } = await installation.owner.query(
      'insert into member (workspace_id, account_id, role) values ($1, $2, $3) returning id',
      [workspaceId, body.session.account.id, role],
    );
    person.memberId = rows[0].id;
    await person.client.call('POST', `/workspaces/${workspaceId}/activate`);
  }
});

const changeRole = (by: Role, of: Role, to: Role) =>
  people[by].client.call('PATCH', `/workspace/members/${people[of].memberId}`, { role: to });
const remove = (by: Role, who: Role) =>
  people[by].client.call('DELETE', `/workspace/members/${people[who].memberId}`);
const roles = async (): Promise<string[]> =>
  (await people.owner.client.call('GET', '/workspace/members')).body.items.map(
    ({ role }: { role: string }) => role,
  );

it('lists everyone in this workspace and nobody else', async () => {
  const { items } = (await people.viewer.client.call('GET', '/workspace/members')).body;
  expect(
    items.map(({ name, role, you }: { name: string; role: string; you: boolean }) => [name, role, you]),
  ).toEqual([
    ['The owner', 'owner', false],
    ['The admin', 'admin', false],
    ['The agent', 'agent', false],
    ['The viewer', 'viewer', true],
  ]);
});

describe('changing a role', () => {
  it.each<[Role, Role, Role, number]>([
    ['owner', 'viewer', 'owner', 200],
    ['admin', 'viewer', 'admin', 200],
    ['admin', 'admin', 'agent', 200],
    ['admin', 'viewer', 'owner', 403],
    ['admin', 'owner', 'viewer', 403],
    ['agent', 'viewer', 'agent', 403],
    ['viewer', 'viewer', 'owner', 403],
  ])('%s makes %s an %s: %i', async (by, of, to, status) => {
    const reply = await changeRole(by, of, to);
    expect(reply.status).toBe(status);
    if (status === 200) expect(reply.body).toMatchObject({ id: people[of].memberId, role: to });
    else expect(reply.body.code).toBe('FORBIDDEN');
  });

  it('keeps the last owner', async () => {
    expect((await changeRole('owner', 'owner', 'admin')).body.code).toBe('LAST_OWNER');
    await changeRole('owner', 'admin', 'owner');
    expect((await changeRole('owner', 'owner', 'admin')).status).toBe(200);
  });

  it('keeps one of two owners who step down at once', async () => {
    await changeRole('owner', 'admin', 'owner');
    const replies = await Promise.all([
      changeRole('owner', 'owner', 'viewer'),
      changeRole('admin', 'admin', 'viewer'),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await roles()).filter((role) => role === 'owner')).toHaveLength(1);
  });

  it('does not know members of other workspaces', async () => {
    const { rows } = await installation.owner.query('select id from member where workspace_id = $1', [
      people.viewer.ownWorkspaceId,
    ]);
    for (const id of [rows[0].id, randomUUID()]) {
      expect(
        (await people.owner.client.call('PATCH', `/workspace/members/${id}`, { role: 'viewer' })).status,
      ).toBe(404);
    }
  });
});

describe('removing', () => {
  it.each<[Role, Role, number]>([
    ['owner', 'admin', 200],
    ['admin', 'viewer', 200],
    ['admin', 'owner', 403],
    ['agent', 'viewer', 403],
  ])('%s removes %s: %i', async (by, who, status) => {
    expect((await remove(by, who)).status).toBe(status);
    expect(await roles()).toHaveLength(status === 200 ? 3 : 4);
  });

  it('shuts the person out at once; their session goes on in their own workspace', async () => {
    await remove('owner', 'viewer');
    expect((await people.viewer.client.call('GET', '/workspace')).body.id).toBe(people.viewer.ownWorkspaceId);
    expect((await people.viewer.client.call('POST', `/workspaces/${workspaceId}/activate`)).status).toBe(404);
    expect((await remove('owner', 'viewer')).status).toBe(404);
  });

  it('keeps the last owner', async () => {
    expect((await remove('owner', 'owner')).body.code).toBe('LAST_OWNER');
  });
});

describe('leaving', () => {
  it('is free to everyone but the last owner', async () => {
    expect((await people.viewer.client.call('POST', '/workspace/leave')).body).toEqual({ done: true });
    expect((await people.owner.client.call('POST', '/workspace/leave')).body.code).toBe('LAST_OWNER');
    await changeRole('owner', 'admin', 'owner');
    expect((await people.owner.client.call('POST', '/workspace/leave')).status).toBe(200);
  });
});
