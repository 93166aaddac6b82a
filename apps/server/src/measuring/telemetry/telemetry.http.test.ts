import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';

type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code: number };
};
type Metric = { name: string; histogram?: { dataPoints: { count: number | string; sum: number }[] } };

/** As much of a collector as OTLP over HTTP asks for. */
const collector = {
  server: undefined as Server | undefined,
  answer: 200,
  delayMs: 0,
  asked: 0,
  headers: {} as Record<string, unknown>,
  spans: [] as Span[],
  metrics: [] as Metric[],
};
const PERSON = { name: 'Jane Appleby', email: 'jane.appleby@people.example' };
const SECRET_PATH = '/bot1234:very-secret/getMe';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let client: TestClient;
let workspaceId: string;
let outside: Server;
let outsideHost: string;

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const callJob = defineJob({
  kind: 'call-outside',
  lane: 'now',
  maxAttempts: 1,
  input: z.object({ url: z.string() }),
  handler: async () => async (run) => {
    await run.transaction(async (tx) => tx.execute(sql`select 1 from workspace`));
    await fetch(run.input.url);
    return {};
  },
});

const take = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  collector.asked += 1;
  collector.headers = request.headers;
  await wait(collector.delayMs);
  reply.writeHead(collector.answer, { 'content-type': 'application/json' }).end('{}');
  if (collector.answer !== 200) return;
  const body = JSON.parse(Buffer.concat(pieces).toString());
  for (const { scopeSpans } of body.resourceSpans ?? [])
    for (const { spans } of scopeSpans) collector.spans.push(...spans);
  for (const { scopeMetrics } of body.resourceMetrics ?? [])
    for (const { metrics } of scopeMetrics) collector.metrics.push(...metrics);
};

beforeAll(async () => {
  outside = createServer((_request, reply) => void reply.writeHead(204).end());
  outsideHost = await listen(outside);
  collector.server = createServer((request, reply) => void take(request, reply));
  const endpoint = `http://${await listen(collector.server)}`;
  installation = await createInstallation();
  node = await installation.startNode({
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-token=a%20b,other=1',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
    },
    jobs: [callJob as unknown as JobDefinition],
  });
  const someone = await signUp(node.client(), PERSON.name, PERSON.email);
  client = someone.client;
  workspaceId = someone.session.workspace.id;
});
afterEach(() => Object.assign(collector, { answer: 200, delayMs: 0 }));
afterAll(async () => {
  await installation.close();
  collector.server?.close();
  outside.close();
});

const found = (name: string): Promise<Span> =>
  vi.waitFor(() => {
    const span = collector.spans.findLast((one) => one.name === name);
    expect(span, collector.spans.map((one) => one.name).join('\n')).toBeDefined();
    return span as Span;
  }, PATIENCE);
const partsOf = (whole: Span): Span[] =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === whole.spanId);
const factsOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe('a collector is told', () => {
  it('of a request by its route, with the statements that it took', async () => {
    await client.call('GET', '/account/sessions?for=jane');
    const request = await found('GET /api/account/sessions');
    expect(factsOf(request)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/account/sessions',
      'http.response.status_code': 200,
      'propguard.request_id': expect.stringMatching(/^[\w-]{36}$/),
    });
    await vi.waitFor(
      () => expect(partsOf(request).map(({ name }) => name)).toContain('select identity.session'),
      PATIENCE,
    );
    expect(collector.headers).toMatchObject({ 'x-token': 'a b', other: '1' });
  });

  it('of a request whose body was read before', async () => {
    await client.call('PATCH', '/account', { name: PERSON.name });
    const request = await found('PATCH /api/account');
    await vi.waitFor(
      () => expect(partsOf(request).map(({ name }) => name)).toContain('update identity.account'),
      PATIENCE,
    );
  });

  it('of a job, and of the service that it called, by its host alone', async () => {
    const url = `http://${outsideHost}${SECRET_PATH}`;
    await node.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
      enqueue(node.context.queue, tx, callJob, { workspaceId, accountId: null, input: { url } }),
    );
    const job = await found('job call-outside');
    expect(factsOf(job)).toMatchObject({ 'propguard.job.attempt': 1 });
    const call = await found(`GET ${outsideHost}`);
    expect(call).toMatchObject({ traceId: job.traceId, parentSpanId: job.spanId });
    expect(factsOf(call)).toEqual({
      'http.request.method': 'GET',
      'server.address': outsideHost,
      'http.response.status_code': 204,
    });
    expect(partsOf(job).map(({ name }) => name)).toContain('select workspace');
  });

  it('of the metrics that /metrics has, under the same names', async () => {
    for (let asked = 0; asked < 3; asked += 1) await node.client().call('GET', '/session');
    await vi.waitFor(() => {
      const names = new Set(collector.metrics.map(({ name }) => name));
      expect([...names]).toEqual(
        expect.arrayContaining(['propguard_http_request_seconds', 'propguard_jobs']),
      );
      const last = collector.metrics.findLast(({ name }) => name === 'propguard_http_request_seconds');
      const points = last?.histogram?.dataPoints ?? [];
      expect(points.reduce((sum, { count }) => sum + Number(count), 0)).toBeGreaterThan(2);
    }, PATIENCE);
  });

  it('nothing of who somebody is, of what failed neither', async () => {
    const taken = await node
      .client()
      .call('POST', '/account/sign-up', { ...PERSON, password: 'long enough 1' });
    expect(taken.status).toBe(409);
    await found('POST /api/account/sign-up');
    // A fault that quotes a value.
    await expect(
      node.context.telemetry
        ?.begin('unattended', 'a fault', {})
        .within(() => node.context.database.besidePool.query(`select $1::uuid`, [PERSON.email])),
    ).rejects.toThrow(PERSON.email);
    const told = await vi.waitFor(() => {
      const failed = collector.spans.find((one) => factsOf(one)['error.type'] === '22P02');
      expect(failed).toMatchObject({ name: 'select', status: { code: 2 } });
      return JSON.stringify([collector.spans, collector.metrics]);
    }, PATIENCE);
    for (const secret of [PERSON.name, PERSON.email, 'appleby', workspaceId, 'very-secret', '127.0.0.1"'])
      expect(told.toLowerCase()).not.toContain(secret.toLowerCase());
  });
});

describe('a collector that', () => {
  const works = async () => expect((await client.call('GET', '/account/sessions')).status).toBe(200);

  it.each([
    ['answers 500', { answer: 500 }],
    ['answers 429', { answer: 429 }],
    ['takes its time', { delayMs: 1500 }],
  ])('%s keeps nobody waiting', async (_what, fault) => {
    Object.assign(collector, fault);
    const before = collector.asked;
    const startedAt = performance.now();
    for (let turn = 0; turn < 20; turn += 1) await works();
    expect(performance.now() - startedAt).toBeLessThan(1500);
    await vi.waitFor(() => expect(collector.asked).toBeGreaterThan(before), PATIENCE);
    await works();
  });

  it('is not there keeps nobody waiting, at the end neither', async () => {
    const lonely = await installation.startNode({
      settings: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_BSP_SCHEDULE_DELAY: '100' },
    });
    for (let turn = 0; turn < 5; turn += 1)
      expect((await lonely.client().call('GET', '/session')).status).toBe(200);
    await wait(300);
    const startedAt = performance.now();
    await lonely.stop();
    expect(performance.now() - startedAt).toBeLessThan(8000);
  });
});
