import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from './support/client.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';
import { signUp, visit } from './support/people.ts';

const MEBIBYTE = 1024 * 1024;
const SETTINGS = {
  STORAGE_PER_VISITOR_MB: '1',
  STORAGE_PER_WORKSPACE_MB: '4',
  STORAGE_INSTALLATION_MB: '10',
};

let installation: TestInstallation;
let newClient: () => TestClient;
let operator: TestClient;
beforeAll(async () => {
  installation = await createInstallation();
  newClient = (await installation.startNode({ settings: SETTINGS })).client;
  operator = (await signUp(newClient())).client;
});
afterAll(() => installation.close());

const announce = (client: TestClient, sizeBytes: number) =>
  client.call('POST', '/portfolios', { fileName: 'homes.csv', sizeBytes });
const usedBy = async (client: TestClient): Promise<number> =>
  (await client.call('GET', '/workspace/storage')).body.usedBytes;
/** An announced portfolio counts twice: the file while it is there, and what is kept of it. */
const ONE = 400_000;

describe('what a workspace may keep', () => {
  it('is told before it is used up, and a file has its room from when it is announced until it is removed', async () => {
    const { client } = await signUp(newClient());
    expect((await client.call('GET', '/workspace/storage')).body).toEqual({
      of: 'workspace',
      usedBytes: 0,
      limitBytes: 4 * MEBIBYTE,
    });
    const { status, body } = await announce(client, ONE);
    expect(status).toBe(201);
    const used = await usedBy(client);
    expect(used).toBeGreaterThanOrEqual(ONE);
    expect((await client.call('DELETE', `/portfolios/${body.id}`)).status).toBe(200);
    expect(await usedBy(client)).toBeLessThan(used);
  });

  it('is refused beyond that, with how much there is and how much is used; nothing is left of it', async () => {
    const { client } = await signUp(newClient());
    expect((await announce(client, ONE)).status).toBe(201);
    const before = await usedBy(client);
    const refused = await announce(client, 5 * MEBIBYTE);
    expect(refused).toMatchObject({
      status: 413,
      body: {
        code: 'STORAGE_FULL',
        data: { storage: { of: 'workspace', limitBytes: 4 * MEBIBYTE } },
      },
    });
    expect(await usedBy(client)).toBe(before);
    expect((await client.call('GET', '/portfolios')).body.items).toHaveLength(1);
  });

  it('is not passed by those who race', async () => {
    const { client } = await signUp(newClient());
    const replies = await Promise.all(Array.from({ length: 12 }, () => announce(client, ONE)));
    const taken = replies.filter(({ status }) => status === 201).length;
    expect(replies.filter(({ body }) => body.code === 'STORAGE_FULL')).toHaveLength(12 - taken);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(12);
    expect(await usedBy(client)).toBeLessThanOrEqual(4 * MEBIBYTE);
  });

  it('goes with it', async () => {
    const { client, session } = await signUp(newClient());
    await announce(client, ONE);
    const { id, name } = session.workspace;
    expect((await client.call('DELETE', '/workspace', { id, confirmName: name })).status).toBe(200);
    const { rowCount } = await installation.owner.query('select from storage_use where workspace_id = $1', [
      id,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('what a visitor may keep', () => {
  it('is less', async () => {
    const visitor = await visit(newClient());
    expect((await announce(visitor, 2 * MEBIBYTE)).body).toMatchObject({
      code: 'STORAGE_FULL',
      data: { storage: { of: 'visitor', limitBytes: MEBIBYTE } },
    });
    expect((await announce(visitor, 1000)).status).toBe(201);
    expect((await visitor.call('GET', '/workspace/storage')).body.of).toBe('visitor');
  });

  it('counts what they say', async () => {
    const visitor = await visit(newClient());
    await announce(visitor, 1000);
    const before = await usedBy(visitor);
    await installation.owner.query(
      `with c as (insert into conversation (workspace_id, channel, title) select id, 'web', 'x' from workspace where id = $1 returning id, workspace_id)
       insert into message (workspace_id, conversation_id, segment, position, author, text) select workspace_id, id, 1, 1, 'contact', repeat('x', 500) from c`,
      [(await visitor.call('GET', '/session')).body.session.workspace.id],
    );
    expect((await usedBy(visitor)) - before).toBeGreaterThanOrEqual(500);
  });
});

it('all of them together have an end too, which the operator sees', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => signUp(newClient())));
  const replies = [];
  for (const { client } of people) replies.push(await announce(client, 1_900_000));
  expect(replies.at(-1)?.body).toMatchObject({
    code: 'STORAGE_FULL',
    data: { storage: { of: 'installation', limitBytes: 10 * MEBIBYTE } },
  });
  const { body } = await operator.call('GET', '/installation/storage');
  expect(body).toMatchObject({ of: 'installation', limitBytes: 10 * MEBIBYTE });
  expect(body.usedBytes).toBeLessThanOrEqual(10 * MEBIBYTE);
  expect((await people[0]?.client.call('GET', '/installation/storage'))?.status).toBe(403);
});

it('each table that takes bytes of a workspace is counted', async () => {
  const { rows } = await installation.owner.query<{ name: string }>(
    `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname = 'count_storage' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'assessment',
    'media_object',
    'message',
    'portfolio',
    'report_version',
    'stored_file',
    'upload',
  ]);
});
