import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../test/support/patience.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isAlive, isPostmasterOf } from './processes.ts';

const log = () => undefined;
let parent: string;
let dataDir: string;
const cluster = () => path.join(dataDir, 'cluster');

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'propguard-embedded-'));
  await chmod(parent, 0o755);
  dataDir = path.join(parent, 'data');
});

afterAll(async () => {
  const postmaster = readPostmasterFile(cluster());
  if (postmaster && isPostmasterOf(postmaster.pid, cluster())) process.kill(postmaster.pid, 'SIGINT');
  await rm(parent, { recursive: true, force: true });
});

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const pidOfServer = () => readPostmasterFile(cluster())?.pid ?? 0;

/** Another process that uses the same database until it is killed. */
async function startOtherProcess() {
  const module = fileURLToPath(new URL('./embedded-postgres.ts', import.meta.url));
  const source = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
    process.once('SIGTERM', () => postgres.stop().then(() => process.exit(0)));
    setInterval(() => {}, 1000);
    process.stdout.write(postgres.ownerUrl);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout, 'data');
  return { child, ownerUrl: String(url) };
}

test('creates a durable server for this machine only, and stops it', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const settings = await query(
    postgres.ownerUrl,
    `select name, setting from pg_settings where name in
     ('fsync', 'synchronous_commit', 'listen_addresses', 'unix_socket_directories', 'cluster_name') order by name`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    cluster_name: 'propguard',
    fsync: 'on',
    listen_addresses: '127.0.0.1',
    synchronous_commit: 'on',
    unix_socket_directories: path.join(dataDir, 'sockets'),
  });
  expect((await stat(path.join(dataDir, 'password'))).mode & 0o777).toBe(0o600);

  const [{ through } = {}] = await query(postgres.ownerUrl, 'select inet_client_addr() as through');
  expect(through).toBeNull();
  const overTheNetwork = postgres.ownerUrl.replace(/\?.*/, '');
  const [{ from } = {}] = await query(overTheNetwork, 'select inet_client_addr() as from');
  expect(from).toBe('127.0.0.1');

  const withWrongPassword = postgres.ownerUrl.replace(/:[^:@]+@/, ':wrong@');
  await expect(query(withWrongPassword, 'select 1')).rejects.toThrow(/password authentication failed/);

  await query(postgres.ownerUrl, 'create table kept (id int); insert into kept values (7)');
  const pid = pidOfServer();
  await postgres.stop();
  expect(isAlive(pid)).toBe(false);
});

test('keeps the data from one start to the next', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  expect(await query(postgres.ownerUrl, 'select id from kept')).toEqual([{ id: 7 }]);
  await postgres.stop();
});

test('after kill -9 of the application adopts its server and then stops it', async () => {
  const other = await startOtherProcess();
  await query(other.ownerUrl, 'insert into kept values (8)');
  const pid = pidOfServer();
  other.child.kill('SIGKILL');
  await once(other.child, 'exit');
  expect(isAlive(pid)).toBe(true);

  const postgres = await startEmbeddedPostgres({ dataDir, log });
  expect(pidOfServer()).toBe(pid);
  expect(await query(postgres.ownerUrl, 'select count(*)::int as rows from kept')).toEqual([{ rows: 2 }]);
  await postgres.stop();
  expect(isAlive(pid)).toBe(false);
});

test('PostgreSQL that is killed is started again where it was, unasked, and stays down once it is stopped', async () => {
  const told: string[] = [];
  const postgres = await startEmbeddedPostgres({ dataDir, log, onTrouble: (line) => told.push(line) });
  const [{ rows: before } = { rows: 0 }] = await query(
    postgres.ownerUrl,
    'select count(*)::int as rows from kept',
  );
  const killed = pidOfServer();
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(
    async () =>
      expect(await query(postgres.ownerUrl, 'select count(*)::int as rows from kept')).toEqual([
        { rows: before },
      ]),
    PATIENCE,
  );
  expect(pidOfServer()).not.toBe(killed);
  expect(told[0]).toBe('PostgreSQL has ended. It is started again.');
  await vi.waitFor(() => expect(told.at(-1)).toBe('PostgreSQL runs again.'), PATIENCE);
  const last = pidOfServer();
  await postgres.stop();
  expect(isAlive(last)).toBe(false);
});

test('after kill -9 of PostgreSQL itself recovers what was acknowledged', async () => {
  const other = await startOtherProcess();
  await query(other.ownerUrl, 'insert into kept values (9)');
  process.kill(pidOfServer(), 'SIGKILL');
  other.child.kill('SIGKILL');
  await once(other.child, 'exit');

  const postgres = await startEmbeddedPostgres({ dataDir, log });
  expect(await query(postgres.ownerUrl, 'select max(id) as id from kept')).toEqual([{ id: 9 }]);
  await postgres.stop();
});

test('does not take another program with the same process number for its server', async () => {
  const lines = [String(process.pid), cluster(), '0', '1', '', '127.0.0.1', '', 'ready'];
  await writeFile(path.join(cluster(), 'postmaster.pid'), `${lines.join('\n')}\n`);
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  expect(pidOfServer()).not.toBe(process.pid);
  await postgres.stop();
});

test('two processes share one server, and the last to leave stops it', async () => {
  const [other, postgres] = await Promise.all([startOtherProcess(), startEmbeddedPostgres({ dataDir, log })]);
  const pid = pidOfServer();
  expect(other.ownerUrl).toBe(postgres.ownerUrl);

  await postgres.stop();
  expect(await query(other.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);

  other.child.kill('SIGTERM');
  await once(other.child, 'exit');
  expect(isAlive(pid)).toBe(false);
});

test('does not take over a folder that holds something else', async () => {
  await writeFile(path.join(parent, 'letter.txt'), 'mine');
  await expect(startEmbeddedPostgres({ dataDir: parent, log })).rejects.toThrow(/holds other things/);
});

test('says what to do about data of another major version', async () => {
  const file = path.join(cluster(), 'PG_VERSION');
  const version = await readFile(file, 'utf8');
  await writeFile(file, '14\n');
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
    /made by PostgreSQL 14.*npm run backup/s,
  );
  await writeFile(file, version);
});

test('shows the end of the log when the server cannot start', async () => {
  const file = path.join(cluster(), 'postgresql.conf');
  const before = await readFile(file, 'utf8');
  await writeFile(file, `${before}\nno_such_setting = 1\n`);
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(/no_such_setting/);
  await writeFile(file, before);
});
