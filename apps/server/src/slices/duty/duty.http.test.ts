import { randomUUID } from 'node:crypto';
import { BUILT_IN_DUTY } from '@propguard/rules/duty/duty-table';
import { DUTY_VERSIONS_PER_STATE } from '@propguard/rules/duty/limits';
import { type OpenAiSandbox, startOpenAiSandbox } from '@propguard/sandbox/openai/openai-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';
import { readTurn } from '../../../test/support/turn-stream.ts';
import { todayInState } from './today-in-state.ts';

let installation: TestInstallation;
let client: () => TestClient;
let operator: TestClient;
let other: TestClient;
let model: OpenAiSandbox;

beforeAll(async () => {
  installation = await createInstallation();
  ({ client } = await installation.startNode({ settings: { OUTSIDE_SERVICES_PRIVATE: 'true' } }));
  operator = (await signUp(client())).client;
  other = (await signUp(client())).client;
  model = await startOpenAiSandbox();
});
afterAll(async () => {
  await Promise.all([model.close(), installation.close()]);
});

const { QLD, VIC } = BUILT_IN_DUTY;
/** One rate on the whole price, so that what is told shows by which table. */
const flat = (percent: number) => ({
  ...QLD,
  firstHome: null,
  steps: [{ fromAud: 0, baseAud: 0, percent, ofWhole: true }],
});
const change = (more: object = {}) => ({
  basedOn: 0,
  validFrom: todayInState('QLD'),
  note: 'As the office publishes it',
  duty: flat(10),
  ...more,
});
const add = (state: string, body: object, by = operator) =>
  by.call('POST', `/operator/duty/${state}/versions`, body);
const stateOf = async (state: string) =>
  (await operator.call('GET', '/operator/duty')).body.items.find(
    (one: { state: string }) => one.state === state,
  );
const fieldsOf = ({ body }: { body: { data?: { fields?: { field: string; message: string }[] } } }) =>
  body.data?.fields ?? [];

const ask = async (by: TestClient, text: string, conversationId: string = randomUUID()) => {
  const id = randomUUID();
  await by.call('POST', '/assistant/turns', { id, conversationId, text });
  const last = (await readTurn(by, id)).at(-1);
  if (last?.type !== 'finished') throw new Error(`It ended with ${JSON.stringify(last)}`);
  return last.turn;
};

describe('the duty tables', () => {
  it('are the built-in ones at first, of every state and territory', async () => {
    const { status, body } = await operator.call('GET', '/operator/duty');
    expect(status).toBe(200);
    expect(body.items).toHaveLength(8);
    for (const { versions } of body.items)
      expect(versions).toMatchObject([
        { version: 0, validFrom: '2025-07-01', inForce: true, createdBy: null },
      ]);
  });

  it('are the operator’s alone', async () => {
    for (const by of [other, client()]) {
      expect([401, 403]).toContain((await by.call('GET', '/operator/duty')).status);
      expect([401, 403]).toContain((await add('QLD', change(), by)).status);
      expect([401, 403]).toContain((await by.call('POST', '/operator/duty/QLD/built-in', {})).status);
      expect([401, 403]).toContain(
        (await by.call('POST', '/operator/duty/QLD/versions/1/withdraw', {})).status,
      );
    }
  });

  it.each([
    ['a rate above 20 %', { duty: flat(21) }, 'duty.steps.0.percent', '20 %'],
    [
      'brackets that do not rise',
      { duty: { ...QLD, steps: [...QLD.steps, QLD.steps[0]] } },
      'duty.steps.5.fromAud',
      'above',
    ],
    [
      'a gap between two brackets',
      {
        duty: {
          ...QLD,
          steps: QLD.steps.map((step, at) => (at === 3 ? { ...step, baseAud: 20_000 } : step)),
        },
      },
      'duty.steps.3.baseAud',
      '$17,325',
    ],
    ['no bracket', { duty: { ...QLD, steps: [] } }, 'duty.steps', 'bracket'],
    ['a day before the built-in table', { validFrom: '2024-01-01' }, 'validFrom', '1 July 2025'],
    ['a day that nobody knows', { validFrom: '2090-01-01' }, 'validFrom', '3 years'],
    ['no day', { validFrom: 'soon' }, 'validFrom', 'day'],
    ['no reason', { note: ' ' }, 'note', 'what changes'],
    [
      'a link that is none',
      { duty: { ...QLD, sourceUrl: 'javascript:alert(1)' } },
      'duty.sourceUrl',
      'https://',
    ],
    [
      'relief that ends before it begins',
      { duty: { ...QLD, firstHome: { freeUntilAud: 9, untilAud: 5 } } },
      'duty.firstHome.untilAud',
      'can’t be below',
    ],
  ])('refuse %s at its field, in words', async (_, more, field, says) => {
    const reply = await add('QLD', change(more));
    expect(reply.status, JSON.stringify(reply.body)).toBe(422);
    const found = fieldsOf(reply).find((one) => one.field === field);
    expect(found?.message, JSON.stringify(reply.body)).toContain(says);
  });

  it('refuse a state that is none, and a version that is not there', async () => {
    expect((await add('XX', change())).status).toBe(422);
    const withdraw = (path: string) =>
      operator.call('POST', `/operator/duty/QLD/versions/${path}/withdraw`, {});
    expect((await withdraw('0')).status).toBe(404);
    expect((await withdraw('77')).status).toBe(404);
  });
});

describe('a table of one’s own', () => {
  it('counts from its day, is told with its day and office, and is kept with who wrote it', async () => {
    expect((await ask(other, 'stamp duty on 720k in qld')).answer).toContain('$25,425');
    const made = await add('QLD', change());
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body.versions[0]).toMatchObject({
      version: 1,
      inForce: true,
      note: 'As the office publishes it',
      createdBy: expect.any(String),
    });
    const { answer, cards } = await ask(other, 'stamp duty on 720k in qld');
    expect(answer).toContain('$72,000');
    expect(answer).toContain('not confirmed');
    expect(answer).toContain('qro.qld.gov.au');
    expect(cards[0]?.notes).toEqual(['Queensland Revenue Office: https://qro.qld.gov.au']);
    expect((await ask(other, 'stamp duty on 800k in vic')).answer).toContain('$43,070');
  });

  it('is refused to whoever has not seen the newest', async () => {
    expect((await add('QLD', change())).body).toMatchObject({ code: 'CONFLICT' });
  });

  it('waits for its day', async () => {
    const nextYear = `${Number(todayInState('QLD').slice(0, 4)) + 1}-07-01`;
    expect((await add('QLD', change({ basedOn: 1, validFrom: nextYear, duty: flat(5) }))).status).toBe(201);
    expect((await ask(other, 'stamp duty on 720k in qld')).answer).toContain('$72,000');
    expect((await stateOf('QLD')).versions.map(({ inForce }: { inForce: boolean }) => inForce)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is told by an outside model too, for the home that was named', async () => {
    const mine = (await signUp(client())).client;
    await mine.call('PATCH', '/assistant/settings', {
      engine: 'openai-compatible',
      openAi: { baseUrl: model.url, model: 'sandbox', key: model.key },
    });
    model.plan(
      {
        calls: [
          {
            name: 'upfront_costs',
            arguments: { priceAud: 720_000, address: 'Brisbane QLD', dutyOnly: true },
          },
        ],
      },
      { text: 'Duty is about $72,000.' },
    );
    const { answer, cards } = await ask(mine, 'what is the duty on it at 720k?');
    expect(answer).toBe('Duty is about $72,000.');
    expect(cards[0]).toMatchObject({
      tool: 'upfront_costs',
      result: { state: 'QLD', dutyAud: 72_000, isConfirmed: false },
    });
  });

  it('is taken back, once, and stays in the history with who did so', async () => {
    const withdraw = () => operator.call('POST', '/operator/duty/QLD/versions/1/withdraw', {});
    const { status, body } = await withdraw();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.versions.find((one: { version: number }) => one.version === 1)).toMatchObject({
      inForce: false,
      withdrawnAt: expect.any(String),
      withdrawnBy: expect.any(String),
    });
    expect((await withdraw()).body).toMatchObject({ code: 'CONFLICT' });
    expect((await ask(other, 'stamp duty on 720k in qld')).answer).toContain('$25,425');
  });

  it('goes with all others of its state when the built-in one is wanted', async () => {
    await add('QLD', change({ basedOn: 2, duty: flat(9) }));
    expect((await ask(other, 'stamp duty on 720k in qld')).answer).toContain('$64,800');
    const { body } = await operator.call('POST', '/operator/duty/QLD/built-in', {});
    expect(body.versions).toHaveLength(4);
    expect(body.versions.at(-1)).toMatchObject({ version: 0, inForce: true });
    expect((await ask(other, 'stamp duty on 720k in qld')).answer).toContain('$25,425');
  });

  it('has room for so many', async () => {
    await installation.owner.query(
      `insert into duty_version (state, version, valid_from, duty, note)
       select 'TAS', n, '2026-01-01', $1, 'one of many' from generate_series(1, $2::int) n`,
      [JSON.stringify(BUILT_IN_DUTY.TAS), DUTY_VERSIONS_PER_STATE],
    );
    expect(
      (await add('TAS', change({ basedOn: DUTY_VERSIONS_PER_STATE, duty: BUILT_IN_DUTY.TAS }))).body,
    ).toMatchObject({
      code: 'LIMIT_REACHED',
    });
  });
});

describe('whose duty it is', () => {
  it('follows the home that is spoken of', async () => {
    await add('VIC', change({ duty: { ...VIC, ...flat(4), office: 'State Revenue Office Victoria' } }));
    const conversationId = randomUUID();
    const { rows } = await installation.owner.query<{ address: string }>(
      `select p.house_number || ' ' || p.street_name || ' ' || p.street_type || ', ' || l.name || ' VIC ' || l.postcode as address
       from property p join locality l on l.id = p.locality_id
       where l.state = 'VIC' and p.unit is null and p.street_type is not null limit 1`,
    );
    await ask(other, `What is ${rows[0]?.address} worth?`, conversationId);
    const { answer, cards } = await ask(other, 'and the stamp duty if we pay 800k for it?', conversationId);
    expect(cards[0]?.result, answer).toMatchObject({ state: 'VIC', dutyAud: 32_000 });
  });
});
