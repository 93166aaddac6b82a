import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { signUp } from '../../../test/support/people.ts';

const { client, installation } = installationForFile();

const list = async (browser: TestClient) => (await browser.call('GET', '/workspaces')).body.items;

describe('one’s own workspaces', () => {
  it('makes one and switches to it', async () => {
    const { client: here, session } = await signUp(client());
    const reply = await here.call('POST', '/workspaces', { name: ' Harbour Lending ' });
    expect(reply).toMatchObject({
      status: 201,
      body: { workspace: { name: 'Harbour Lending', role: 'owner' } },
    });
    expect(await list(here)).toMatchObject([
      { id: session.workspace.id, current: false },
      { id: reply.body.workspace.id, current: true, role: 'owner', visitor: false },
    ]);
  });

  it('sent twice with one key makes one', async () => {
    const { client: here } = await signUp(client());
    const create = () => here.call('POST', '/workspaces', { name: 'Once' }, { 'idempotency-key': 'same' });
    const replies = await Promise.all([create(), create(), create()]);
    expect(new Set(replies.map(({ body }) => body.workspace.id)).size).toBe(1);
    expect(await list(here)).toHaveLength(2);
  });

  it('switches back, in this session only', async () => {
    const { client: here, session, email } = await signUp(client());
    await here.call('POST', '/workspaces', { name: 'Another' });
    const elsewhere = client();
    await elsewhere.call('POST', '/account/sign-in', { email, password: 'correct horse battery' });
    const reply = await here.call('POST', `/workspaces/${session.workspace.id}/activate`);
    expect(reply.body.workspace.id).toBe(session.workspace.id);
    const { items } = (await elsewhere.call('GET', '/workspaces')).body;
    await elsewhere.call('POST', `/workspaces/${items[1].id}/activate`);
    expect((await here.call('GET', '/workspace')).body.id).toBe(session.workspace.id);
    expect((await elsewhere.call('GET', '/workspace')).body.id).toBe(items[1].id);
  });

  it('does not switch to someone else’s, nor to one that does not exist', async () => {
    const [mine, theirs] = await Promise.all([signUp(client()), signUp(client())]);
    for (const id of [theirs.session.workspace.id, randomUUID()]) {
      expect((await mine.client.call('POST', `/workspaces/${id}/activate`)).status).toBe(404);
    }
    expect((await mine.client.call('GET', '/workspace')).body.id).toBe(mine.session.workspace.id);
  });
});

describe('settings', () => {
  it('changes what is sent and leaves the rest', async () => {
    const { client: here, session } = await signUp(client());
    const renamed = await here.call('PATCH', '/workspace', { name: 'Harbour Lending' });
    expect(renamed.body).toMatchObject({
      id: session.workspace.id,
      name: 'Harbour Lending',
      timeZone: 'Australia/Sydney',
    });
    const moved = await here.call('PATCH', '/workspace', { timeZone: 'Australia/Perth' });
    expect(moved.body).toMatchObject({ name: 'Harbour Lending', timeZone: 'Australia/Perth' });
    expect((await here.call('PATCH', '/workspace', {})).body).toEqual(moved.body);
  });

  it.each([
    ['name', { name: '' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
  ])('names the field %s', async (field, wrong) => {
    const { client: here } = await signUp(client());
    expect(await here.call('PATCH', '/workspace', wrong)).toMatchObject({
      status: 422,
      body: { data: { fields: [{ field }] } },
    });
  });
});

describe('deletion', () => {
  it('asks for the exact name', async () => {
    const { client: here, session } = await signUp(client());
    const reply = await here.call('DELETE', '/workspace', {
      id: session.workspace.id,
      confirmName: session.workspace.name.toLowerCase(),
    });
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', data: { fields: [{ field: 'confirmName' }] } },
    });
    expect(await list(here)).toHaveLength(1);
  });

  it('takes all data along, and the session goes on in another workspace', async () => {
    const { client: here, session } = await signUp(client());
    const doomed = (await here.call('POST', '/workspaces', { name: 'Doomed' })).body.workspace.id;
    await here.call('POST', '/workspace/api-keys', { name: 'Gone', scopes: ['jobs:read'] });
    await here.call('POST', '/workspace/invitations', { email: 'guest@example.com', role: 'viewer' });
    await here.call('POST', '/workspace/export');
    expect((await here.call('DELETE', '/workspace', { id: doomed, confirmName: 'Doomed' })).body).toEqual({
      done: true,
    });
    expect((await here.call('DELETE', '/workspace', { id: doomed, confirmName: 'Doomed' })).status).toBe(404);

    expect((await here.call('GET', '/session')).body.session.workspace.id).toBe(session.workspace.id);
    const { rows: tables } = await installation.owner.query(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'workspace_id'`,
    );
    expect(tables.length).toBeGreaterThan(4);
    for (const { name } of tables) {
      const { rowCount } = await installation.owner.query(`select 1 from ${name} where workspace_id = $1`, [
        doomed,
      ]);
      expect([name, rowCount]).toEqual([name, 0]);
    }
  });

  it('leaves a person without a workspace until the next write', async () => {
    const { client: here, session } = await signUp(client());
    const named = { id: session.workspace.id, confirmName: session.workspace.name };
    const removed = await here.call('DELETE', '/workspace', named, { 'idempotency-key': 'once' });
    expect(removed.status).toBe(200);
    expect((await here.call('GET', '/session')).body.session.workspace).toBeNull();
    expect((await here.call('GET', '/workspace')).status).toBe(404);
    expect((await here.call('PATCH', '/workspace', { name: 'Fresh' })).body).toMatchObject({
      name: 'Fresh',
      visitor: false,
    });
  });
});
