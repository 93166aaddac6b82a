import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunkJob } from '../../../test/support/chunk-job.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp, visit } from '../../../test/support/people.ts';
import { enqueue } from '../../jobs/enqueue.ts';

let installation: TestInstallation;
let api: Awaited<ReturnType<TestInstallation['startNode']>>;
/** The first to sign up operates the installation. */
let operator: TestClient;
let client: TestClient;
let workspaceId: string;

beforeAll(async () => {
  installation = await createInstallation();
  api = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  operator = (await signUp(api.client())).client;
  const someone = await signUp(api.client());
  client = someone.client;
  workspaceId = someone.session.workspace.id;
});
afterAll(() => installation.close());

const INPUT = { chunks: 3, pauseMs: 0, failsBefore: 0 };

const start = (): Promise<string> =>
  api.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
    enqueue(api.context.queue, tx, chunkJob, { workspaceId, accountId: null, input: INPUT }),
  );
const startForInstallation = (): Promise<string> =>
  api.context.database.asInstallation((tx) =>
    enqueue(api.context.queue, tx, chunkJob, { workspaceId: null, accountId: null, input: INPUT }),
  );
const setState = (id: string, state: string) =>
  installation.owner.query(
    `update job set state = $2, attempt = 3, error = 'broken', ended_at = now() where id = $1`,
    [id, state],
  );
const deliveries = async (id: string): Promise<number[]> => {
  const { rows } = await installation.owner.query(
    `select (data->>'delivery')::int as delivery from pgboss.job where data->>'jobId' = $1 order by 1`,
    [id],
  );
  return rows.map((row) => row.delivery);
};

describe('the list of jobs', () => {
  it('is paged by cursor, newest first, and filtered by state', async () => {
    const ids = [await start(), await start(), await start()].reverse();
    await setState(ids[1] ?? '', 'failed');
    const first = await client.call('GET', '/jobs?limit=2');
    expect(first.body.items.map((job: { id: string }) => job.id)).toEqual(ids.slice(0, 2));
    const second = await client.call('GET', `/jobs?limit=2&cursor=${first.body.nextCursor}`);
    expect(second.body.items.map((job: { id: string }) => job.id)).toEqual(ids.slice(2));
    expect(second.body.nextCursor).toBeNull();

    const failed = await client.call('GET', '/jobs?state=failed');
    expect(failed.body.items.map((job: { id: string }) => job.id)).toEqual([ids[1]]);
    const mixed = await client.call('GET', `/jobs?limit=2&state=failed&cursor=${first.body.nextCursor}`);
    expect([mixed.status, mixed.body.data.fields[0].field]).toEqual([422, 'cursor']);
  });

  it('refuses a forged cursor', async () => {
    const { body } = await client.call('GET', '/jobs?limit=1');
    const [mark] = JSON.parse(Buffer.from(body.nextCursor, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify([mark, { atMicros: '1; drop table job', id: 'x' }])).toString(
      'base64url',
    );
    expect((await client.call('GET', `/jobs?limit=1&cursor=${forged}`)).status).toBe(422);
    const far = Buffer.from(JSON.stringify([mark, { atMicros: '9'.repeat(16), id: workspaceId }])).toString(
      'base64url',
    );
    expect((await client.call('GET', `/jobs?limit=1&cursor=${far}`)).status).toBe(200);
  });

  it('never shows what a job was given', async () => {
    const { body } = await client.call('GET', `/jobs/${await start()}`);
    expect(body).toMatchObject({ kind: 'test-chunks', state: 'queued', attempt: 0, maxAttempts: 3 });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['input']));
    expect(JSON.stringify(body)).not.toContain('pauseMs');
  });

  it('is empty for a visitor who has kept nothing, and hides other workspaces', async () => {
    const id = await start();
    const visitor = await visit(api.client());
    expect((await visitor.call('GET', '/jobs')).body).toEqual({ items: [], nextCursor: null });
    for (const path of [`/jobs/${id}/cancel`, `/jobs/${id}/rerun`, `/installation/jobs/${id}/cancel`]) {
      expect((await operator.call('POST', path)).status, path).toBe(404);
    }
    expect((await operator.call('GET', `/jobs/${id}`)).status).toBe(404);
  });
});

describe('a job', () => {
  it('that waits is cancelled at once, and then cannot be cancelled again', async () => {
    const id = await start();
    const { body } = await client.call('POST', `/jobs/${id}/cancel`);
    expect(body).toMatchObject({ state: 'cancelled', cancelRequested: true });
    expect(body.endedAt).not.toBeNull();
    const again = await client.call('POST', `/jobs/${id}/cancel`);
    expect([again.status, again.body.code]).toEqual([409, 'JOB_NOT_RUNNING']);
  });

  it('that was cancelled or failed is run again with fresh attempts, by a delivery of its own', async () => {
    for (const state of ['failed', 'cancelled']) {
      const id = await start();
      await setState(id, state);
      const { status, body } = await client.call('POST', `/jobs/${id}/rerun`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        state: 'queued',
        attempt: 0,
        error: null,
        cancelRequested: false,
        startedAt: null,
        endedAt: null,
      });
      expect(await deliveries(id)).toEqual([1, 2]);
    }
  });

  it('that waits or has succeeded is not run again', async () => {
    const id = await start();
    const waiting = await client.call('POST', `/jobs/${id}/rerun`);
    expect([waiting.status, waiting.body.code]).toEqual([409, 'JOB_NOT_ENDED']);
    await setState(id, 'succeeded');
    expect((await client.call('POST', `/jobs/${id}/rerun`)).status).toBe(409);
    expect(await deliveries(id)).toEqual([1]);
  });
});

describe('the installation’s own jobs', () => {
  it('are the operator’s to see, cancel and run again', async () => {
    const id = await startForInstallation();
    const { body } = await operator.call('GET', '/installation/jobs');
    expect(body.items.map((job: { id: string }) => job.id)).toEqual([id]);
    expect((await operator.call('POST', `/installation/jobs/${id}/cancel`)).body.state).toBe('cancelled');
    expect((await operator.call('POST', `/installation/jobs/${id}/rerun`)).body.state).toBe('queued');
    expect((await operator.call('GET', `/jobs/${id}`)).status).toBe(404);
  });

  it('show the operator the whole error, and members of a workspace only what went wrong', async () => {
    const stack = `Error: broken\n${'    at somewhere\n'.repeat(500)}`;
    const id = await startForInstallation();
    const ofWorkspace = await start();
    for (const job of [id, ofWorkspace]) {
      await setState(job, 'failed');
      await installation.owner.query('update job set error_detail = $2 where id = $1', [job, stack]);
    }
    const { body } = await operator.call('GET', `/installation/jobs/${id}`);
    expect(body).toMatchObject({ id, error: 'broken', errorDetail: stack });
    expect((await operator.call('GET', `/installation/jobs/${ofWorkspace}`)).status).toBe(404);
    for (const path of [`/jobs/${ofWorkspace}`, '/jobs'])
      expect(JSON.stringify((await client.call('GET', path)).body)).not.toContain('somewhere');
    expect((await operator.call('POST', `/installation/jobs/${id}/rerun`)).body.error).toBeNull();
    const again = await operator.call('GET', `/installation/jobs/${id}`);
    expect(again.body.errorDetail).toBeNull();
  });

  it('are nobody else’s', async () => {
    const id = await startForInstallation();
    expect((await client.call('GET', `/installation/jobs/${id}`)).status).toBe(403);
    expect((await client.call('GET', '/installation/jobs')).status).toBe(403);
    expect((await client.call('POST', `/installation/jobs/${id}/cancel`)).status).toBe(403);
    expect((await client.call('POST', `/jobs/${id}/cancel`)).status).toBe(404);
  });
});
