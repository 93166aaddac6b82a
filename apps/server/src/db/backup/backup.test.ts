import { chmod, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { SAYS_ALL_WORKSPACES } from '../rights.ts';
import { rehearseRestore } from './rehearse-restore.ts';
import { restoreBackup, type SchemaHistory } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Everything that has gone wrong in somebody's backup: circles, generated and identity columns, odd values. */
const SCHEMA = `
  create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint);
  create schema "Odd name";
  create type mood as enum ('calm', 'cross');
  create table person (
    id bigint generated always as identity primary key,
    boss bigint references person, team int, name text, loud text generated always as (upper(name)) stored,
    touched int not null default 0);
  create table team (id serial primary key, lead bigint references person);
  alter table person add constraint person_team foreign key (team) references team deferrable;
  create table "Odd name"."a ""table""" (
    id uuid primary key default gen_random_uuid(), exact numeric, big bigint, float float8, at timestamptz,
    day date, span interval, raw bytea, tags text[], grid int[][], doc jsonb, plain json, mood mood, fixed char(4),
    "every" int4range, flag boolean);
  create table log (id int, at date) partition by range (at);
  create table log_2026 partition of log for values from ('2026-01-01') to ('2027-01-01');
  create function touch() returns trigger language plpgsql as $$ begin new.touched := new.touched + 1; return new; end $$;
  create trigger touch before insert on person for each row execute function touch();
  alter table team enable row level security;
  create policy nobody on team using (false);
  alter table team force row level security;
  create policy owner_maintains on team to current_user using (current_setting('search_path') like '%all_workspaces%')
    with check (current_setting('search_path') like '%all_workspaces%');`;

const DATA = `
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('abc', 1);
  insert into person (name) values ('Ann'), ('Bo');
  update person set boss = 2 where id = 1; update person set boss = 1 where id = 2;
  insert into team (lead) values (1); update person set team = 1;
  insert into person (name, boss) select 'p' || n, 1 from generate_series(1, 2500) n;
  insert into "Odd name"."a ""table""" (exact, big, float, at, day, span, raw, tags, grid, doc, plain, mood, fixed, "every", flag) values
    (12345678901234567890.123456789, 9007199254740993, 0.1, '2026-11-15 01:02:03.123456+10', '0044-03-15 BC', '1 year 2 days 3.5 seconds',
     '\\x00ff0a', array['a,b', null, '', e'new\\nline', e'\\u2028'], '{{1,2},{3,4}}', '{"n": 1.10, "t": "\\"q\\""}', '{"a":1,  "a":2}', 'cross', 'ab', '[1,5)', true),
    ('NaN', null, 'Infinity', 'infinity', null, null, '', '{}', null, 'null', 'null', null, null, 'empty', false);
  insert into log values (1, '2026-05-05');`;

let parent: string;
let postgres: EmbeddedPostgres;
let file: string;

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'propguard-backup-'));
  await chmod(parent, 0o755);
  postgres = await startEmbeddedPostgres({ dataDir: path.join(parent, 'data'), log: () => undefined });
  file = path.join(parent, 'whole.backup.gz');
  await query(postgres.ownerUrl, `create role plain_owner login createrole password 'plain'`);
  for (const name of ['source', 'target', 'earlier', 'older']) {
    await query(postgres.ownerUrl, `create database ${name} owner plain_owner`);
  }
  await query(owner('source'), SCHEMA);
  await query(owner('source'), DATA);
  await writeBackup({ ownerUrl: owner('source'), file, productVersion: '0.1.0' });
});

afterAll(async () => {
  await postgres?.stop();
  await rm(parent, { recursive: true, force: true });
});

/** An owner without superuser rights, as on a hosted PostgreSQL. */
function owner(database: string): string {
  const url = new URL(postgres.ownerUrl);
  url.username = 'plain_owner';
  url.password = 'plain';
  url.pathname = database;
  return url.toString();
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`select ${SAYS_ALL_WORKSPACES}`);
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const migrate = async (ownerUrl: string) => {
  const [row] = await query(ownerUrl, `select to_regclass('public.person') as person`);
  if (!row?.person) await query(ownerUrl, SCHEMA);
};

/** A version that knows one migration, `abc`; a later one knows what follows as well. */
const history = (...later: string[]): SchemaHistory => ({
  known: ['abc', ...later],
  migrate,
  prepareBeside: async () => undefined,
  apply: async (client, from, to) => {
    if (from === 0) await client.query(`create schema public; ${SCHEMA}`);
    if (to === 2)
      await client.query(`alter table team add column colour text not null default 'red';
        insert into drizzle.__drizzle_migrations (hash, created_at) values ('def', 2)`);
  },
  schemas: ['public', 'drizzle', 'Odd name'],
});

type Wishes = { from?: string; mayReplace?: boolean; key?: string; knows?: SchemaHistory };
const restore = async (
  database: string,
  { from = file, mayReplace = false, key, knows = history() }: Wishes = {},
) =>
  restoreBackup({
    ownerUrl: owner(database),
    backup: await verifyBackup(from, key ?? null),
    mayReplace,
    history: knows,
  });

const contents = async (database: string) => ({
  people: await query(owner(database), 'select p::text from person p order by id'),
  odd: await query(
    owner(database),
    'select t::text, doc is null as no_doc from "Odd name"."a ""table""" t order by id',
  ),
  log: await query(owner(database), 'select tableoid::regclass::text, l::text from log l'),
  teams: await query(owner(database), 'select t::text from team t'),
  migrations: await query(owner(database), 'select hash from drizzle.__drizzle_migrations'),
});

test('is readable by its owner only', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('brings an empty database to exactly the same rows', async () => {
  await restore('target');
  expect(await contents('target')).toEqual(await contents('source'));
});

test('numbers go on where they stopped, and the keys and triggers are back', async () => {
  expect(
    await query(owner('target'), `insert into person (name) values ('next') returning id::int, touched`),
  ).toEqual([{ id: 2503, touched: 1 }]);
  await expect(query(owner('target'), 'insert into team (lead) values (999999)')).rejects.toThrow(
    /foreign key/,
  );
});

test('replaces existing data only when told to', async () => {
  await expect(restore('target')).rejects.toThrow(/not empty.*--force/);
  await restore('target', { mayReplace: true });
  expect(await contents('target')).toEqual(await contents('source'));
});

test('refuses while somebody else is connected', async () => {
  const client = new Client({ connectionString: owner('target'), application_name: 'propguard' });
  await client.connect();
  await expect(restore('target', { mayReplace: true })).rejects.toThrow(/using this database/);
  await client.end();
});

test('refuses a file that was cut short', async () => {
  const cut = path.join(parent, 'cut.backup.gz');
  await writeFile(cut, await readFile(file));
  await truncate(cut, (await stat(cut)).size - 100);
  await expect(verifyBackup(cut)).rejects.toThrow(/damaged or incomplete/);
});

test.each([
  ['a changed value', (text: string) => text.replace('"Ann"', '"Eve"')],
  ['a lost row', (text: string) => text.replace(/\n\[[^\n]*"p77"[^\n]*/, '')],
  ['a lost table', (text: string) => text.replace(/\n\{"table":"public\.log"\}\n\[[^\n]*/, '')],
  ['a lost ending', (text: string) => text.slice(0, text.lastIndexOf('{"seal"'))],
  ['something added behind', (text: string) => `${text}["x"]\n`],
])('refuses a file with %s', async (_what, change) => {
  const text = gunzipSync(await readFile(file)).toString();
  const changed = change(text);
  expect(changed).not.toBe(text);
  const altered = path.join(parent, 'altered.backup.gz');
  await writeFile(altered, gzipSync(changed));
  await expect(verifyBackup(altered)).rejects.toThrow(/damaged or incomplete.*Nothing was changed/);
});

test('refuses a file that is something else', async () => {
  const other = path.join(parent, 'other.gz');
  await writeFile(other, gzipSync('hello\n'));
  await expect(verifyBackup(other)).rejects.toThrow(/not a backup/);
  await expect(verifyBackup(path.join(parent, 'absent'))).rejects.toThrow(/There is no file/);
});

test('a backup of an earlier version is brought to this one, in place of what is there', async () => {
  await restore('earlier');
  const { migrationsApplied } = await restore('earlier', { mayReplace: true, knows: history('def') });
  expect(migrationsApplied).toBe(1);
  expect(
    await query(owner('earlier'), 'select t.id, colour from person p join team t on t.lead = p.id'),
  ).toEqual([{ id: 1, colour: 'red' }]);
  expect(await query(owner('earlier'), 'select hash from drizzle.__drizzle_migrations order by id')).toEqual([
    { hash: 'abc' },
    { hash: 'def' },
  ]);
});

test('a migration that fails on the backup’s rows leaves everything as it was', async () => {
  const knows = history('def');
  const before = await query(owner('earlier'), 'select p::text from person p order by id');
  const failing: SchemaHistory = {
    ...knows,
    apply: async (client, from, to) => {
      await knows.apply(client, from, to);
      if (from > 0) await client.query('alter table team add constraint nobody check (id <> 1)');
    },
  };
  await expect(restore('earlier', { mayReplace: true, knows: failing })).rejects.toThrow(/nobody/);
  expect(await query(owner('earlier'), 'select p::text from person p order by id')).toEqual(before);
  await restore('earlier', {
    mayReplace: true,
    knows: { ...history(), migrate: async () => undefined },
  }).catch(() => undefined);
});

test('refuses a backup of a newer version, and one of another history', async () => {
  const before = await query(owner('earlier'), 'select count(*) from person');
  const older = { ...history(), known: [] };
  await expect(restore('earlier', { mayReplace: true, knows: older })).rejects.toThrow(
    /made by a newer PropGuard.*Nothing was changed/,
  );
  const other = { ...history(), known: ['xyz'] };
  await expect(restore('earlier', { mayReplace: true, knows: other })).rejects.toThrow(/another history/);
  expect(await query(owner('earlier'), 'select count(*) from person')).toEqual(before);
});

describe('encrypted', () => {
  const KEY = 'a key of the tests, long enough';
  let sealed: string;
  beforeAll(async () => {
    sealed = path.join(parent, 'sealed.backup');
    const written = await writeBackup({
      ownerUrl: owner('source'),
      file: sealed,
      productVersion: '0.1.0',
      key: KEY,
    });
    expect(written).toMatchObject({ tables: 5, rows: 2507, bytes: (await stat(sealed)).size });
  });

  test('nothing of it can be read without the key', async () => {
    const content = await readFile(sealed);
    expect(content.includes('"Ann"')).toBe(false);
    expect(() => gunzipSync(content)).toThrow();
    await expect(verifyBackup(sealed)).rejects.toThrow(/is encrypted.*BACKUP_KEY/);
    await expect(verifyBackup(sealed, `${KEY}!`)).rejects.toThrow(/another key.*Nothing was changed/);
  });

  test('comes back the same', async () => {
    await query(postgres.ownerUrl, 'create database unsealed owner plain_owner');
    await restore('unsealed', { from: sealed, key: KEY });
    expect(await contents('unsealed')).toEqual(await contents('source'));
  });

  test.each([
    ['cut short', (content: Buffer) => content.subarray(0, content.length - 20)],
    ['without its last piece', (content: Buffer) => content.subarray(0, content.indexOf('\n') + 1)],
    ['with a changed byte', (content: Buffer) => content.fill(content[900] === 1 ? 2 : 1, 900, 901)],
    [
      'that says another day',
      (content: Buffer) =>
        content.fill('1', content.indexOf('takenAt') + 10, content.indexOf('takenAt') + 11),
    ],
  ])('refuses one %s', async (_what, change) => {
    const torn = path.join(parent, 'torn.backup');
    await writeFile(torn, change(await readFile(sealed)));
    await expect(verifyBackup(torn, KEY)).rejects.toThrow(/damaged or incomplete.*Nothing was changed/);
  });

  test('is rehearsed in a database of its own where the owner may make one, and read where not', async () => {
    const order = { file: sealed, key: KEY, history: history() };
    expect(await rehearseRestore({ ...order, ownerUrl: owner('source') })).toEqual({
      how: 'read',
      restored: null,
    });
    await query(postgres.ownerUrl, 'alter role plain_owner createdb');
    const { how, restored } = await rehearseRestore({ ...order, ownerUrl: owner('source') });
    expect([how, restored?.rows]).toEqual(['restored', 2507]);
    expect(
      await query(postgres.ownerUrl, `select datname from pg_database where datname like 'propguard_check%'`),
    ).toEqual([]);
  });
});

test('refuses a backup whose tables are not those of this version', async () => {
  await query(owner('older'), SCHEMA);
  await query(owner('older'), 'alter table team add column colour text');
  await expect(restore('older')).rejects.toThrow(/made by PropGuard 0\.1\.0/);
});

test('a load that fails leaves everything as it was', async () => {
  const before = await contents('target');
  await query(owner('target'), 'alter table team add constraint nobody check (lead <> 1) not valid');
  await expect(restore('target', { mayReplace: true })).rejects.toThrow(/nobody/);
  expect(await contents('target')).toEqual(before);
});
