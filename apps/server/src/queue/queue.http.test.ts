import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import { chunkJob, createChunkTable } from '../../test/support/chunk-job.ts';
import type { TestClient } from '../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../test/support/installation.ts';
import { PATIENCE } from '../../test/support/patience.ts';
import { signUp } from '../../test/support/people.ts';
import { jobs } from '../db/schema/jobs.ts';
import type { JobDefinition } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { laneQueue } from '../jobs/queue-names.ts';

const JOBS = [chunkJob] as unknown as JobDefinition[];

let installation: TestInstallation;
let api: Awaited<ReturnType<TestInstallation['startNode']>>;
let client: TestClient;
let workspaceId: string;

beforeAll(async () => {
  installation = await createInstallation();
  await createChunkTable(installation.owner);
  api = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  const someone = await signUp(api.client());
  client = someone.client;
  workspaceId = someone.session.workspace.id;
});
afterAll(() => installation.close());

const startWorker = () => installation.startNode({ settings: { PROPGUARD_ROLE: 'worker' }, jobs: JOBS });

const start = (input: z.input<typeof chunkJob.input>): Promise<string> =>
  api.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
    enqueue(api.context.queue, tx, chunkJob, {
      workspaceId,
      accountId: null,
      input: chunkJob.input.parse(input),
    }),
  );

/** A job as a worker leaves it behind that was killed a minute ago. */
const startUnderDeadWorker = (diedAt: 'first attempt' | 'last attempt'): Promise<string> =>
  api.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', async (tx) => {
    const input = { chunks: 1, pauseMs: 1, failsBefore: 0 };
    const id = await enqueue(api.context.queue, tx, chunkJob, { workspaceId, accountId: null, input });
    await tx.execute(
      sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute',
            retry_count = case when ${diedAt === 'last attempt'} then retry_limit else 0 end
          where data->>'jobId' = ${id}`,
    );
    await tx.update(jobs).set({ state: 'running', claim: 1, attempt: 1 }).where(eq(jobs.id, id));
    return id;
  });

const waitForJob = (id: string, expected: Record<string, unknown>) =>
  vi.waitFor(async () => {
    const { body } = await client.call('GET', `/jobs/${id}`);
    expect(body).toMatchObject(expected);
    return body;
  }, PATIENCE);

const chunksOf = async (jobId: string): Promise<number[]> => {
  const { rows } = await installation.owner.query<{ chunk: number }>(
    'select chunk from test_chunk where job_id = $1 order by 1',
    [jobId],
  );
  return rows.map(({ chunk }) => chunk);
};

describe('a worker that is stopped', () => {
  it('hands its job back without using up an attempt, and another goes on from there', async () => {
    const first = await startWorker();
    const id = await start({ chunks: 8, pauseMs: 150 });
    await vi.waitFor(async () => expect((await chunksOf(id)).length).toBeGreaterThan(1), {
      ...PATIENCE,
      interval: 20,
    });
    await first.stop();
    await waitForJob(id, { state: 'queued', attempt: 0, error: null });
    const written = await chunksOf(id);
    expect(written.length).toBeLessThan(8);

    const second = await startWorker();
    await waitForJob(id, { state: 'succeeded', attempt: 1, done: 8, total: 8, note: null });
    expect(await chunksOf(id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    await second.stop();
  });
});

describe.concurrent('jobs with a worker', () => {
  let worker: Awaited<ReturnType<typeof startWorker>>;
  beforeAll(async () => {
    worker = await startWorker();
  });
  afterAll(() => worker.stop());

  it('are cancelled in the middle', async () => {
    const id = await start({ chunks: 200, pauseMs: 50 });
    await waitForJob(id, { state: 'running' });
    const { status, body } = await client.call('POST', `/jobs/${id}/cancel`);
    expect([status, body.state, body.cancelRequested]).toEqual([200, 'running', true]);
    const job = await waitForJob(id, { state: 'cancelled' });
    expect(job.done).toBeLessThan(200);
    expect(job.endedAt).not.toBeNull();
    const written = await chunksOf(id);
    expect(written).toHaveLength(job.done);
  });

  it('are tried again, fail for good, and can then be run again from where they were', async () => {
    const id = await start({ chunks: 4, pauseMs: 1, failsBefore: 3 });
    const failed = await waitForJob(id, { state: 'failed' });
    expect(failed).toMatchObject({ attempt: 3, done: 3, error: 'The last chunk would not go in.' });
    const kept = await installation.owner.query('select error_detail from job where id = $1', [id]);
    expect(kept.rows[0].error_detail).toMatch(/^Error: The last chunk would not go in\.\n\s+at /);
    const { body: dead } = await client.call('GET', '/jobs?state=failed');
    expect(dead.items.map((job: { id: string }) => job.id)).toContain(id);

    const { status, body } = await client.call('POST', `/jobs/${id}/rerun`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'queued', attempt: 0, error: null, done: 3 });
    await waitForJob(id, { state: 'succeeded', attempt: 1, done: 4 });
    expect(await chunksOf(id)).toEqual([0, 1, 2, 3]);
  });

  it('run once, however often they are delivered', async () => {
    const id = await start({ chunks: 10, pauseMs: 50 });
    await waitForJob(id, { state: 'running' });
    const stale = { jobId: id, workspaceId, delivery: 0 };
    await api.context.queue.boss.send(laneQueue('work'), stale);
    await waitForJob(id, { state: 'succeeded', attempt: 1 });
    expect(await chunksOf(id)).toHaveLength(10);
  });

  it('are failed when their worker died at every attempt', async () => {
    const id = await startUnderDeadWorker('last attempt');
    await waitForJob(id, { state: 'failed', error: 'The worker stopped answering on every attempt.' });
  });

  it('are cancelled when their worker died before it could obey', async () => {
    const id = await startUnderDeadWorker('first attempt');
    expect((await client.call('POST', `/jobs/${id}/cancel`)).body).toMatchObject({
      state: 'running',
      cancelRequested: true,
    });
    await waitForJob(id, { state: 'cancelled' });
    expect(await chunksOf(id)).toEqual([]);
  });
});
