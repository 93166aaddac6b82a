import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createGunzip, gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { unsealWith } from '../../backup/unsealing.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { archivedClusters, archiveLayout } from './archive.ts';
import { takeBase } from './base-backup.ts';
import { recoverTo } from './recover.ts';
import { copySealer } from './sealer.ts';

const log = () => undefined;
const parents: string[] = [];
let parent: string;
let dataDir: string;
let folder: string;

// For each try: one that was given up may still write to its own.
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'propguard-moment-'));
  parents.push(parent);
  await chmod(parent, 0o755);
  dataDir = path.join(parent, 'data');
  folder = path.join(parent, "a folder's backups");
});
afterAll(() => Promise.all(parents.map((each) => rm(each, { recursive: true, force: true }))));

const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
};
const KEY = 'a key that nobody guesses';
/** Three databases are made, copied and brought back: far more than a minute where others work beside it. */
const TAKES_AT_MOST_MS = 300_000;
const start = (key: string | null) => startEmbeddedPostgres({ dataDir, log, archiveIn: { folder, key } });
const recover = (at: Date, key: string | null) => recoverTo({ dataDir, folder, key, at, log });
const now = async (url: string): Promise<Date> =>
  // A moment is named in milliseconds: what was written before it lies in another one.
  (await query(url, 'select pg_sleep(0.02), clock_timestamp() as now, pg_sleep(0.02)'))[0]?.now as Date;
const numbers = async (url: string): Promise<unknown[]> =>
  (await query(url, 'select id from kept order by id')).map(({ id }) => id);

/** Everything that is kept, by name. */
const kept = async (): Promise<Map<string, Buffer>> => {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file)] as const)));
};
const isReadable = (content: Buffer): boolean => {
  const plain = content[0] === 0x1f ? gunzipSync(content) : content;
  return plain.includes('written in the open');
};

test(
  'brings back the moment that was asked for, also one that was not archived yet, and refuses others',
  async () => {
    let postgres = await start(null);
    await query(postgres.ownerUrl, `create table kept (id int, said text default 'written in the open')`);
    await query(postgres.ownerUrl, 'insert into kept values (1)');
    const before = await now(postgres.ownerUrl);
    const base = await takeBase({ ownerUrl: postgres.ownerUrl, dataDir, folder, keep: 2, key: null });
    expect(base.files).toBeGreaterThan(500);
    await query(postgres.ownerUrl, 'insert into kept values (2)');
    await query(postgres.ownerUrl, 'select pg_switch_wal()');
    await query(postgres.ownerUrl, 'insert into kept values (3)');
    const wanted = await now(postgres.ownerUrl);
    await query(postgres.ownerUrl, 'delete from kept');
    const lost = await now(postgres.ownerUrl);

    await expect(recover(wanted, null)).rejects.toThrow(/is running.*Nothing was changed/);
    await postgres.stop();
    await expect(recover(before, null)).rejects.toThrow(/earliest moment.*Nothing was changed/);
    await expect(recover(new Date(Date.now() + 60_000), null)).rejects.toThrow(/still to come/);

    const recovered = await recover(wanted, null);
    expect(recovered.base.folder).toBe(base.folder);
    const inTheOpen = await kept();
    expect([...inTheOpen.values()].some(isReadable)).toBe(true);

    // From here on with a key. What was kept before it is readable still.
    postgres = await start(KEY);
    expect(await numbers(postgres.ownerUrl)).toEqual([1, 2, 3]);
    await query(postgres.ownerUrl, 'insert into kept values (4)');

    // What was put aside is a database still, and a copy that came later takes the place of the oldest.
    expect((await readdir(dataDir)).filter((name) => name.startsWith('cluster-before-'))).toHaveLength(1);
    await takeBase({ ownerUrl: postgres.ownerUrl, dataDir, folder, keep: 1, key: KEY });
    const [number = ''] = await archivedClusters(folder);
    const archive = archiveLayout(folder, number);
    expect(await readdir(archive.bases)).toHaveLength(1);
    await query(postgres.ownerUrl, 'insert into kept values (5)');
    const last = await now(postgres.ownerUrl);
    await query(postgres.ownerUrl, 'insert into kept values (6)');
    await query(postgres.ownerUrl, 'select pg_switch_wal()');
    await postgres.stop();
    const sealed = [...(await kept())].filter(([file]) => !inTheOpen.has(file));
    expect(sealed.filter(([file]) => file.endsWith('.sealed')).length).toBeGreaterThan(3);
    expect(sealed.filter(([file, content]) => !/\.(sealed|json)$/.test(file) || isReadable(content))).toEqual(
      [],
    );
    await expect(recover(lost, KEY)).rejects.toThrow(/earliest moment/);

    // The whole folder is lost, the password too.
    await rm(dataDir, { recursive: true, force: true });
    await expect(recover(last, null)).rejects.toThrow(/encrypted.*BACKUP_KEY.*Nothing was changed/);
    await expect(recover(last, 'a key that is not theirs')).rejects.toThrow(
      /another key.*Nothing was changed/,
    );
    await recover(last, KEY);
    expect((await readdir(dataDir)).filter((name) => /segments|unfinished|unpacked/.test(name))).toEqual([]);
    postgres = await start(KEY);
    expect(await numbers(postgres.ownerUrl)).toEqual([1, 2, 3, 4, 5]);
    await postgres.stop();
    await expect(recover(new Date(), KEY)).rejects.toThrow(/not kept until.*Nothing was changed/);

    // A torn copy is refused before anything is moved.
    const newest = path.join(
      archive.bases,
      (await readdir(archive.bases)).sort().at(-1) ?? '',
      'base.sealed',
    );
    const whole = await readFile(newest);
    await writeFile(newest, whole.subarray(0, whole.length - 100));
    await expect(recover(last, KEY)).rejects.toThrow(/damaged or incomplete.*Nothing was changed/);
    postgres = await start(KEY);
    expect(await numbers(postgres.ownerUrl)).toEqual([1, 2, 3, 4, 5]);
    await postgres.stop();
  },
  TAKES_AT_MOST_MS,
);

test('what seals segments works from a copy, where PostgreSQL’s user may not go into ours', async () => {
  const { node, program } = await copySealer(parent);
  const [source, target] = [path.join(parent, 'segment'), path.join(parent, 'segment.sealed')];
  const content = Buffer.alloc(200_000, 'what was written');
  await writeFile(source, content);
  const key = randomBytes(32);
  const run = promisify(execFile);
  await expect(run(node, [program, source, target], { env: {} })).rejects.toThrow('PROPGUARD_WAL_KEY');
  await run(node, [program, source, target], { env: { PROPGUARD_WAL_KEY: key.toString('hex') } });
  const opened = await buffer(Readable.from(unsealWith(key)(createReadStream(target))).pipe(createGunzip()));
  expect(opened.equals(content)).toBe(true);
});
