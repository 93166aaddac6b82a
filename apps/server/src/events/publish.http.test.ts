import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { createEmptyDatabase, dropDatabase } from '../../test/support/databases.ts';
import { PATIENCE } from '../../test/support/patience.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import { EVENT_CHANNEL, publish, ring } from './publish.ts';

const NAME = 'publish_test';
const heard: unknown[] = [];
let pool: pg.Pool;
let database: Database;
let listener: pg.Client;

beforeAll(async () => {
  const url = await createEmptyDatabase(inject('clusterUrl'), NAME);
  pool = openPool({ url, size: 1, name: 'test', onError: () => undefined });
  database = createDatabase(pool);
  listener = new pg.Client(url);
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
  await listener.query(`listen ${EVENT_CHANNEL}`);
});
afterAll(async () => {
  await listener.end();
  await pool.end();
  await dropDatabase(inject('clusterUrl'), NAME);
});

const inWorkspace = (work: Parameters<Database['inWorkspace']>[2]) =>
  database.inWorkspace({ workspaceId: null, accountId: null }, 'write', work);
const leads = (id: string) => ({ workspaceId: null, subject: 'leads' as const, id });

it('is told to every node with the commit, once, and never of what was undone', async () => {
  await expect(
    inWorkspace(async (tx) => {
      await publish(tx, leads('undone'));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await inWorkspace(async (tx) => {
    await publish(tx, leads('O’Brien’s \\ "home"'));
    await publish(tx, leads('O’Brien’s \\ "home"'));
    const undone = tx.transaction(async (inner) => {
      await publish(inner, leads('a savepoint'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await tx.transaction((inner) => ring(inner, 'a bell'));
    await ring(tx, "it's");
  });
  await vi.waitFor(() => expect(heard).toHaveLength(3), PATIENCE);
  expect(heard).toEqual(
    expect.arrayContaining([{ ring: 'a bell' }, leads('O’Brien’s \\ "home"'), { ring: "it's" }]),
  );
});
