import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../test/support/client.ts';
import { installationForFile } from '../../test/support/installation-for-file.ts';
import { signUp, visit } from '../../test/support/people.ts';
import { workspaceSteps } from './guards.ts';

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

it('refuses the key for another file, and knows the same one again', async () => {
  const { client: here } = await signUp(client());
  const announced = await here.call('POST', '/portfolios', { name: 'Mine', fileName: 'a.csv', sizeBytes: 4 });
  expect(announced.status).toBe(201);
  const key = randomUUID();
  const send = (text: string) =>
    here.send(
      'PUT',
      `/uploads/portfolio/${announced.body.uploadId}/parts/0`,
      new TextEncoder().encode(text),
      { 'idempotency-key': key },
    );
  const first = await send('abcd');
  expect(first.status).toBe(200);
  expect(await send('abcd')).toMatchObject({ status: 200, body: first.body });
  expect(await send('efgh')).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
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

describe('in steps', () => {
  /** The route that exports a workspace, bound as one whose work is done in steps by `work`. */
  const prepare = async () => {
    const node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
    const { session } = await signUp(node.client());
    const workspaceId = session.workspace.id as string;
    const { rows } = await installation.owner.query<{ id: string }>(
      'select account_id as id from member where workspace_id = $1',
      [workspaceId],
    );
    const account = { id: rows[0]?.id ?? '', name: 'Sam', email: null, createdAt: new Date() };
    const send = (key: string, work: () => Promise<{ jobId: string }>, input?: unknown) =>
      call(workspaceSteps.workspaces.exportData.handler(work), input as undefined, {
        path: ['workspaces', 'exportData'],
        context: {
          services: node.context,
          principal: {
            kind: 'session',
            sessionId: randomUUID(),
            sessionToken: '',
            activeWorkspaceId: workspaceId,
            account,
            visitor: false,
            operator: false,
          },
          headers: new Headers(),
          address: '',
          requestId: '',
          idempotencyKey: key,
          gone: () => new AbortController().signal,
          setCookies: () => undefined,
          holdStream: () => undefined,
          heldBy: () => undefined,
          limit: async () => undefined,
        },
      });
    return { workspaceId, send };
  };
  const newJob = async () => ({ jobId: randomUUID() });
  const conflict = { code: 'CONFLICT' };

  it('gives a repeat the first reply, and tells one that comes too early', async () => {
    const { send } = await prepare();
    const [key, begun, going] = [randomUUID(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = send(key, async () => {
      begun.resolve();
      await going.promise;
      return newJob();
    });
    await begun.promise;
    await expect(send(key, newJob)).rejects.toMatchObject(conflict);
    going.resolve();
    const reply = await first;
    expect(await send(key, newJob)).toEqual(reply);
    await expect(send(key, newJob, { other: true })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('runs again what failed', async () => {
    const { send } = await prepare();
    const key = randomUUID();
    await expect(send(key, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await send(key, newJob)).toEqual({ jobId: expect.any(String) });
  });

  it('keeps the claim of one that died for a while; then the next takes it, and no other', async () => {
    const { send, workspaceId } = await prepare();
    const key = randomUUID();
    const first = await send(key, newJob);
    const age = (minutes: number) =>
      installation.owner.query(
        `update idempotency_record set reply = null, created_at = now() - make_interval(mins => $2)
         where workspace_id = $1`,
        [workspaceId, minutes],
      );
    await age(9);
    await expect(send(key, newJob)).rejects.toMatchObject(conflict);
    await age(11);
    const both = await Promise.allSettled([send(key, newJob), send(key, newJob)]);
    const replies = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(new Set(replies.map(({ jobId }) => jobId)).size).toBe(1);
    expect(replies).not.toContainEqual(first);
  });
});
