import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { TriedKey } from '@propguard/protocol/assistant-settings';
import {
  FALLBACK_APOLOGY,
  INVALID_CREDENTIALS_ERROR,
  NO_KEY_BANNER,
  NO_KEY_ERROR,
} from '@propguard/rules/assistant/connection-texts';
import { TRIED_KEY_HEADER } from '@propguard/rules/assistant/tried-key';
import { type OpenAiSandbox, startOpenAiSandbox } from '@propguard/sandbox/openai/openai-sandbox';
import { type SensaySandbox, startSensaySandbox } from '@propguard/sandbox/sensay/sensay-sandbox';
import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp, visit } from '../../../test/support/people.ts';
import { readTurn } from '../../../test/support/turn-stream.ts';
import { deliver } from '../../jobs/deliver.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { createLog } from '../../log.ts';
import { answerTurnJob } from './jobs.ts';
import { updateTurn } from './store.ts';
import { TOOLBOX } from './tools/toolbox.ts';
import { keyAtHand } from './turns/keys-at-hand.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let sensay: SensaySandbox;
let model: OpenAiSandbox;
const logged: string[] = [];

beforeAll(async () => {
  installation = await createInstallation();
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  node = await installation.startNode({
    log: createLog({ log: { level: 'trace' }, version: 'test' }, sink),
    settings: { PROPGUARD_ROLE: 'api', OUTSIDE_SERVICES_PRIVATE: 'true' },
  });
  [sensay, model] = await Promise.all([startSensaySandbox(), startOpenAiSandbox()]);
});
afterEach(() => {
  sensay.fail('none');
  model.fail('none');
  model.plan({ text: 'Hello.' });
});
afterAll(async () => {
  await Promise.all([sensay.close(), model.close(), installation.close()]);
});

const withSensay = async (key = sensay.secret): Promise<TestClient> => {
  const { client } = await signUp(node.client());
  await client.call('PATCH', '/assistant/settings', {
    engine: 'sensay',
    sensay: { baseUrl: sensay.url, key },
  });
  return client;
};
const withModel = async (limits: object = {}): Promise<TestClient> => {
  const { client } = await signUp(node.client());
  await client.call('PATCH', '/assistant/settings', {
    engine: 'openai-compatible',
    openAi: { baseUrl: model.url, model: 'sandbox', key: model.key, ...limits },
  });
  return client;
};
const eventsOf = async (
  client: TestClient,
  text: string,
  headers: Record<string, string> = {},
  conversationId: string = randomUUID(),
) => {
  const id = randomUUID();
  await client.call('POST', '/assistant/turns', { id, conversationId, text }, headers);
  return readTurn(client, id, { headers });
};
const ask = async (
  client: TestClient,
  text: string,
  headers: Record<string, string> = {},
  conversationId?: string,
) => {
  const events = await eventsOf(client, text, headers, conversationId);
  const last = events.at(-1);
  if (last?.type !== 'finished') throw new Error(`It ended with ${JSON.stringify(last)}`);
  return { events, turn: last.turn };
};

describe('settings', () => {
  it('without a key the connection is in fallback mode (CORE-CONN-03, CORE-ERR-02)', async () => {
    const { body } = await (await visit(node.client())).call('POST', '/assistant/connect');
    expect(body).toMatchObject({
      engine: 'own',
      isAuthenticated: false,
      error: NO_KEY_ERROR,
      banner: NO_KEY_BANNER,
      poweredBy: null,
    });
  });

  it('another address forgets the key that was kept for the one before', async () => {
    const client = await withSensay();
    const change = (body: object) => client.call('PATCH', '/assistant/settings', body);
    expect((await change({ sensay: { apiVersion: '2025-03-25' } })).body.sensay.keyHint).not.toBeNull();
    expect((await change({ sensay: { baseUrl: sensay.url } })).body.sensay.keyHint).not.toBeNull();
    expect(
      (await change({ sensay: { baseUrl: 'https://elsewhere.example.com' } })).body.sensay,
    ).toMatchObject({
      baseUrl: 'https://elsewhere.example.com',
      keyHint: null,
    });
  });

  it('keys are kept sealed, shown by their end, and only an administrator sets them', async () => {
    const client = await withSensay('secret-of-ours-1234');
    const { body } = await client.call('GET', '/assistant/settings');
    expect(body.sensay.keyHint).toBe('…1234');
    expect(JSON.stringify(body)).not.toContain('secret-of-ours');
    const rows = await installation.owner.query('select * from assistant_settings');
    expect(JSON.stringify(rows.rows)).not.toContain('secret-of-ours');
    expect(
      rows.rows.some((row) => Buffer.isBuffer(row.sensay_key) && row.sensay_key.includes('secret-of-ours')),
    ).toBe(false);
  });
});

describe('an address in our own network', () => {
  let careful: typeof node;
  beforeAll(async () => {
    careful = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  });

  it.each([
    ['a literal address', ({ port }: URL) => `http://127.0.0.1:${port}`],
    ['a name', ({ port }: URL) => `http://localhost:${port}`],
    ['another spelling', ({ port }: URL) => `http://0x7f.1:${port}`],
    ['a mapped address', ({ port }: URL) => `http://[::ffff:127.0.0.1]:${port}`],
  ])('is refused as %s, and the status says so', async (_, addressOf) => {
    const { client } = await signUp(careful.client());
    const asked = model.requests.length;
    for (const change of [
      { engine: 'sensay', sensay: { baseUrl: addressOf(new URL(sensay.url)), key: sensay.secret } },
      {
        engine: 'openai-compatible',
        openAi: { baseUrl: addressOf(new URL(model.url)), model: 'sandbox', key: model.key },
      },
    ]) {
      expect((await client.call('PATCH', '/assistant/settings', change)).status).toBe(200);
      const { body } = await client.call('POST', '/assistant/connect');
      expect(body).toMatchObject({
        isAuthenticated: false,
        error: expect.stringContaining('in its own network'),
      });
    }
    expect(model.requests).toHaveLength(asked);
  });
});

describe('Sensay', () => {
  it('creates the user on 404 and a replica where there is none, then reuses both (CORE-CONN-04)', async () => {
    const client = await withSensay();
    const { body } = await client.call('POST', '/assistant/connect');
    expect(body).toMatchObject({
      isAuthenticated: true,
      error: null,
      poweredBy: 'Sensay',
      replicaId: sensay.replicas[0]?.uuid,
    });
    const made = sensay.replicas.length;
    await client.call('POST', '/assistant/connect');
    expect(sensay.replicas).toHaveLength(made);
    const { turn } = await ask(client, 'hello there');
    expect(turn).toMatchObject({ engine: 'sensay', answer: 'You said: hello there', notice: null });
  });

  it('says that credentials are invalid (CORE-ERR-03)', async () => {
    const { body } = await (await withSensay('wrong')).call('POST', '/assistant/connect');
    expect(body).toMatchObject({
      isAuthenticated: false,
      error: INVALID_CREDENTIALS_ERROR,
      banner: INVALID_CREDENTIALS_ERROR,
    });
  });

  it.each([
    ['refused', 'Chat completion failed'],
    ['quota', 'Monthly quota exceeded'],
    ['broken', 'Internal error'],
    ['garbage', 'Sensay sent something that could not be read'],
    ['silent', 'We can’t reach the service.'],
  ] as const)('when it is %s, apologises and answers itself (CORE-CHAT-24)', async (fault, reason) => {
    const client = await withSensay();
    sensay.fail(fault, 'completions');
    const { events, turn } = await ask(client, 'what can you do');
    expect(events.find(({ type }) => type === 'fell-back')).toMatchObject({
      from: 'sensay',
      reason,
      notice: FALLBACK_APOLOGY,
    });
    expect(turn).toMatchObject({
      engine: 'own',
      notice: FALLBACK_APOLOGY,
      outcome: 'answer',
      cards: [{ tool: 'help' }],
    });
    const { body } = await client.call('GET', '/assistant/status');
    expect(body).toMatchObject({ isAuthenticated: false, error: reason, poweredBy: null });
    expect(body.engines).toEqual(
      expect.arrayContaining([expect.objectContaining({ engine: 'sensay', failures: 1 })]),
    );
    sensay.fail('none');
    await ask(client, 'hello again');
    expect((await client.call('GET', '/assistant/status')).body).toMatchObject({
      isAuthenticated: true,
      error: null,
      poweredBy: 'Sensay',
    });
  });
});

describe('a model of one’s own', () => {
  it('calls our tools over the stream and says their figures', async () => {
    model.plan(
      { calls: [{ name: 'lvr', arguments: { loanAud: 640_000, valueAud: 800_000 } }] },
      { text: 'The LVR is 80%. ' },
    );
    const { turn } = await ask(await withModel(), 'LVR of 640k on 800k?');
    expect(turn).toMatchObject({
      engine: 'openai-compatible',
      answer: 'The LVR is 80%. ',
      cards: [{ tool: 'lvr', result: { lvrPercent: 80 } }],
    });
  });

  it('has every figure of a deal worked out at once, by the tables of the installation', async () => {
    const facts = { saleAud: 560_000, owedAud: 410_000, priceAud: 850_000, incomesAud: [90_000, 75_000] };
    model.plan(
      { calls: [{ name: 'deal', arguments: { asks: ['loan', 'repay', 'afford'], state: 'VIC', ...facts } }] },
      { text: 'You need $764,070. ' },
    );
    const { turn } = await ask(await withModel(), 'what loan do we need, what is it a month, do we get it?');
    expect(turn).toMatchObject({
      answer: 'You need $764,070. ',
      cards: [
        {
          tool: 'deal',
          result: {
            loanAud: 764_070,
            monthlyAud: 4680,
            missing: null,
            answers: [{ way: 'loanNeeded' }, { way: 'repay' }, { target: 'afford' }],
            duty: { state: 'VIC' },
          },
        },
      ],
    });
  });

  it('figures that no tool gave are held back', async () => {
    model.plan({ text: 'It is a fine place. It is worth $4,321,000. Ask me more.' });
    const { turn } = await ask(await withModel(), 'tell me about Lismore');
    expect(turn.answer).toBe('It is a fine place. Ask me more.');
  });

  it('is given what was spoken of and the plan of our reader, and the talk goes on from it', async () => {
    model.follow();
    const client = await withModel();
    const conversationId = randomUUID();
    const first = await ask(client, 'LVR of 640k on 800k?', {}, conversationId);
    expect(first.turn).toMatchObject({
      engine: 'openai-compatible',
      cards: [{ result: { lvrPercent: 80 } }],
    });
    const { turn } = await ask(client, 'and with a loan of 720k?', {}, conversationId);
    expect(turn).toMatchObject({
      engine: 'openai-compatible',
      cards: [
        { tool: 'lvr', arguments: { loanAud: 720_000, valueAud: 800_000 }, result: { lvrPercent: 90 } },
      ],
    });
    const told = String(model.requests.at(-1)?.messages[0]?.content);
    expect(told).toMatch(/^Spoken of so far: .*"valueAud":800000/m);
    expect(told).toMatch(/^Plan: .*"lvr"/m);
  });

  it('leaves to us what is to be done, and whoever is in need', async () => {
    const client = await withModel();
    const asked = model.requests.length;
    const { turn } = await ask(client, 'I want to talk to a person');
    expect(turn).toMatchObject({ engine: 'own', action: { tool: 'hand_over' } });
    const need = await ask(client, 'I can’t pay my mortgage any more and I lost my job');
    expect(need.turn).toMatchObject({ engine: 'own' });
    expect(model.requests).toHaveLength(asked);
  });

  it('never runs a tool that changes something, nor one that is not ours', async () => {
    model.plan(
      {
        calls: [
          { name: 'hand_over', arguments: {} },
          { name: 'delete_everything', arguments: {} },
        ],
      },
      { text: 'Done.' },
    );
    const { turn } = await ask(await withModel(), 'hello');
    expect(turn).toMatchObject({ cards: [], action: null });
  });

  it('a tool that fails is told apart from arguments that are not valid', async () => {
    const broken = vi.spyOn(TOOLBOX, 'plan_usage').mockRejectedValue(new Error('the disk is full'));
    model.plan(
      {
        calls: [
          { name: 'lvr', arguments: { loanAud: 'much' } },
          { name: 'plan_usage', arguments: {} },
        ],
      },
      { text: 'That could not be read.' },
    );
    const { events, turn } = await ask(await withModel(), 'which plan am I on?');
    broken.mockRestore();
    expect(events.filter(({ type }) => type === 'tool-failed')).toMatchObject([{ tool: 'plan_usage' }]);
    expect(turn).toMatchObject({ state: 'finished', engine: 'openai-compatible', cards: [] });
    const told = JSON.stringify(model.requests.at(-1));
    expect(told).toContain('The arguments are not valid');
    expect(told).toContain('The tool failed');
    expect(logged.some((line) => line.includes('"tool":"plan_usage"'))).toBe(true);
  });

  it('stops calling tools after its rounds', async () => {
    model.plan({ calls: [{ name: 'help', arguments: { topic: 'plans' } }] });
    const before = model.requests.length;
    const { turn } = await ask(await withModel({ maxToolRounds: 2 }), 'help with plans');
    expect(model.requests.length - before).toBe(3);
    expect(turn.engine).toBe('own');
  });

  it.each(['unauthorised', 'busy', 'broken', 'garbage', 'stops'] as const)(
    'when the server is %s, ours goes on with the same question and nothing is lost',
    async (fault) => {
      model.plan({ text: 'A long answer that will not come to its end, whatever happens.' });
      model.fail(fault);
      const { events, turn } = await ask(await withModel(), 'what can you do');
      expect(events.some(({ type }) => type === 'fell-back')).toBe(true);
      expect(turn).toMatchObject({
        engine: 'own',
        outcome: 'answer',
        question: 'what can you do',
        notice: FALLBACK_APOLOGY,
      });
      expect(turn.answer).not.toContain('A long answer');
    },
  );

  it('gives up after its time, and can be stopped in the middle', async () => {
    model.fail('slow');
    const { turn } = await ask(await withModel({ maxSeconds: 1 }), 'what can you do');
    expect(turn.engine).toBe('own');
    const client = await withModel({ maxSeconds: 30 });
    const id = randomUUID();
    await client.call('POST', '/assistant/turns', { id, conversationId: randomUUID(), text: 'hello' });
    await readTurn(client, id, { until: ({ type }) => type === 'started' });
    await client.call('POST', `/assistant/turns/${id}/stop`);
    const events = await readTurn(client, id);
    expect(events.at(-1)).toMatchObject({ type: 'stopped', turn: { state: 'stopped' } });
  });

  it('says nothing more once another node has taken the turn, and the answer is given once', async () => {
    model.fail('slow');
    const client = await withModel({ maxSeconds: 2 });
    const [id, conversationId] = [randomUUID(), randomUUID()];
    await client.call('POST', '/assistant/turns', { id, conversationId, text: 'hello' });
    await readTurn(client, id, { until: ({ type }) => type === 'started' });
    await expect
      .poll(async () => {
        const kept = 'select 1 from assistant_turn_event where turn_id = $1';
        return (await installation.owner.query(kept, [id])).rowCount;
      })
      .toBe(1);
    model.fail('none');
    // As if it had been silent, and was taken for dead.
    const { rows: jobs } = await installation.owner.query(
      `select id, workspace_id as "workspaceId" from job where input->>'turnId' = $1`,
      [id],
    );
    const [{ id: jobId, workspaceId }] = jobs;
    const { database, queue } = node.context;
    await database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) => deliver(queue, tx, jobId));
    const events = await readTurn(client, id);
    expect(events.filter(({ type }) => type === 'started')).toMatchObject([{ attempt: 1 }, { attempt: 2 }]);
    expect(events.at(-1)).toMatchObject({ type: 'finished', turn: { attempt: 2 } });
    const { rows } = await installation.owner.query(
      `select author from message where conversation_id = $1 order by position`,
      [conversationId],
    );
    expect(rows).toEqual([{ author: 'contact' }, { author: 'assistant' }]);
  });
});

describe('a key that is tried and not stored', () => {
  const trying = (tried: unknown): Record<string, string> => ({
    [TRIED_KEY_HEADER]: encodeURIComponent(JSON.stringify(tried)),
  });
  const sensayKey = (key = sensay.secret): TriedKey => ({
    engine: 'sensay',
    baseUrl: sensay.url,
    organisationId: null,
    key,
  });
  const modelKey = (key = model.key): TriedKey => ({
    engine: 'openai-compatible',
    baseUrl: model.url,
    model: 'sandbox',
    key,
  });

  it('connects and answers for this person, and the workspace stays as it is', async () => {
    const client = await visit(node.client());
    const headers = trying(sensayKey());
    expect((await client.call('POST', '/assistant/connect', undefined, headers)).body).toMatchObject({
      engine: 'sensay',
      isAuthenticated: true,
      poweredBy: 'Sensay',
      error: null,
    });
    const { turn } = await ask(client, 'hello there', headers);
    expect(turn).toMatchObject({ engine: 'sensay', answer: 'You said: hello there', notice: null });
    expect((await client.call('GET', '/assistant/status')).body).toMatchObject({
      engine: 'own',
      error: NO_KEY_ERROR,
    });
    expect((await ask(client, 'hello there')).turn.engine).toBe('own');
    const stored = await client.call('GET', '/assistant/settings');
    expect(stored.body).toMatchObject({ engine: 'own', sensay: { keyHint: null, replicaUuid: null } });
  });

  it('calls our tools with a model, and hears what is looked for', async () => {
    model.plan(
      { calls: [{ name: 'lvr', arguments: { loanAud: 640_000, valueAud: 800_000 } }] },
      { text: 'The LVR is 80%. ' },
    );
    const client = await visit(node.client());
    const { turn } = await ask(client, 'a house under 900k, we want to move by Easter', trying(modelKey()));
    expect(turn).toMatchObject({
      engine: 'openai-compatible',
      cards: [{ tool: 'lvr' }],
      wishes: { propertyType: 'house', maxPriceAud: 900_000, timeline: 'by Easter' },
    });
  });

  it('a wrong one gets the specified words, and ours answers (CORE-ERR-03, CORE-CHAT-24)', async () => {
    const client = await visit(node.client());
    const headers = trying(sensayKey('wrong-and-secret-1'));
    expect((await client.call('POST', '/assistant/connect', undefined, headers)).body).toMatchObject({
      isAuthenticated: false,
      poweredBy: null,
      error: INVALID_CREDENTIALS_ERROR,
      banner: INVALID_CREDENTIALS_ERROR,
    });
    const { events, turn } = await ask(client, 'what can you do', headers);
    expect(events.find(({ type }) => type === 'fell-back')).toMatchObject({
      from: 'sensay',
      reason: INVALID_CREDENTIALS_ERROR,
    });
    expect(turn).toMatchObject({ engine: 'own', notice: FALLBACK_APOLOGY, cards: [{ tool: 'help' }] });
  });

  it('a service that repeats the key is not repeated', async () => {
    const client = await visit(node.client());
    const headers = trying(modelKey('wrong-and-secret-2'));
    const { body } = await client.call('POST', '/assistant/connect', undefined, headers);
    expect(body.error).toMatch(/Incorrect API key provided: …/);
    const { events } = await ask(client, 'what can you do', headers);
    expect(JSON.stringify(events)).toContain('Incorrect API key provided: …');
  });

  it.each(['busy', 'broken', 'garbage', 'stops'] as const)(
    'a model that is %s: ours goes on',
    async (fault) => {
      model.plan({ text: 'A long answer that will not come to its end, whatever happens.' });
      model.fail(fault);
      const { turn } = await ask(await visit(node.client()), 'what can you do', trying(modelKey()));
      expect(turn).toMatchObject({ engine: 'own', outcome: 'answer', notice: FALLBACK_APOLOGY });
    },
  );

  it('is gone with the browser: a node that runs the turn without it answers itself and says so', async () => {
    const client = await visit(node.client());
    const headers = trying(sensayKey());
    const { turn } = await ask(client, 'what can you do', headers);
    const begun = await installation.owner.query(
      `select t.workspace_id as "workspaceId", p.account_id as "accountId" from assistant_turn t
       join conversation c on c.id = t.conversation_id join contact p on p.id = c.contact_id where t.id = $1`,
      [turn.id],
    );
    const { workspaceId, accountId } = begun.rows[0];
    const { database, queue } = node.context;
    /** As if it had been interrupted, and its job came back to this node. */
    const interrupt = async (): Promise<void> => {
      await installation.owner.query('delete from assistant_turn_event where turn_id = $1', [turn.id]);
      await installation.owner.query(
        `delete from message where conversation_id = $1 and author = 'assistant'`,
        [turn.conversationId],
      );
      await installation.owner.query(
        `update assistant_turn set state = 'queued', ended_at = null, attempt = attempt + 1 where id = $1`,
        [turn.id],
      );
    };
    const giveBack = (): Promise<void> =>
      database.inWorkspace({ workspaceId, accountId }, 'write', async (tx) => {
        const input = { turnId: turn.id, conversationId: turn.conversationId, accountId, after: 0 };
        const order = { workspaceId, accountId, input: { ...input, role: 'owner' as const } };
        const jobId = await enqueue(queue, tx, answerTurnJob, order);
        await updateTurn(tx, turn.id, { jobId });
      });
    await interrupt();
    await giveBack();
    expect((await readTurn(client, turn.id)).at(-1)).toMatchObject({
      type: 'finished',
      turn: {
        engine: 'own',
        notice: expect.stringContaining('couldn’t get to it'),
        cards: [{ tool: 'help' }],
      },
    });
    const { body } = await client.call('GET', '/assistant/status');
    expect(body.engines).toEqual([expect.objectContaining({ engine: 'own', turns: 1, failures: 0 })]);
    await interrupt();
    const watched = readTurn(client, turn.id, { headers });
    await vi.waitFor(() => expect(keyAtHand({ services: node.context }, turn.id)).not.toBeNull(), PATIENCE);
    await giveBack();
    expect((await watched).at(-1)).toMatchObject({ turn: { engine: 'sensay', notice: null } });
    await vi.waitFor(() => expect(keyAtHand({ services: node.context }, turn.id)).toBeNull(), PATIENCE);
  });

  it('is used for nothing that was asked without it', async () => {
    const client = await visit(node.client());
    const id = randomUUID();
    const asked = sensay.calls.length;
    await client.call('POST', '/assistant/turns', { id, conversationId: randomUUID(), text: 'hello' });
    const events = await readTurn(client, id, { headers: trying(sensayKey()) });
    expect(events.at(-1)).toMatchObject({ turn: { engine: 'own' } });
    expect(sensay.calls).toHaveLength(asked);
  });

  it.each([
    ['no JSON', '%7Bnot', ''],
    ['a broken encoding', '%E0%A4%A', ''],
    ['no engine', encodeURIComponent(JSON.stringify({ key: 'k' })), '.engine'],
    ['our own engine', encodeURIComponent(JSON.stringify({ engine: 'own', key: 'k' })), '.engine'],
    [
      'a key with a line break',
      encodeURIComponent(
        JSON.stringify({ engine: 'sensay', baseUrl: 'https://a.example', organisationId: null, key: 'a\nb' }),
      ),
      '.key',
    ],
    [
      'an address that is none',
      encodeURIComponent(
        JSON.stringify({ engine: 'sensay', baseUrl: 'file:///etc/passwd', organisationId: null, key: 'ab' }),
      ),
      '.baseUrl',
    ],
  ])('%s is refused by name, and nothing is asked', async (_, written, field) => {
    const client = await visit(node.client());
    const id = randomUUID();
    const sent = await client.call(
      'POST',
      '/assistant/turns',
      { id, conversationId: randomUUID(), text: 'hello' },
      { [TRIED_KEY_HEADER]: written },
    );
    expect(sent).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
    expect(sent.body.data.fields[0].field).toBe(`${TRIED_KEY_HEADER}${field}`);
    expect((await client.call('GET', `/assistant/turns/${id}`)).status).toBe(404);
  });

  it('is for those who may use the assistant', async () => {
    const { status } = await node
      .client()
      .call('POST', '/assistant/connect', undefined, trying(sensayKey('wrong-and-secret-3')));
    expect(status).toBe(401);
  });

  it('stands in no log and in no table', async () => {
    await expect.poll(() => logged.join('')).toContain('/api/assistant/connect');
    const secrets = ['wrong-and-secret', sensay.secret, model.key];
    const log = logged.join('');
    const tables = await installation.owner.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
         and table_name not in ('sale', 'property', 'locality')`,
    );
    for (const secret of secrets) expect(log).not.toContain(secret);
    expect(tables.rows.length).toBeGreaterThan(20);
    for (const { name } of tables.rows) {
      const found = await installation.owner.query(
        `select 1 from ${name} t where t::text like any ($1) limit 1`,
        [secrets.map((secret) => `%${secret}%`)],
      );
      expect(found.rowCount, name).toBe(0);
    }
  });
});

describe('our own engine', () => {
  it('says that an answer failed, which is not the same as not to understand', async () => {
    const broken = vi.spyOn(TOOLBOX, 'lvr').mockRejectedValue(new Error('the disk is full'));
    const { client } = await signUp(node.client());
    const events = await eventsOf(client, 'LVR of 640k on 800k?');
    broken.mockRestore();
    const { failed: words, decline } = phrasesOf('en');
    expect(events.at(-1)).toMatchObject({
      type: 'failed',
      message: words,
      turn: { state: 'failed', outcome: null, error: words },
    });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'tool-failed', tool: 'lvr', message: words }),
    );
    const strange = await ask(client, 'flurble the wibbly grommets');
    expect(strange.turn).toMatchObject({ state: 'finished', outcome: 'decline' });
    expect(strange.turn.answer).not.toBe(words);
    expect(decline.notUnderstood).not.toBe(words);
  });
});
