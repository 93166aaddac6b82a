import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';

let installation: TestInstallation;
let client: () => TestClient;

beforeAll(async () => {
  installation = await createInstallation();
  // A table as a later slice would add it, of more than one step, with a key of two columns.
  await installation.owner.query(`
    create table later_note (workspace_id uuid not null references workspace on delete cascade, place int, word text, primary key (word, place));
    alter table later_note enable row level security;
    create policy own_workspace_only on later_note using (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
    create table later_picture (workspace_id uuid not null references workspace on delete cascade, place int, drawing text, primary key (workspace_id, place));
    alter table later_picture enable row level security;
    create policy own_workspace_only on later_picture using (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)`);
  ({ client } = await installation.startNode());
});
afterAll(() => installation.close());

const exportOf = async (browser: TestClient) => {
  const { status, body } = await browser.call('POST', '/workspace/export');
  expect(status).toBe(202);
  const job = () => browser.call('GET', `/jobs/${body.jobId}`);
  await expect.poll(async () => (await job()).body.state).toBe('succeeded');
  return (await job()).body;
};

it('writes everything of the workspace, of every table, and nothing of others', async () => {
  const { client: here, session, email } = await signUp(client(), 'Mia Nguyen');
  const stranger = await signUp(client(), 'Stranger');
  const ids = [session.workspace.id, stranger.session.workspace.id];
  for (const id of ids) {
    await installation.owner.query(
      `insert into later_note select $1::uuid, n, 'word ' || n % 7 || $1::uuid from generate_series(1, 1201) n`,
      [id],
    );
  }
  const made = await here.call('POST', '/workspace/api-keys', { name: 'Importer', scopes: ['jobs:read'] });
  await here.call('POST', '/workspace/invitations', { email: 'guest@example.com', role: 'viewer' });

  const job = await exportOf(here);
  expect(job.done).toBe(job.total);
  expect(job.total).toBeGreaterThan(1201);
  const file = await here.call('GET', `/files/${job.fileId}`);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="propguard-workspace-\d{4}-\d{2}-\d{2}\.json"/,
  );
  expect(file.headers.get('content-type')).toContain('application/json');

  const { format, version, exportedAt, workspace, people, tables } = file.body;
  expect({ format, version }).toEqual({ format: 'propguard-workspace-export', version: 1 });
  expect(Date.parse(exportedAt)).toBeGreaterThan(Date.now() - 60_000);
  expect(workspace).toMatchObject({ id: session.workspace.id, name: "Mia Nguyen's workspace" });
  expect(people).toEqual([{ accountId: session.account.id, name: 'Mia Nguyen', email }]);

  const { rows } = await installation.owner.query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'workspace_id' and table_name not in ('idempotency_record', 'refusal_salt', 'storage_use') order by 1`,
  );
  expect(Object.keys(tables).sort()).toEqual(rows.map(({ name }) => name));
  expect(tables.later_note).toHaveLength(1201);
  expect(new Set(tables.later_note.map(({ place }: { place: number }) => place)).size).toBe(1201);
  expect(tables.api_key).toMatchObject([{ id: made.body.key.id, name: 'Importer', scopes: ['jobs:read'] }]);
  expect(tables.invitation).toMatchObject([{ email: 'guest@example.com' }]);
  expect(tables.member).toHaveLength(1);

  const text = JSON.stringify(file.body);
  expect(text).not.toContain(stranger.session.workspace.id);
  expect(text).not.toMatch(/"[a-z_]*(hash|secret|password)"|"content"/);
});

it('is kept packed, and given as it is to whoever cannot unpack it', async () => {
  const { client: here } = await signUp(client());
  const { fileId } = await exportOf(here);
  const { rows } = await installation.owner.query(
    `select media_type as type, encode(substr(content, 1, 2), 'hex') as begins, size_bytes = length(content) as counted
     from stored_file where id = $1`,
    [fileId],
  );
  expect(rows).toEqual([{ type: 'application/json+gzip', begins: '1f8b', counted: true }]);
  const packed = await here.call('GET', `/files/${fileId}`, undefined, { 'accept-encoding': 'gzip' });
  const plain = await here.call('GET', `/files/${fileId}`, undefined, { 'accept-encoding': 'identity' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.body.format).toBe('propguard-workspace-export');
  expect(plain.body).toEqual(packed.body);
});

it('reads rows of megabytes a few at a time', async () => {
  const { client: here, session } = await signUp(client());
  await installation.owner.query(
    `insert into later_picture select $1, n, repeat(md5(n::text), 65536) from generate_series(1, 20) n`,
    [session.workspace.id],
  );
  const { fileId, total } = await exportOf(here);
  const { body } = await here.call('GET', `/files/${fileId}`);
  expect(body.tables.later_picture.map(({ place }: { place: number }) => place)).toEqual(
    Array.from({ length: 20 }, (_, at) => at + 1),
  );
  expect(body.tables.later_picture[19].drawing).toHaveLength(2 * 1024 * 1024);
  expect(total).toBeGreaterThan(20);
});

it('keeps the file for a week, for this workspace only', async () => {
  const { client: here } = await signUp(client());
  const { fileId } = await exportOf(here);
  const stranger = await signUp(client());
  expect((await stranger.client.call('GET', `/files/${fileId}`)).status).toBe(404);
  const { rows } = await installation.owner.query(
    `update stored_file set expires_at = expires_at - interval '7 days' where id = $1
     returning expires_at - created_at < interval '1 minute' as was_a_week`,
    [fileId],
  );
  expect(rows).toEqual([{ was_a_week: true }]);
  expect((await here.call('GET', `/files/${fileId}`)).status).toBe(404);
});
