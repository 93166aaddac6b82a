import { randomUUID } from 'node:crypto';
import { GUEST_PASS_KINDS } from '@propguard/rules/guests/pass-kinds';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureAppRole } from '../src/db/app-role.ts';
import { createDatabase, type Database, type Tx } from '../src/db/database.ts';
import { openPool } from '../src/db/pool.ts';
import { fillWorkspace } from './support/filled-workspace.ts';
import { insertPass, SUBJECT_TABLES } from './support/guest-passes.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';

let installation: TestInstallation;
let database: Database;
let workspaceId: string;

const filledWorkspace = async (): Promise<string> => {
  const id = randomUUID();
  await installation.owner.query('insert into workspace (id, name) values ($1, $2)', [id, id]);
  await installation.owner.query(
    `with a as (insert into identity.account (name, email) values ('Guest of', $1 || '@example.com') returning id)
     insert into member (workspace_id, account_id, role) select $1::uuid, id, 'owner' from a`,
    [id],
  );
  await fillWorkspace(installation.owner, id, `filled-${id}`);
  return id;
};

beforeAll(async () => {
  installation = await createInstallation();
  const url = await ensureAppRole(installation.owner, installation.ownerUrl);
  database = createDatabase(openPool({ url, size: 2, name: 'guests', onError: () => undefined }));
  workspaceId = await filledWorkspace();
  // Somebody else's rows, in every table.
  await filledWorkspace();
});
afterAll(async () => {
  await database.pool.end();
  await installation.close();
});

const namesOf = async (query: string): Promise<string[]> =>
  (await installation.owner.query<{ name: string }>(query)).rows.map(({ name }) => name);

const allTables = () =>
  namesOf(`select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'identity', 'pgboss', 'drizzle') order by 1`);

const tablesForGuests = () =>
  namesOf(`select distinct format('%I.%I', schemaname, tablename) as name
    from pg_policies where policyname like 'guest\\_%' order by 1`);

const passTo = async (kind: (typeof GUEST_PASS_KINDS)[number], ended?: 'expired' | 'revoked') => {
  const [subjectId = ''] = await namesOf(
    `select id as name from ${SUBJECT_TABLES[kind]} where workspace_id = '${workspaceId}'`,
  );
  const row = { workspaceId, kind, subjectId, ...(ended ? { ended } : {}) };
  return { subjectId, ...(await insertPass(installation.owner, row)) };
};

/** What can be read of a table; null where it does not exist for whoever asks. */
const idsIn = async (tx: Tx, table: string): Promise<string[] | null> => {
  try {
    const found = await tx.transaction((step) =>
      step.execute<{ row: { id: string } }>(sql`select to_jsonb(t) as row from ${sql.raw(table)} t`),
    );
    return found.rows.map(({ row }) => row.id);
  } catch (error) {
    expect(String((error as Error).cause)).toContain('permission denied');
    return null;
  }
};

const seenBy = async (passId: string): Promise<Record<string, string[]>> => {
  const tables = await allTables();
  return database.asGuest(passId, 'read', async (tx) => {
    const seen: Record<string, string[]> = {};
    for (const table of tables) {
      const ids = await idsIn(tx, table);
      if (ids) seen[table] = ids;
    }
    return seen;
  });
};

describe.each(GUEST_PASS_KINDS)('a guest with a pass of the kind %s', (kind) => {
  const table = `public.${SUBJECT_TABLES[kind]}`;

  it('sees the pass and what it is about, of all tables that there are', async () => {
    const { id, subjectId } = await passTo(kind);
    const seen = await seenBy(id);
    const tables = await tablesForGuests();
    expect(Object.keys(seen)).toEqual(tables);
    const { 'public.guest_pass': passes, [table]: subjects, ...rest } = seen;
    // Where a guest reads no table, the operation opens the workspace of the pass: it sees the pass alone (decision 56).
    const expected = tables.includes(table) ? [subjectId] : undefined;
    expect({ passes, subjects }).toEqual({ passes: [id], subjects: expected });
    expect(Object.values(rest).flat()).toEqual([]);
  });

  it.each(['expired', 'revoked'] as const)('sees nothing once it is %s', async (ended) => {
    const { id } = await passTo(kind, ended);
    expect(Object.values(await seenBy(id)).flat()).toEqual([]);
  });

  it('cannot write, not even what it sees', async () => {
    const { id } = await passTo(kind);
    await expect(
      database.asGuest(id, 'write', (tx) => tx.execute(sql`update guest_pass set expires_at = null`)),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

it('is forgotten with the transaction: the connection goes on as itself', async () => {
  const { id } = await passTo('shared-report');
  await database.asGuest(id, 'read', (tx) => tx.execute(sql`select 1`));
  const { rows } = await database.pool.query(
    `select current_user = session_user as itself, current_setting('app.guest_pass', true) as pass`,
  );
  expect(rows).toEqual([{ itself: true, pass: '' }]);
});
