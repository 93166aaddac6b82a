import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from './support/client.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';
import { signUp } from './support/people.ts';

let installation: TestInstallation;
let url: string;
let person: TestClient;
beforeAll(async () => {
  installation = await createInstallation();
  const node = await installation.startNode();
  url = node.url ?? '';
  person = (await signUp(node.client())).client;
});
afterAll(() => installation.close());

const ready = async (): Promise<{ status: number; checks: Record<string, boolean> }> => {
  const reply = await fetch(`${url}/health/ready`);
  return {
    status: reply.status,
    checks: ((await reply.json()) as { checks: Record<string, boolean> }).checks,
  };
};
const save = () =>
  person.call('POST', '/saved-searches', { name: 'Near the sea', filters: {}, alerts: 'none' });
const sql = (text: string) => installation.owner.query(text);

const expectNoWrites = async (): Promise<void> => {
  // What readiness answers is kept for a second.
  await expect.poll(async () => (await ready()).checks).toMatchObject({ database: true, writable: false });
  expect((await ready()).status).toBe(503);
  const refused = await save();
  expect(refused).toMatchObject({ status: 503, body: { code: 'NOT_WRITABLE' } });
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect((await person.call('GET', '/saved-searches')).status).toBe(200);
};

const expectRecovery = async (): Promise<void> => {
  await expect.poll(async () => (await ready()).status).toBe(200);
  expect((await save()).status).toBe(201);
};

describe('a database that was made read-only', () => {
  it('is read, refuses writes in words, and is written again without a restart', async () => {
    const { rows } = await installation.owner.query<{ name: string }>('select current_database() as name');
    const name = rows[0]?.name ?? '';
    // As sessions begin anew, so they see it.
    const endSessions = () =>
      sql(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${name}_app'`);
    await sql(`alter database ${name} set default_transaction_read_only = on`);
    await endSessions();
    try {
      await expectNoWrites();
    } finally {
      await sql('set default_transaction_read_only = off');
      await sql(`alter database ${name} reset default_transaction_read_only`);
      await endSessions();
    }
    await expectRecovery();
  });
});

const MEBIBYTE = 1024 * 1024;

/** A disk of its own, of four mebibytes, which only root can make. */
const makeSmallDisk = (owner: { uid: number; gid: number }): string | null => {
  const folder = mkdtempSync(join(tmpdir(), 'propguard-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${4 * MEBIBYTE}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  chownSync(folder, owner.uid, owner.gid);
  return folder;
};

describe('a disk that is full', () => {
  it('is told apart from a fault, and is written again when there is room', async ({ skip }) => {
    const { rows } = await installation.owner.query<{ data_directory: string }>('show data_directory');
    const disk = makeSmallDisk(statSync(rows[0]?.data_directory ?? ''));
    if (disk === null) return skip('only root may mount a disk to fill');
    const space = `small_disk_${process.pid}`;
    try {
      await sql(`create tablespace ${space} location '${disk}'`);
      // Without a page of their own yet: each next row asks the disk for one.
      await sql('truncate node, saved_search, saved_search_alert');
      for (const table of ['node', 'saved_search']) await sql(`alter table ${table} set tablespace ${space}`);
      await sql(`create table filler (content text) tablespace ${space}`);
      await sql('alter table filler alter content set storage plain');
      const fill = sql(`insert into filler select repeat('x', 4000) from generate_series(1, 2000)`);
      await expect(fill).rejects.toMatchObject({ code: '53100' });
      await expectNoWrites();
      await sql('drop table filler');
      await expectRecovery();
    } finally {
      await sql('drop table if exists filler');
      for (const table of ['node', 'saved_search'])
        await sql(`alter table ${table} set tablespace pg_default`);
      await sql(`drop tablespace if exists ${space}`);
      execFileSync('umount', [disk]);
      rmSync(disk, { recursive: true });
    }
  });
});
