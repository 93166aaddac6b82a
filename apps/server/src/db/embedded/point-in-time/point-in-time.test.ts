import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { archivedClusters, archiveLayout } from './archive.ts';
import { takeBase } from './base-backup.ts';
import { recoverTo } from './recover.ts';

const log = () => undefined;
let parent: string;
let dataDir: string;
let folder: string;

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'propguard-moment-'));
  await chmod(parent, 0o755);
  dataDir = path.join(parent, 'data');
  folder = path.join(parent, "a folder's backups");
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
};
const start = () => startEmbeddedPostgres({ dataDir, log, archiveIn: folder });
const now = async (url: string): Promise<Date> =>
  // A moment is named in milliseconds: what was written before it lies in another one.
  (await query(url, 'select pg_sleep(0.02), clock_timestamp() as now, pg_sleep(0.02)'))[0]?.now as Date;
const numbers = async (url: string): Promise<unknown[]> =>
  (await query(url, 'select id from kept order by id')).map(({ id }) => id);

test('brings back the moment that was asked for, also one that was not archived yet, and refuses others', async () => {
  let postgres = await start();
  await query(postgres.ownerUrl, 'create table kept (id int); insert into kept values (1)');
  const before = await now(postgres.ownerUrl);
  const base = await takeBase({ ownerUrl: postgres.ownerUrl, dataDir, folder, keep: 2 });
  expect(base.files).toBeGreaterThan(500);
  await query(postgres.ownerUrl, 'insert into kept values (2)');
  await query(postgres.ownerUrl, 'select pg_switch_wal()');
  await query(postgres.ownerUrl, 'insert into kept values (3)');
  const wanted = await now(postgres.ownerUrl);
  await query(postgres.ownerUrl, 'delete from kept');
  const lost = await now(postgres.ownerUrl);

  await expect(recoverTo({ dataDir, folder, at: wanted, log })).rejects.toThrow(
    /is running.*Nothing was changed/,
  );
  await postgres.stop();
  await expect(recoverTo({ dataDir, folder, at: before, log })).rejects.toThrow(
    /earliest moment.*Nothing was changed/,
  );
  await expect(recoverTo({ dataDir, folder, at: new Date(Date.now() + 60_000), log })).rejects.toThrow(
    /still to come/,
  );

  const recovered = await recoverTo({ dataDir, folder, at: wanted, log });
  expect(recovered.base.folder).toBe(base.folder);
  postgres = await start();
  expect(await numbers(postgres.ownerUrl)).toEqual([1, 2, 3]);
  await query(postgres.ownerUrl, 'insert into kept values (4)');

  // What was put aside is a database still, and a copy that came later takes the place of the oldest.
  expect((await readdir(dataDir)).filter((name) => name.startsWith('cluster-before-'))).toHaveLength(1);
  for (const _again of [1, 2]) await takeBase({ ownerUrl: postgres.ownerUrl, dataDir, folder, keep: 2 });
  const [number = ''] = await archivedClusters(folder);
  expect(await readdir(archiveLayout(folder, number).bases)).toHaveLength(2);
  await query(postgres.ownerUrl, 'insert into kept values (5)');
  const last = await now(postgres.ownerUrl);
  await query(postgres.ownerUrl, 'insert into kept values (6)');
  await query(postgres.ownerUrl, 'select pg_switch_wal()');
  await postgres.stop();
  await expect(recoverTo({ dataDir, folder, at: lost, log })).rejects.toThrow(/earliest moment/);

  // The whole folder is lost, the password too.
  await rm(dataDir, { recursive: true, force: true });
  await recoverTo({ dataDir, folder, at: last, log });
  postgres = await start();
  expect(await numbers(postgres.ownerUrl)).toEqual([1, 2, 3, 4, 5]);
  await postgres.stop();
  const beyond = recoverTo({ dataDir, folder, at: new Date(), log });
  await expect(beyond).rejects.toThrow(/not kept until.*Nothing was changed/);
  postgres = await start();
  expect(await numbers(postgres.ownerUrl)).toEqual([1, 2, 3, 4, 5]);
  await postgres.stop();
});
