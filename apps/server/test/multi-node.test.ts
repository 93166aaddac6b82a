import { randomUUID } from 'node:crypto';
import { startOpenAiSandbox } from '@propguard/sandbox/openai/openai-sandbox';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createChunkTable } from './support/chunk-job.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';
import { LiveEvents } from './support/live-events.ts';
import { NodeProcess } from './support/node-processes.ts';
import { PATIENCE } from './support/patience.ts';
import { signUp } from './support/people.ts';
import { readTurn } from './support/turn-stream.ts';

const CHUNKS = 40;
const PAUSE_MS = 100;
/** Generous, for a machine that is busy with other tests. */
const TAKEN_OVER_WITHIN_MS = 30_000;

let installation: TestInstallation;
let nodes: NodeProcess[] = [];

beforeAll(async () => {
  installation = await createInstallation();
  await createChunkTable(installation.owner);
  const start = (role: string) =>
    NodeProcess.start({ DATABASE_URL: installation.ownerUrl, PROPGUARD_ROLE: role });
  nodes = await Promise.all(['api', 'api', 'worker', 'worker'].map(start));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.end('SIGKILL')));
  await installation.close();
});

const writers = async (jobId: string): Promise<{ chunk: number; pid: number }[]> => {
  const { rows } = await installation.owner.query(
    'select chunk, pid from test_chunk where job_id = $1 order by chunk',
    [jobId],
  );
  return rows;
};

it('finishes a job once when an API node and the worker that holds it are killed in the middle', async () => {
  const [startingApi, servingApi, ...workers] = nodes as [NodeProcess, NodeProcess, ...NodeProcess[]];
  const { client, session } = await signUp(servingApi.client());
  const events = await LiveEvents.open(client);

  const jobId = await startingApi.startChunks({
    workspaceId: session.workspace.id,
    input: { chunks: CHUNKS, pauseMs: PAUSE_MS, failsBefore: 0 },
  });
  await vi.waitFor(async () => expect((await writers(jobId)).length).toBeGreaterThan(8), PATIENCE);
  const holding = (await writers(jobId))[0]?.pid;
  const victim = workers.find((worker) => worker.pid === holding);
  const heir = workers.find((worker) => worker.pid !== holding);
  if (!victim || !heir) throw new Error(`No worker has the process id ${holding}.`);

  const killedAt = performance.now();
  await Promise.all([victim.end('SIGKILL'), startingApi.end('SIGKILL')]);
  const written = (await writers(jobId)).length;
  expect(written).toBeLessThan(CHUNKS);
  events.seen.splice(0);

  const job = await vi.waitFor(
    async () => {
      const { status, body } = await client.call('GET', `/jobs/${jobId}`);
      expect(status).toBe(200);
      expect(body.state).toBe('succeeded');
      return body;
    },
    { timeout: TAKEN_OVER_WITHIN_MS, interval: 200 },
  );
  expect(performance.now() - killedAt).toBeLessThan(TAKEN_OVER_WITHIN_MS);
  expect(job).toMatchObject({ attempt: 2, done: CHUNKS, total: CHUNKS, error: null });

  const chunks = await writers(jobId);
  expect(chunks.map(({ chunk }) => chunk)).toEqual(Array.from({ length: CHUNKS }, (_, index) => index));
  expect(new Set(chunks.map(({ pid }) => pid))).toEqual(new Set([victim.pid, heir.pid]));

  await events.waitFor((event) => event.type === 'changed' && event.subject === 'jobs' && event.id === jobId);
  events.close();

  const { body: nodesHealth } = await client.call('GET', '/xnode/xnode-health');
  expect(nodesHealth.status).toBe('healthy');
  for (const survivor of [servingApi, heir]) expect(survivor.log).toEqual([]);
});

it('finishes once, elsewhere, what a node had started itself when it was killed', async () => {
  const victim = await NodeProcess.start({ DATABASE_URL: installation.ownerUrl, PROPGUARD_ROLE: 'both' });
  nodes.push(victim);
  const { session } = await signUp(victim.client());
  const jobId = await victim.startChunks({
    workspaceId: session.workspace.id,
    input: { chunks: CHUNKS, pauseMs: PAUSE_MS, failsBefore: 0 },
    urgent: true,
  });
  await vi.waitFor(async () => expect((await writers(jobId)).length).toBeGreaterThan(8), PATIENCE);
  expect((await writers(jobId))[0]?.pid).toBe(victim.pid);
  await victim.end('SIGKILL');
  expect((await writers(jobId)).length).toBeLessThan(CHUNKS);

  await vi.waitFor(async () => {
    const { rows } = await installation.owner.query('select state, attempt from job where id = $1', [jobId]);
    expect(rows).toEqual([{ state: 'succeeded', attempt: 2 }]);
  }, PATIENCE);
  const chunks = await writers(jobId);
  expect(chunks.map(({ chunk }) => chunk)).toEqual(Array.from({ length: CHUNKS }, (_, index) => index));
  const [first, ...others] = new Set(chunks.map(({ pid }) => pid));
  expect(first).toBe(victim.pid);
  expect(others).toHaveLength(1);
});

it('answers elsewhere what a node that only serves was answering when it was killed', async () => {
  const model = await startOpenAiSandbox();
  const start = () =>
    NodeProcess.start({
      DATABASE_URL: installation.ownerUrl,
      PROPGUARD_ROLE: 'api',
      OUTSIDE_SERVICES_PRIVATE: 'true',
    });
  const [victim, survivor] = await Promise.all([start(), start()]);
  nodes.push(victim, survivor);
  const { client } = await signUp(victim.client());
  model.fail('slow');
  await client.call('PATCH', '/assistant/settings', {
    engine: 'openai-compatible',
    openAi: { baseUrl: model.url, model: 'sandbox', key: model.key, maxSeconds: 120 },
  });
  const [id, conversationId] = [randomUUID(), randomUUID()];
  await client.call('POST', '/assistant/turns', { id, conversationId, text: 'what can you do' });
  await readTurn(client, id, { until: ({ type }) => type === 'started' });
  // It says that it begins before it asks: what is asked only now would be answered at once.
  await expect.poll(() => model.requests.length).toBe(1);
  const watched = readTurn(client.at(survivor.url), id);
  model.fail('none');
  await victim.end('SIGKILL');

  const events = await watched;
  expect(events.filter(({ type }) => type === 'started').at(-1)).toMatchObject({ attempt: 2 });
  expect(events.at(-1)).toMatchObject({ type: 'finished', turn: { state: 'finished', attempt: 2 } });
  const { rows } = await installation.owner.query(
    `select author from message where conversation_id = $1 order by position`,
    [conversationId],
  );
  expect(rows).toEqual([{ author: 'contact' }, { author: 'assistant' }]);
  await model.close();
});
