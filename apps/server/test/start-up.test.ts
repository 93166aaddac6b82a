import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { toConfig } from '../src/config/config.ts';
import { readEnv } from '../src/config/env.ts';
import { startNode } from '../src/start/node.ts';
import { createEmptyDatabase, dropDatabase, TEST_WORLD_SCALE } from './support/databases.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';

const MIGRATIONS = readdirSync(join(import.meta.dirname, '../src/db/migrations')).filter((name) =>
  name.endsWith('.sql'),
);

describe('several nodes on an empty database', () => {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  afterAll(() => dropDatabase(clusterUrl, name));

  it('migrate it once, deploy the contracts once, and all come up', async () => {
    const url = await createEmptyDatabase(clusterUrl, name);
    const config = {
      ...toConfig(
        readEnv({
          DATABASE_URL: url,
          PORT: '0',
          HOST: '127.0.0.1',
          LOG_LEVEL: 'silent',
          DATABASE_POOL_SIZE: '4',
        }),
      ),
      sampleWorld: { scale: TEST_WORLD_SCALE },
    };
    const starts = ['api', 'worker', 'both'] as const;
    const nodes = await Promise.all(
      starts.map((role) => startNode({ ...config, role }, pino({ level: 'silent' }))),
    );
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    try {
      const migrations = await owner.query('select 1 from drizzle.__drizzle_migrations');
      expect(migrations.rowCount).toBe(MIGRATIONS.length);
      const alive = await owner.query<{ role: string }>('select role from node order by role');
      expect(alive.rows.map(({ role }) => role)).toEqual([...starts].sort());
      await Promise.all(nodes.map(async ({ context }) => context.chain?.contracts()));
      const contracts = await owner.query('select 1 from chain_transaction where recipient is null');
      expect(contracts.rowCount).toBe(5);
      for (const { url: address } of nodes) {
        if (address) expect((await fetch(`${address}/health/live`)).status).toBe(200);
      }
    } finally {
      await Promise.all(nodes.map((node) => node.stop()));
      await owner.end();
    }
  });
});

describe('a database role that workspaces would not be safe from', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
  });
  afterAll(() => installation.close());

  const startAs = (appUrl: string) => installation.startNode({ settings: { DATABASE_APP_URL: appUrl } });
  const roleUrl = async (attributes: string): Promise<string> => {
    const role = `test_role_${randomBytes(6).toString('hex')}`;
    await installation.owner.query(`create role ${role} login password 'secret' ${attributes}`);
    await installation.owner.query(`grant usage on schema public, identity, pgboss to ${role}`);
    await installation.owner.query(`grant all on all tables in schema public, identity, pgboss to ${role}`);
    const url = new URL(installation.ownerUrl);
    url.username = role;
    url.password = 'secret';
    return url.toString();
  };
  const dropRole = async (url: string): Promise<void> => {
    const role = new URL(url).username;
    await installation.owner.query(
      `reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`,
    );
  };

  it('is refused when it is a superuser', async () => {
    await expect(startAs(installation.ownerUrl)).rejects.toThrow(/it is a superuser.*Refusing to serve/);
  });

  it('is refused when it may bypass row-level security', async () => {
    const url = await roleUrl('bypassrls');
    await expect(startAs(url)).rejects.toThrow(/it may bypass row-level security/);
    await dropRole(url);
  });

  it('is refused when it owns a table', async () => {
    const url = await roleUrl('');
    await installation.owner.query(
      `create table test_owned (id int); alter table test_owned owner to ${new URL(url).username}`,
    );
    await expect(startAs(url)).rejects.toThrow(/it owns public\.test_owned/);
    await installation.owner.query('drop table test_owned');
    await dropRole(url);
  });

  it('is refused when a table of workspaces has no row-level security', async () => {
    await installation.owner.query('create table test_unguarded (workspace_id uuid)');
    await expect(installation.startNode()).rejects.toThrow(
      /public\.test_unguarded has a workspace but no row-level security/,
    );
    await installation.owner.query('drop table test_unguarded');
    await expect(installation.startNode()).resolves.toBeDefined();
  });
});
