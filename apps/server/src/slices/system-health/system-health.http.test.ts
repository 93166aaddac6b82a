import { ServiceHealth } from '@propguard/protocol/system-health';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chunkJob } from '../../../test/support/chunk-job.ts';
import { openCuttableDatabase } from '../../../test/support/cuttable-database.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';
import { enqueue } from '../../jobs/enqueue.ts';

let installation: TestInstallation;
let api: Awaited<ReturnType<TestInstallation['startNode']>>;

beforeAll(async () => {
  installation = await createInstallation();
  api = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
});
afterAll(() => installation.close());

const check = async (path: string): Promise<ServiceHealth> => {
  const { status, body } = await api.client().call('GET', path);
  expect(status).toBe(200);
  return ServiceHealth.parse(body);
};

describe('system health', () => {
  it('measures the product itself', async () => {
    const { status, details } = await check('/propguard/health');
    expect(status).toBe('healthy');
    expect(details.liveEvents).toBe(true);
    expect(details.databaseLatencyMs).toBeGreaterThan(0);
    const { rows } = await installation.owner.query(
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    );
    expect(details.migrations).toBe(rows[0].count);
  });

  it('CORE-CALL-17: measures how soon a question is understood', async () => {
    const { service, details } = await check('/llm/health');
    expect(service).toBe('llm');
    expect(details.latencyMs).toBeGreaterThan(0);
  });

  it.each(['/heygen/health', '/elevenlabs/health'])(
    'CORE-CALL-17: %s says that it is not there yet',
    async (path) => {
      expect(await check(path)).toMatchObject({ status: 'absent', details: {} });
    },
  );

  it('counts what waits, and is degraded while nobody works or something waits for long', async () => {
    const { session } = await signUp(api.client());
    const workspaceId = session.workspace.id;
    const input = { chunks: 1, pauseMs: 1, failsBefore: 0 };
    const jobId = await api.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
      enqueue(api.context.queue, tx, chunkJob, { workspaceId, accountId: null, input }),
    );
    const alone = await check('/pipeline/pipeline-health');
    expect(alone).toMatchObject({
      status: 'degraded',
      details: { workers: 0, queued: 1, running: 0, deadLetters: 0 },
    });

    await installation.owner.query(
      `insert into node (id, role, version) values (gen_random_uuid(), 'worker', $1)`,
      [api.context.config.version],
    );
    expect((await check('/pipeline/pipeline-health')).status).toBe('healthy');

    await installation.owner.query(
      `update pgboss.job set created_on = now() - interval '2 minutes', start_after = now() - interval '90 seconds'`,
    );
    const late = await check('/pipeline/pipeline-health');
    expect(late.status).toBe('degraded');
    expect(late.details.oldestWaitingSeconds).toBeGreaterThanOrEqual(89);

    await installation.owner.query(`update pgboss.job set start_after = now() + interval '1 hour'`);
    await installation.owner.query(`update job set state = 'failed' where id = $1`, [jobId]);
    expect(await check('/pipeline/pipeline-health')).toMatchObject({
      status: 'healthy',
      details: { queued: 0, deadLetters: 1 },
    });
  });

  it('counts the nodes that were heard of lately, by role and version', async () => {
    await installation.owner.query(`delete from node where role <> 'api'`);
    expect(await check('/xnode/xnode-health')).toMatchObject({
      status: 'degraded',
      details: { nodes: 1, api: 1, worker: 0 },
    });
    await installation.owner.query(
      `insert into node (id, role, version, seen_at) values
         (gen_random_uuid(), 'worker', $1, now()), (gen_random_uuid(), 'worker', $1, now() - interval '1 minute')`,
      [api.context.config.version],
    );
    expect(await check('/xnode/xnode-health')).toMatchObject({
      status: 'healthy',
      details: { nodes: 2, api: 1, worker: 1 },
    });
    await installation.owner.query(
      `insert into node (id, role, version) values (gen_random_uuid(), 'both', '0.0.1')`,
    );
    const mixed = await check('/xnode/xnode-health');
    expect(mixed.status).toBe('degraded');
    expect(mixed.details.versions).toContain('0.0.1');
  });

  it('answers 503, not 500, while the database cannot be reached', async () => {
    const database = await openCuttableDatabase(installation.ownerUrl);
    const node = await installation.startNode({
      settings: { PROPGUARD_ROLE: 'api', DATABASE_URL: database.url },
    });
    const { client } = await signUp(node.client());
    await database.cut();
    for (const path of ['/propguard/health', '/pipeline/pipeline-health', '/xnode/xnode-health']) {
      for (const caller of [node.client(), client]) {
        const { status, body, headers } = await caller.call('GET', path);
        expect([status, body.code], path).toEqual([503, 'UNAVAILABLE']);
        expect(headers.get('retry-after')).not.toBeNull();
      }
    }
    await database.mend();
    await vi.waitFor(
      async () => expect((await client.call('GET', '/propguard/health')).body.status).toBe('healthy'),
      PATIENCE,
    );
    await node.stop();
    await database.cut();
  });
});
