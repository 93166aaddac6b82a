import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createEmptyDatabase, dropDatabase } from '../../../test/support/databases.ts';
import { hashSecret } from '../../access/authenticate.ts';

const MIGRATIONS = import.meta.dirname;
const LAST_WITH_SHARES = '0028_letter_html';
const name = `links_${randomBytes(6).toString('hex')}`;
const earlier = mkdtempSync(join(tmpdir(), 'migrations-'));
let owner: pg.Client;

/** The migrations as they were when links to reports stood in a table of their own. */
const copyEarlier = (): void => {
  cpSync(MIGRATIONS, earlier, { recursive: true });
  const file = join(earlier, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag === LAST_WITH_SHARES) + 1;
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
};

beforeAll(async () => {
  copyEarlier();
  owner = new pg.Client({ connectionString: await createEmptyDatabase(inject('clusterUrl'), name) });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await dropDatabase(inject('clusterUrl'), name);
  rmSync(earlier, { recursive: true });
});

it('links to reports that are out go on working after the update', async () => {
  await migrate(drizzle(owner), { migrationsFolder: earlier });
  const [workspace, report, shown, share] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const token = randomBytes(32).toString('base64url');
  await owner.query(`insert into workspace (id, name) values ($1, 'Before')`, [workspace]);
  await owner.query(`insert into report (id, workspace_id, report_id) values ($1, $2, 'VR-00000001')`, [
    report,
    workspace,
  ]);
  for (const [id, version] of [
    [randomUUID(), 1],
    [shown, 2],
  ])
    await owner.query(
      `insert into report_version (id, workspace_id, report_key, version, assessment_id, prepared_for, record, digest)
       values ($1, $2, $3, $4, $1, 'Before', '{}', '')`,
      [id, workspace, report, version],
    );
  await owner.query(
    `insert into report_share (id, workspace_id, report_key, version, token_hash, expires_at)
     values ($1, $2, $3, 2, $4, '2099-01-01T00:00:00Z')`,
    [share, workspace, report, hashSecret(token)],
  );

  await migrate(drizzle(owner), { migrationsFolder: MIGRATIONS });
  const { rows } = await owner.query(`select * from find_guest_pass($1, 'shared-report')`, [
    hashSecret(token),
  ]);
  expect(rows).toEqual([
    { id: share, workspace_id: workspace, subject_id: shown, expires_at: new Date('2099-01-01') },
  ]);
});
