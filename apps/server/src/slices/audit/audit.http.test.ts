import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';
import type { Context } from '../../context.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import { installationChain } from './chain.ts';
import { endAudit } from './end-audit.ts';
import { recordAudit } from './record-audit.ts';
import { digestOf } from './record-digest.ts';
import { startAudit } from './start-audit.ts';

let installation: TestInstallation;
let client: () => TestClient;
let operator: TestClient;
beforeAll(async () => {
  installation = await createInstallation();
  ({ client } = await installation.startNode());
  operator = (await signUp(client(), 'Olive Operator')).client;
});
afterAll(() => installation.close());

const report = (browser: TestClient, address: string) =>
  browser.call('POST', '/llm/generate-lvr-report', {
    property_data: { address, price: 800_000, loan_amount: 500_000 },
  });

const workspace = async (name = 'Mia Nguyen') => {
  const { client: here, session } = await signUp(client(), name);
  return { here, id: session.workspace.id as string };
};

const verify = async (browser: TestClient) => (await browser.call('GET', '/audit/verify')).body;

describe('the trail', () => {
  it('CORE-ENT-15: has who, what, when, the inputs’ hash and how it ended', async () => {
    const { here } = await workspace();
    await report(here, '12 Sample Street');
    const { status, body } = await here.call('GET', '/audit?limit=5');
    expect(status).toBe(200);
    expect(body.items).toEqual([
      {
        id: expect.any(String),
        timestamp: expect.any(String),
        action: 'lvr-report',
        user: 'Mia Nguyen',
        actor: 'account',
        subject: { kind: 'property', id: null },
        details: '12 Sample Street',
        inputsHash: digestOf({
          property_data: { address: '12 Sample Street', price: 800_000, loan_amount: 500_000 },
        }).toString('hex'),
        status: 'COMPLETED',
        completedAt: expect.any(String),
      },
    ]);
    expect(body.items[0].completedAt >= body.items[0].timestamp).toBe(true);
  });

  it('CORE-APRA-04: the last 5, and the whole by cursor', async () => {
    const { here } = await workspace();
    for (let n = 1; n <= 12; n += 1) await report(here, `${n} Sample Street`);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: { items: { details: string }[]; nextCursor: string | null } } = await here.call(
        'GET',
        `/audit?limit=5${cursor ? `&cursor=${cursor}` : ''}`,
      );
      seen.push(...body.items.map(({ details }) => details));
      cursor = body.nextCursor;
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 12 }, (_, n) => `${12 - n} Sample Street`));
    expect(await verify(here)).toMatchObject({
      intact: true,
      records: 24,
      fault: null,
      head: { position: 24 },
    });
  });

  it('stays one chain when many write at once', async () => {
    const { here } = await workspace();
    const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => report(here, `${n} High Street`)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(await verify(here)).toMatchObject({ intact: true, records: 24 });
  });

  it('an empty one is intact', async () => {
    const { here } = await workspace();
    expect(await verify(here)).toMatchObject({ intact: true, records: 0, head: null });
  });
});

describe('tampering', () => {
  it.each([
    [
      'altered',
      `update audit_record set details = 'Nothing to see' where workspace_id = $1 and position = 3`,
      3,
    ],
    [
      'altered',
      `update audit_record set at = at + interval '1 hour' where workspace_id = $1 and position = 1`,
      1,
    ],
    ['gap', 'delete from audit_record where workspace_id = $1 and position = 2', 3],
    [
      'broken-link',
      `update audit_record set previous_digest = sha256('x') where workspace_id = $1 and position = 3`,
      3,
    ],
  ])('%s: is found', async (kind, change, position) => {
    const { here, id } = await workspace();
    for (const n of [1, 2, 3]) await report(here, `${n} Low Road`);
    await installation.owner.query(change, [id]);
    const { intact, fault } = await verify(here);
    expect(intact).toBe(false);
    expect(fault).toEqual({ position, kind });
  });

  it('is refused to the application by the database', async () => {
    const { here, id } = await workspace();
    await report(here, '1 Low Road');
    const { rows } = await installation.owner.query(`select current_database() || '_app' as role`);
    for (const change of [
      `update audit_record set details = ''`,
      'delete from audit_record',
      'delete from loan_assessment',
      `update lending_rule_version set note = ''`,
    ]) {
      await installation.owner.query('begin');
      await installation.owner.query(`set local role "${rows[0].role}"`);
      await installation.owner.query(`select set_config('app.workspace_id', $1, true)`, [id]);
      await expect(installation.owner.query(change)).rejects.toThrow('permission denied');
      await installation.owner.query('rollback');
    }
  });

  it('but a deleted workspace takes its trail along', async () => {
    const { here, id } = await workspace('Ann Leaver');
    await report(here, '1 Low Road');
    const { status } = await here.call('DELETE', '/workspace', {
      id,
      confirmName: "Ann Leaver's workspace",
    });
    expect(status).toBe(200);
    const { rows } = await installation.owner.query('select 1 from audit_record where workspace_id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('the export', () => {
  /** Not through the client, which would take JSON lines for JSON. */
  const exported = (browser: TestClient, format: string) =>
    fetch(`${browser.url}/api/audit/export?format=${format}`, { headers: { cookie: browser.cookieHeader } });

  it('as JSON lines holds everything that the chain is made of', async () => {
    const { here } = await workspace();
    await report(here, '1 Sample Street');
    const reply = await exported(here, 'jsonl');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="propguard-audit-.*\.jsonl";/,
    );
    const records = (await reply.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records.map(({ status: one }) => one)).toEqual(['IN_PROGRESS', 'COMPLETED']);
    const { digest, ...said } = records[1];
    expect(digestOf(said).toString('hex')).toBe(digest);
    expect(said.previousDigest).toBe(records[0].digest);
  });

  it('as CSV keeps formulas and commas out of trouble', async () => {
    const { here } = await workspace();
    await report(here, '=1+1, "Sample" Street');
    const body = await (await exported(here, 'csv')).text();
    expect(body.split('\n')).toHaveLength(4);
    expect(body).toContain(`"'=1+1, ""Sample"" Street"`);
  });
});

const withDatabase = async (work: (database: Database) => Promise<void>, connections = 2) => {
  const pool = new pg.Pool({ connectionString: installation.ownerUrl, max: connections });
  try {
    await work(createDatabase(pool));
  } finally {
    await pool.end();
  }
};

describe('work that fails', () => {
  it('is written down after its transaction, though that held the chain and the only connection', async () => {
    const { here, id } = await workspace('Fay Ling');
    const entry = (details: string) =>
      ({ action: 'make-report', subject: { kind: 'report', id: null }, details, inputs: {} }) as const;
    await withDatabase(async (database) => {
      const twoSteps = database.inWorkspace({ workspaceId: id, accountId: null }, 'write', async (tx) => {
        const services = { database } as Context;
        const scope = { services, tx, workspaceId: id, role: 'owner' as const, accountId: null };
        await recordAudit(scope, entry('the assessment'), () => Promise.resolve());
        await recordAudit(scope, entry('the report'), () => Promise.reject(new Error('no paper')));
      });
      await expect(twoSteps).rejects.toThrow('no paper');
    }, 1);
    expect((await here.call('GET', '/audit?limit=5')).body.items).toMatchObject([
      { details: 'the report', status: 'FAILED' },
    ]);
    expect(await verify(here)).toMatchObject({ intact: true });
  });
});

describe('the installation’s own trail', () => {
  it('begins in one transaction, ends in another, and ends once', async () => {
    await withDatabase(async (database) => {
      const work = {
        action: 'import-data' as const,
        subject: { kind: 'dataset', id: randomUUID() },
        details: 'sales.csv',
        inputs: { rows: 3 },
      };
      const entryId = await database.asInstallation((tx) =>
        startAudit({ tx }, installationChain(null), work),
      );
      const running = (await operator.call('GET', '/installation/audit')).body.items[0];
      expect(running).toMatchObject({
        id: entryId,
        status: 'IN_PROGRESS',
        completedAt: null,
        actor: 'installation',
        user: null,
      });
      await database.asInstallation((tx) => endAudit({ tx }, entryId, 'FAILED'));
      expect((await operator.call('GET', '/installation/audit')).body.items[0]).toMatchObject({
        status: 'FAILED',
      });
      await expect(database.asInstallation((tx) => endAudit({ tx }, entryId, 'COMPLETED'))).rejects.toThrow();
    });
    expect((await operator.call('GET', '/installation/audit/verify')).body).toMatchObject({
      intact: true,
      records: 2,
    });
    expect((await operator.call('GET', '/audit')).body.items).toEqual([]);
  });
});
