import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { TestClient } from '../../test/support/client.ts';
import { installationForFile } from '../../test/support/installation-for-file.ts';
import { signUp, visit } from '../../test/support/people.ts';

const { client, installation } = installationForFile();

const NEW_KEY = { name: 'Once', scopes: ['jobs:read'] };
const createKey = (browser: TestClient, idempotencyKey: string, body: object = NEW_KEY) =>
  browser.call('POST', '/workspace/api-keys', body, { 'idempotency-key': idempotencyKey });
const namesOfKeys = async (browser: TestClient): Promise<string[]> =>
  (await browser.call('GET', '/workspace/api-keys')).body.items.map(({ name }: { name: string }) => name);

it('gives a repeat the first reply and writes once', async () => {
  const { client: here } = await signUp(client());
  const key = randomUUID();
  const first = await createKey(here, key);
  const again = await createKey(here, key);
  expect(first.status).toBe(201);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await namesOfKeys(here)).toEqual(['Once']);
});

it('writes once when repeats arrive together', async () => {
  const { client: here } = await signUp(client());
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 5 }, () => createKey(here, key)));
  expect(new Set(replies.map(({ body }) => body.secret)).size).toBe(1);
  expect(await namesOfKeys(here)).toEqual(['Once']);
});

it('makes one workspace and one write of a visitor’s first write sent twice at once', async () => {
  const visitor = await visit(client());
  const key = randomUUID();
  const exportData = () => visitor.call('POST', '/workspace/export', undefined, { 'idempotency-key': key });
  const replies = await Promise.all([exportData(), exportData()]);
  expect(replies.map(({ status }) => status)).toEqual([202, 202]);
  expect((await visitor.call('GET', '/jobs')).body.items).toHaveLength(1);
});

it('refuses the key for another request', async () => {
  const { client: here } = await signUp(client());
  const key = randomUUID();
  await createKey(here, key);
  const other = await createKey(here, key, { ...NEW_KEY, name: 'Twice' });
  expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  const otherRoute = await here.call('POST', '/workspace/export', undefined, { 'idempotency-key': key });
  expect(otherRoute.status).toBe(422);
});

it('runs again what failed the first time', async () => {
  const { client: here, session } = await signUp(client());
  const key = randomUUID();
  const { id, name } = session.workspace;
  const remove = (confirmName: string) =>
    here.call('DELETE', '/workspace', { id, confirmName }, { 'idempotency-key': key });
  expect((await remove('wrong')).status).toBe(422);
  expect((await remove(name)).status).toBe(200);
});

it('keeps keys of different workspaces apart', async () => {
  const key = randomUUID();
  const [mine, theirs] = await Promise.all([signUp(client()), signUp(client())]);
  const first = await createKey(mine.client, key);
  const second = await createKey(theirs.client, key);
  expect(second.status).toBe(201);
  expect(second.body.secret).not.toBe(first.body.secret);
});

it('refuses a key that is too long', async () => {
  const { client: here } = await signUp(client());
  expect((await createKey(here, 'x'.repeat(201))).status).toBe(400);
});

it('keeps neither the key nor a readable reply', async () => {
  const { client: here, session } = await signUp(client());
  const key = randomUUID();
  const { body } = await createKey(here, key);
  const { rows } = await installation.owner.query(
    'select r::text as record from idempotency_record r where workspace_id = $1',
    [session.workspace.id],
  );
  expect(rows).toHaveLength(1);
  for (const secret of [key, body.secret, 'Once']) expect(rows[0].record).not.toContain(secret);
});
