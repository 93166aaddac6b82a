import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BackupState, SlowWorkOfNodes } from '@propguard/protocol/running';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';
import { verifyBackup } from '../../db/backup/verify-backup.ts';
import { reportAlive } from '../../http/report-alive.ts';

const KEY = 'the key of this test, long enough';
let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let operator: TestClient;
let parent: string;
let folder: string;

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'propguard-running-'));
  folder = path.join(parent, 'backups');
  installation = await createInstallation();
  node = await installation.startNode({
    settings: { BACKUP_DIR: folder, BACKUP_KEY: KEY, BACKUP_KEEP: '1' },
  });
  operator = (await signUp(node.client())).client;
});
afterAll(async () => {
  await installation.close();
  await rm(parent, { recursive: true, force: true });
});

const backups = async (): Promise<BackupState> =>
  BackupState.parse((await operator.call('GET', '/installation/backups')).body);

const takeOne = async (): Promise<BackupState> => {
  expect((await operator.call('POST', '/installation/backups')).status).toBe(200);
  return vi.waitFor(async () => {
    const state = await backups();
    expect(state.jobId).toBeNull();
    return state;
  }, PATIENCE);
};

describe('backups', () => {
  it('are the operator’s alone', async () => {
    const other = (await signUp(node.client())).client;
    for (const method of ['GET', 'POST'] as const)
      expect((await other.call(method, '/installation/backups')).status).toBe(403);
    expect((await other.call('GET', '/installation/slow-work')).status).toBe(403);
    expect(await backups()).toMatchObject({ folder, times: ['02:30'], encrypted: true, lastSuccess: null });
  });

  it('one is written, encrypted, restored into a scratch database, and the oldest goes', async () => {
    const first = await takeOne();
    expect(first.recent[0]?.error).toBeNull();
    const { lastSuccess } = first;
    expect(lastSuccess).toMatchObject({ state: 'succeeded', encrypted: true, checked: 'restored' });
    const file = lastSuccess?.file ?? '';
    expect((await stat(file)).size).toBe(lastSuccess?.bytes);
    const { header, footer } = await verifyBackup(file, KEY);
    expect(header.tables.length).toBe(lastSuccess?.tables);
    expect(footer.seal.reduce((sum, { rows }) => sum + rows, 0)).toBe(lastSuccess?.rows);
    const scratch = `select from pg_database where datname like 'propguard\\_check\\_%'`;
    expect((await installation.owner.query(scratch)).rowCount).toBe(0);
  });

  it('one that fails says why, and waits for the operator as a notice until one succeeds', async () => {
    const notices = async (): Promise<{ kind: string; text: string }[]> =>
      (await operator.call('GET', '/notices')).body.items.filter(
        ({ kind, doneAt }: { kind: string; doneAt: string | null }) =>
          kind === 'backup-failed' && doneAt === null,
      );
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'not a folder');
    const failed = await takeOne();
    expect(failed.recent[0]).toMatchObject({ state: 'failed', checked: null });
    expect(failed.recent[0]?.error).toMatch(/EEXIST|ENOTDIR/);
    expect(failed.lastSuccess?.state).toBe('succeeded');
    expect(await notices()).toHaveLength(1);

    await rm(folder);
    await takeOne();
    expect(await notices()).toEqual([]);
    expect(await readdir(folder)).toHaveLength(1);
  });
});

describe('slow work', () => {
  it('is what this node measured, without values', async () => {
    await node.context.database.plain.execute(sql`select pg_sleep(0.3), ${'a secret value'}::text`);
    await reportAlive(node.context);
    const slow = SlowWorkOfNodes.parse((await operator.call('GET', '/installation/slow-work')).body);
    const found = slow.statements.find(({ name }) => name.includes('pg_sleep'));
    expect(found?.worstMs).toBeGreaterThan(250);
    expect(JSON.stringify(slow)).not.toContain('a secret value');
  });
});
