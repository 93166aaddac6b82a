/**
 * An installation of a million rows, backed up encrypted and restored into another database: tables that are not
 * identical there (count and hash of every row, computed by PostgreSQL alone), and broken files that were not refused.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { copyFile, open, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listTables, quoted } from '../apps/server/src/db/backup/catalogue.ts';
import { restoreBackup } from '../apps/server/src/db/backup/restore-backup.ts';
import { verifyBackup } from '../apps/server/src/db/backup/verify-backup.ts';
import { writeBackup } from '../apps/server/src/db/backup/write-backup.ts';
import { withOwner } from '../apps/server/src/db/client.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../apps/server/src/start/prepare-database.ts';
import { schemaHistory } from '../apps/server/src/start/schema-history.ts';
import { settle } from './lib/verdict.ts';

type Client = Parameters<Parameters<typeof withOwner>[2]>[0];

const ROWS = Number(process.env.ROWS ?? 1_000_000);
const KEY = 'the key of the bench, long enough';

/** Ids, documents, times, bytes and texts with quotes, line breaks and letters of other scripts. */
const FILL = [
  `insert into job (kind, lane, input, state, done, total, note, error, max_attempts, created_at, ended_at)
   select 'made', 'bulk', jsonb_build_object('n', n, 'text', repeat('x', n % 40), 'share', n / 7.0),
     'succeeded', n % 1000, n % 2000, case n % 3 when 0 then null else 'Sāo ''Paulo''' || chr(10) || n end,
     null, 3, now() - make_interval(secs => n), clock_timestamp()
   from generate_series(1, $1 * 6 / 10) n`,
  `insert into seeded_part (name, version, rows, seeded_at) select 'part ' || n, n % 9, n, now() + make_interval(mins => n)
   from generate_series(1, $1 * 2 / 10) n`,
  `insert into shared_count (name, count, ends_at) select sha256(n::text::bytea), n % 50, now() + make_interval(secs => n)
   from generate_series(1, $1 * 2 / 10) n`,
];

const contents = async (client: Client): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ count: string; hash: string }>(
      `select count(*), coalesce(md5(string_agg(h, '' order by h)), '') as hash
       from (select md5(t::text) as h from ${quoted(table)} t) as hashed`,
    );
    found.set(quoted(table), `${rows[0]?.count} ${rows[0]?.hash}`);
  }
  return found;
};

const folder = mkdtempSync(join(tmpdir(), 'propguard-bench-'));
chmodSync(folder, 0o755);
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => undefined });
const urlOf = (name: string): string => {
  const url = new URL(server.ownerUrl);
  url.pathname = `/${name}`;
  return url.toString();
};
const ask = <T>(name: string, work: (client: Client) => Promise<T>): Promise<T> =>
  withOwner(urlOf(name), 'propguard-bench', work);

/** Whether a broken copy of the file is refused. */
const isRefused = async (
  file: string,
  breakIt: (copy: string) => Promise<void>,
  key = KEY,
): Promise<boolean> => {
  const copy = `${file}.broken`;
  await copyFile(file, copy);
  await breakIt(copy);
  return verifyBackup(copy, key).then(
    () => false,
    (error: Error) => {
      console.log(`  refused: ${error.message.replace(copy, 'FILE')}`);
      return true;
    },
  );
};

try {
  for (const name of ['source', 'target'])
    await ask('propguard', (client) => client.query(`create database ${name}`));
  await migrateDatabase(urlOf('source'));
  const before = await ask('source', async (client) => {
    for (const statement of FILL) await client.query(statement.replaceAll('$1', String(ROWS)));
    return contents(client);
  });
  const file = join(folder, 'million.backup');
  const written = await writeBackup({ ownerUrl: urlOf('source'), file, productVersion: 'bench', key: KEY });
  console.log(
    `${written.rows.toLocaleString('en-AU')} rows of ${written.tables} tables, ${(written.bytes / 1e6).toFixed(1)} MB, written in ${written.seconds.toFixed(1)} s`,
  );
  const checkedFrom = performance.now();
  const backup = await verifyBackup(file, KEY);
  console.log(`read whole in ${((performance.now() - checkedFrom) / 1000).toFixed(1)} s`);
  const restored = await restoreBackup({
    ownerUrl: urlOf('target'),
    backup,
    mayReplace: false,
    history: schemaHistory(),
  });
  console.log(`restored, every row read back, in ${restored.seconds.toFixed(1)} s`);
  const after = await ask('target', contents);
  const different = [...before].filter(([table, content]) => after.get(table) !== content);
  for (const [table] of different) console.log(`${table} is not identical`);

  const { size } = await stat(file);
  const flipByte = async (copy: string): Promise<void> => {
    const handle = await open(copy, 'r+');
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, Math.floor(size / 2));
    await handle.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, Math.floor(size / 2));
    await handle.close();
  };
  const refusals = [
    await isRefused(file, (copy) => truncate(copy, Math.floor(size * 0.7))),
    await isRefused(file, (copy) => truncate(copy, size - 1)),
    await isRefused(file, flipByte),
    await isRefused(file, (copy) => writeFile(copy, 'a file of somebody else')),
    await isRefused(file, async () => undefined, `${KEY}?`),
  ];
  const accepted = refusals.filter((isGood) => !isGood).length;
  settle({
    name: 'restore',
    value: different.length + accepted + (before.size === after.size ? 0 : 1),
    unit: 'tables that differ or broken files that were taken',
    target: 0,
    better: 'lower',
  });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
