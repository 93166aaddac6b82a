import { createHash } from 'node:crypto';
import { API_KEYS_PER_WORKSPACE } from '@propguard/rules/workspaces/limits';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { signUp, visit } from '../../../test/support/people.ts';

const { client, installation } = installationForFile();

const createKey = (browser: TestClient, change: object = {}) =>
  browser.call('POST', '/workspace/api-keys', { name: 'Importer', scopes: ['workspace:read'], ...change });
const readWith = (secret: string, headers: Record<string, string> = { 'x-api-key': secret }) =>
  client().call('GET', '/workspace', undefined, headers);

describe('making a key', () => {
  it('shows the secret once and keeps only its hash', async () => {
    const { client: here, session } = await signUp(client(), 'Mia Nguyen');
    const { status, body } = await createKey(here, { expiresInDays: 30 });
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^pgk_[\w-]{43}$/);
    expect(body.key).toMatchObject({
      name: 'Importer',
      scopes: ['workspace:read'],
      createdBy: 'Mia Nguyen',
      lastUsedAt: null,
    });
    expect(body.secret.startsWith(body.key.start)).toBe(true);
    const validDays = (Date.parse(body.key.expiresAt) - Date.parse(body.key.createdAt)) / 86_400_000;
    expect(validDays).toBeCloseTo(30, 2);

    expect((await here.call('GET', '/workspace/api-keys')).body).toEqual({ items: [body.key] });
    const { rows } = await installation.owner.query(
      'select key_hash, k::text as record from api_key k where workspace_id = $1',
      [session.workspace.id],
    );
    expect(rows[0].key_hash).toEqual(createHash('sha256').update(body.secret).digest());
    expect(rows[0].record).not.toContain(body.secret);
  });

  it.each([
    ['name', { name: ' ' }],
    ['scopes', { scopes: [] }],
    ['scopes.0', { scopes: ['everything'] }],
    ['expiresInDays', { expiresInDays: 0 }],
  ])('names the field %s', async (field, wrong) => {
    const { client: here } = await signUp(client());
    expect(await createKey(here, wrong)).toMatchObject({
      status: 422,
      body: { data: { fields: [{ field }] } },
    });
  });

  it('stops at the limit, also when the last ones are made at once', async () => {
    const { client: here, session } = await signUp(client());
    await installation.owner.query(
      `insert into api_key (workspace_id, name, start, key_hash, scopes)
       select $1::uuid, 'Key ' || n, 'pgk_', sha256(($1::uuid || '-' || n)::bytea), '{jobs:read}' from generate_series(1, $2::int) n`,
      [session.workspace.id, API_KEYS_PER_WORKSPACE - 1],
    );
    const replies = await Promise.all([createKey(here), createKey(here), createKey(here)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('LIMIT_REACHED');
  });
});

describe('using a key', () => {
  it('works in either header and notes when', async () => {
    const { client: here, session } = await signUp(client());
    const { secret } = (await createKey(here)).body;
    expect(await readWith(secret)).toMatchObject({ status: 200, body: { id: session.workspace.id } });
    expect((await readWith(secret, { authorization: `Bearer ${secret}` })).status).toBe(200);
    const [key] = (await here.call('GET', '/workspace/api-keys')).body.items;
    expect(Date.now() - Date.parse(key.lastUsedAt)).toBeLessThan(60_000);
  });

  it('stays in the workspace it was made in', async () => {
    const { client: here, session } = await signUp(client());
    const { secret } = (await createKey(here)).body;
    await here.call('POST', '/workspaces', { name: 'Another' });
    expect((await readWith(secret)).body.id).toBe(session.workspace.id);
  });

  it('does no more than its scopes', async () => {
    const { client: here } = await signUp(client());
    const { secret } = (await createKey(here)).body;
    const asKey = { 'x-api-key': secret };
    const rename = await client().call('PATCH', '/workspace', { name: 'Mine now' }, asKey);
    expect(rename).toMatchObject({ status: 403, body: { code: 'KEY_SCOPE_MISSING' } });
    expect((await client().call('GET', '/workspace/api-keys', undefined, asKey)).body.code).toBe('FORBIDDEN');
    const { secret: manager } = (await createKey(here, { scopes: ['workspace:manage'] })).body;
    expect(
      (await client().call('PATCH', '/workspace', { name: 'By key' }, { 'x-api-key': manager })).body.name,
    ).toBe('By key');
  });

  it('is nobody with a wrong or expired key, even beside a session', async () => {
    const { client: here } = await signUp(client());
    expect((await here.call('GET', '/workspace', undefined, { 'x-api-key': 'pgk_wrong' })).status).toBe(401);
    const { key, secret } = (await createKey(here, { expiresInDays: 1 })).body;
    await installation.owner.query(
      `update api_key set expires_at = now() - interval '1 second' where id = $1`,
      [key.id],
    );
    expect((await readWith(secret)).status).toBe(401);
  });
});

describe('revoking a key', () => {
  it('works at once, as soon as every node has heard of it', async () => {
    const { client: here } = await signUp(client());
    const { key, secret } = (await createKey(here)).body;
    expect((await readWith(secret)).status).toBe(200);
    expect((await here.call('DELETE', `/workspace/api-keys/${key.id}`)).body).toEqual({ done: true });
    await expect.poll(async () => (await readWith(secret)).status).toBe(401);
    expect((await here.call('DELETE', `/workspace/api-keys/${key.id}`)).status).toBe(404);
  });

  it('is not for others', async () => {
    const [mine, theirs] = await Promise.all([signUp(client()), signUp(client())]);
    const { key, secret } = (await createKey(theirs.client)).body;
    expect((await mine.client.call('DELETE', `/workspace/api-keys/${key.id}`)).status).toBe(404);
    expect((await readWith(secret)).status).toBe(200);
  });
});

it('is not for visitors, who could not be asked about it', async () => {
  const visitor = await visit(client());
  expect((await createKey(visitor)).status).toBe(401);
});
