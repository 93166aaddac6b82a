import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createEmptyDatabase, dropDatabase } from '../../../test/support/databases.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { ensureAppRole } from '../../db/app-role.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';

const NODE = '24.1.0';
const QUIET = { CHAIN_EMBEDDED: 'true' };

const found = async (env: Record<string, string>, about: string, node = NODE): Promise<Finding | undefined> =>
  (await examine({ ...QUIET, ...env }, node)).find((finding) => finding.about === about);

let installation: TestInstallation;
let DATABASE_URL: string;
beforeAll(async () => {
  installation = await createInstallation();
  await ensureAppRole(installation.owner, installation.ownerUrl);
  DATABASE_URL = installation.ownerUrl;
});
afterAll(() => installation.close());

describe('a broken setup is told in words, with what to do', () => {
  it.each([
    ['an old Node', {}, 'Node', '20.1.0', /too old/],
    ['a Node that must be told to run TypeScript', {}, 'Node', '22.17.1', /too old/],
    ['a setting that is none', { PORT: 'many' }, 'Settings', NODE, /PORT/],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' },
      'Database',
      NODE,
      /cannot be reached.*ECONNREFUSED/,
    ],
    ['a mail server that is not there', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'Mail', NODE, /didn’t answer/],
    ['an address without TLS', { PUBLIC_URL: 'http://propguard.example' }, 'Address', NODE, /no TLS/],
    ['no address, for all to reach', { HOST: '0.0.0.0' }, 'Address', NODE, /PUBLIC_URL is not set/],
    [
      'a chain that is not there',
      { CHAIN_RPC_URL: 'http://127.0.0.1:1', CHAIN_PRIVATE_KEY: `0x${'1'.repeat(64)}` },
      'Chain',
      NODE,
      /does not answer/,
    ],
    [
      'a secret that nobody gave',
      { DATABASE_APP_URL: 'postgres://x:y@127.0.0.1:1/z' },
      'Secret',
      NODE,
      /missing/,
    ],
    [
      'a folder that is none',
      { BACKUP_DIR: '/etc/hostname/backups' },
      'Backup folder',
      NODE,
      /cannot be written/,
    ],
  ] as const)('%s', async (_what, env, about, node, says) => {
    const settings: Record<string, string> = { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z', ...env };
    if ('DATABASE_APP_URL' in env) delete settings.DATABASE_URL;
    const finding = await found(settings, about, node);
    expect(finding?.state).toBe('fault');
    expect(finding?.says).toMatch(says);
    expect(finding?.todo).toBeTruthy();
  });

  it('something else that answers at its address', async () => {
    const other = createServer((_request, response) => response.end('a page of somebody else')).listen(
      0,
      '127.0.0.1',
    );
    await new Promise((resolve) => other.once('listening', resolve));
    const PUBLIC_URL = `http://localhost:${(other.address() as AddressInfo).port}`;
    expect(await found({ DATABASE_URL, PUBLIC_URL }, 'Address')).toMatchObject({ state: 'fault' });
    other.close();
  });
});

describe('a database', () => {
  it('in order is said to be so', async () => {
    const findings = await examine({ ...QUIET, DATABASE_URL, BACKUP_DIR: '/tmp' }, NODE);
    for (const about of ['Node', 'Settings', 'Database', 'Clock', 'Tables', 'Rights', 'Secret'])
      expect(findings.find((finding) => finding.about === about)?.state, about).toBe('good');
    expect(findings.find(({ about }) => about === 'Jobs')).toMatchObject({ state: 'warning' });
    expect(findings.find(({ about }) => about === 'Backups')).toMatchObject({ state: 'warning' });
  });

  it('that nothing was started on', async () => {
    const name = `doctor_${randomBytes(6).toString('hex')}`;
    const url = await createEmptyDatabase(inject('clusterUrl'), name);
    expect(await found({ DATABASE_URL: url }, 'Tables')).toMatchObject({ state: 'warning' });
    await dropDatabase(inject('clusterUrl'), name);
  });

  it('whose work, rights, backups and version are wrong', async () => {
    const { owner } = installation;
    await owner.query(`insert into backup (job_id, state, error, started_at)
      values (gen_random_uuid(), 'failed', 'the disk is full', now())`);
    expect((await found({ DATABASE_URL, BACKUP_DIR: '/tmp' }, 'Backups'))?.says).toContain(
      'the disk is full',
    );
    await owner.query(
      `update backup set state = 'succeeded', checked = 'restored', started_at = now() - interval '3 days'`,
    );
    expect(await found({ DATABASE_URL, BACKUP_DIR: '/tmp' }, 'Backups')).toMatchObject({ state: 'fault' });

    await owner.query('alter table lead no force row level security');
    expect((await found({ DATABASE_URL }, 'Rights'))?.says).toContain('lead');
    await owner.query('alter table lead force row level security');

    await owner.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9)`,
    );
    expect((await found({ DATABASE_URL }, 'Tables'))?.says).toMatch(/newer version/);
  });
});
