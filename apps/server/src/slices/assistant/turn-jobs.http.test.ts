import { randomUUID } from 'node:crypto';
import { type OpenAiSandbox, startOpenAiSandbox } from '@propguard/sandbox/openai/openai-sandbox';
import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bulkChunkJob, CHUNK_JOBS, createChunkTable } from '../../../test/support/chunk-job.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp, visit } from '../../../test/support/people.ts';
import { readTurn } from '../../../test/support/turn-stream.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { DEAD_JOB_QUEUE } from '../../jobs/queue-names.ts';
import { WORKERS } from '../../queue/lane-workers.ts';
import { answerTurnJob } from './jobs.ts';

type Node = Awaited<ReturnType<TestInstallation['startNode']>>;

let installation: TestInstallation;
let model: OpenAiSandbox;
/** The only nodes until a test starts another: nobody takes jobs off the queues. */
let api: Node;
let otherApi: Node;

beforeAll(async () => {
  installation = await createInstallation();
  await createChunkTable(installation.owner);
  model = await startOpenAiSandbox();
  const settings = { PROPGUARD_ROLE: 'api', OUTSIDE_SERVICES_PRIVATE: 'true' };
  [api, otherApi] = await Promise.all([
    installation.startNode({ settings }),
    installation.startNode({ settings }),
  ]);
});
afterEach(() => model.fail('none'));
afterAll(() => Promise.all([model.close(), installation.close()]));

const ask = async (client: TestClient, text: string) => {
  const [id, conversationId] = [randomUUID(), randomUUID()];
  const sent = await client.call('POST', '/assistant/turns', { id, conversationId, text });
  expect(sent).toMatchObject({ status: 201, body: { id, state: 'queued' } });
  return id;
};

/** A question that its node is busy with for as long as the test likes. */
const askSlowly = async (client: TestClient) => {
  model.fail('slow');
  await client.call('PATCH', '/assistant/settings', {
    engine: 'openai-compatible',
    openAi: { baseUrl: model.url, model: 'sandbox', key: model.key, maxSeconds: 60 },
  });
  const id = await ask(client, 'hello');
  await readTurn(client, id, { until: ({ type }) => type === 'started' });
  return id;
};

const jobsOf = async (turnId: string) => {
  const { rows } = await installation.owner.query(
    `select id, workspace_id as "workspaceId", state, lane, delivery from job where input->>'turnId' = $1`,
    [turnId],
  );
  return rows;
};
const noJobsOf = (turnId: string) =>
  vi.waitFor(async () => expect(await jobsOf(turnId)).toEqual([]), PATIENCE);

describe('on a node that only serves, and where nobody works', () => {
  it('a turn is answered at once, and nothing is left of its job', async () => {
    const client = await visit(api.client());
    const id = await ask(client, 'what can you do');
    expect((await readTurn(client, id)).at(-1)).toMatchObject({ type: 'finished', turn: { attempt: 1 } });
    await noJobsOf(id);
  });

  it('its job is in lane now, and no job that people see', async () => {
    const { client } = await signUp(api.client());
    const id = await askSlowly(client);
    const [job] = await jobsOf(id);
    expect(job).toMatchObject({ state: 'running', lane: 'now' });
    expect((await client.call('GET', '/jobs')).body.items).toEqual([]);
    expect((await client.call('GET', `/jobs/${job.id}`)).status).toBe(404);
    expect((await client.call('POST', `/jobs/${job.id}/cancel`)).status).toBe(404);
    await client.call('POST', `/assistant/turns/${id}/stop`);
    expect((await readTurn(client, id)).at(-1)).toMatchObject({ type: 'stopped' });
    await noJobsOf(id);
  });

  it('is told to whoever watches at another node, and can be stopped from there', async () => {
    const { client } = await signUp(api.client());
    const id = await askSlowly(client);
    const elsewhere = client.at(otherApi.url ?? '');
    const watched = readTurn(elsewhere, id);
    await elsewhere.call('POST', `/assistant/turns/${id}/stop`);
    expect((await watched).map(({ type }) => type)).toEqual(['started', 'stopped']);
    await noJobsOf(id);
  });
});

describe('where others work', () => {
  let worker: Node;
  beforeAll(async () => {
    worker = await installation.startNode({
      settings: { PROPGUARD_ROLE: 'worker' },
      jobs: [...CHUNK_JOBS, answerTurnJob] as typeof CHUNK_JOBS,
    });
  });

  it('a turn whose job is buried has failed, says so to whoever watches, and can be asked again', async () => {
    const { client } = await signUp(api.client());
    const id = await askSlowly(client);
    const watched = readTurn(client, id);
    const [job] = await jobsOf(id);
    const { id: jobId, workspaceId, delivery } = job;
    await worker.context.queue.boss.send(DEAD_JOB_QUEUE, { jobId, workspaceId, delivery });
    const message = phrasesOf('en').failed;
    expect((await watched).at(-1)).toMatchObject({
      type: 'failed',
      message,
      turn: { state: 'failed', error: message },
    });
    await noJobsOf(id);
    model.fail('none');
    expect((await client.call('POST', `/assistant/turns/${id}/retry`)).body).toMatchObject({
      state: 'queued',
      attempt: 2,
    });
    expect((await readTurn(client, id)).at(-1)).toMatchObject({
      type: 'finished',
      turn: { attempt: 2, answer: 'Hello.', error: null },
    });
  });

  it('is answered at once while all the places for bulk work are taken', async () => {
    const { client, session } = await signUp(api.client());
    const workspaceId: string = session.workspace.id;
    const { database, queue } = worker.context;
    const input = { chunks: 2000, pauseMs: 50, failsBefore: 0 };
    const busy = await Promise.all(
      Array.from({ length: WORKERS.bulk }, () =>
        database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
          enqueue(queue, tx, bulkChunkJob, { workspaceId, accountId: null, input }),
        ),
      ),
    );
    const running = async () =>
      (await installation.owner.query(`select 1 from job where id = any($1) and state = 'running'`, [busy]))
        .rowCount;
    await vi.waitFor(async () => expect(await running()).toBe(WORKERS.bulk), PATIENCE);
    const both = await installation.startNode();
    for (const { url } of [api, both]) {
      const there = client.at(url ?? '');
      const id = await ask(there, 'what can you do');
      expect((await readTurn(there, id)).at(-1)).toMatchObject({ type: 'finished' });
    }
    expect(await running()).toBe(WORKERS.bulk);
    await installation.owner.query('update job set cancel_requested = true where id = any($1)', [busy]);
  });
});
