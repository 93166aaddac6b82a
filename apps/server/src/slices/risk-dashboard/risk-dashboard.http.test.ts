import type { RiskAlert, RiskOverview, WatchedHome } from '@propguard/protocol/risk-dashboard';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';
import { PortfolioTester } from '../../../test/support/portfolio-tester.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { checkWorkspacesJob } from './check-workspaces-job.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let client: TestClient;
let email: string;
let other: TestClient;
let homes: { id: string }[];

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
  ({ client, email } = await signUp(node.client()));
  ({ client: other } = await signUp(node.client()));
  homes = (await installation.owner.query<{ id: string }>('select id from property order by id limit 3'))
    .rows;
});
afterAll(() => installation.close());

const assess = async (at: number): Promise<string> =>
  (await client.call('POST', '/assessments', { propertyId: homes[at]?.id })).body.id;
const overview = async (): Promise<RiskOverview> => (await client.call('GET', '/risk-overview')).body;
const watched = async (): Promise<WatchedHome[]> => (await client.call('GET', '/watch-list')).body.items;
const alerts = async (): Promise<RiskAlert[]> => (await client.call('GET', '/risk-alerts')).body.items;

const letters = async (): Promise<{ subject: string; body: string }[]> =>
  (
    await installation.owner.query(
      `select subject, body from outbound_message where recipient = $1 and subject like '%watch%' order by created_at`,
      [email],
    )
  ).rows;

const checked = () =>
  vi.waitFor(async () => {
    const { rows } = await installation.owner.query(
      `select 1 from job where kind in ('check-watched-homes', 'check-watch-lists') and state <> 'succeeded'`,
    );
    expect(rows).toEqual([]);
  }, PATIENCE);

/** What the clock does every five minutes. */
const lookForChanges = async (): Promise<void> => {
  const { database, queue } = node.context;
  const job = { workspaceId: null, accountId: null, input: {} };
  await database.asInstallation((tx) => enqueue(queue, tx, checkWorkspacesJob, job));
  await checked();
};

/** As if it had been told these figures by an earlier model and an earlier layer. */
const rememberOther = (id: string) =>
  installation.owner.query(
    `update watched_home set checked_version = 'earlier',
       told = jsonb_set(jsonb_set(told, '{valueAud}', '12345'), '{hazards,flood}', '0.99'),
       now = jsonb_set(now, '{modelId}', '"00000000-0000-4000-8000-000000000000"') where id = $1`,
    [id],
  );

describe('the overview', () => {
  it('counts each home once, as it was found last', async () => {
    expect(await overview()).toMatchObject({ homes: [], whole: true, totalAud: 0, meanRisk: null });
    await assess(0);
    const again = await assess(0);
    await assess(1);
    const { homes: found, totalAud, risks, hazards, sample } = await overview();
    expect(found).toHaveLength(2);
    expect(found[1]?.assessmentId).toBe(again);
    expect(totalAud).toBe(found.reduce((sum, { valueAud }) => sum + (valueAud ?? 0), 0));
    expect(risks.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    for (const { high, medium, low, unknown } of hazards) expect(high + medium + low + unknown).toBe(2);
    expect(sample).toBe(true);
  });

  it('counts no question about a suburb: it is about no property', async () => {
    const before = (await overview()).homes.length;
    const asked = await client.call('POST', '/propguard/process-command', { command: 'New Farm QLD 4005' });
    expect(asked.status).toBe(200);
    expect((await overview()).homes).toHaveLength(before);
  });
});

describe('the watch list', () => {
  it('takes a home once, shows it in the overview, and lets it go', async () => {
    const assessmentId = await assess(2);
    const first = await client.call('POST', '/watch-list', { assessmentId });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ assessmentId, propertyId: homes[2]?.id, alerts: 0 });
    const second = await client.call('POST', '/watch-list', { assessmentId: await assess(2) });
    expect(second.body.id).toBe(first.body.id);
    expect((await overview()).homes.find(({ propertyId }) => propertyId === homes[2]?.id)?.watchedId).toBe(
      first.body.id,
    );
    expect((await client.call('DELETE', `/watch-list/${first.body.id}`)).status).toBe(200);
    expect((await client.call('DELETE', `/watch-list/${first.body.id}`)).status).toBe(404);
    expect(await watched()).toEqual([]);
  });

  it('takes a row of a portfolio, with or without an address', async () => {
    const { rows } = await installation.owner.query<{ name: string; state: string; postcode: string }>(
      'select l.name, l.state, l.postcode from property p join locality l on l.id = p.locality_id order by p.id limit 1',
    );
    const place = rows.map(({ name, state, postcode }) => `${name},${state},${postcode}`)[0];
    const tester = new PortfolioTester(client);
    const { id } = await tester.upload(
      'two.csv',
      `Address,Suburb,State,Postcode\n1 Ledger St,${place}\n,${place}\n`,
    );
    await tester.value(id);
    for (const record of [1, 2]) {
      const { status, body } = await client.call('POST', '/watch-list', { portfolioId: id, record });
      expect(status).toBe(201);
      expect(body.portfolio).toEqual({ id, record });
      expect(body.address).toBe(record === 1 ? '1 Ledger St' : 'two, row 2');
      await client.call('DELETE', `/watch-list/${body.id}`);
    }
    const absent = await client.call('POST', '/watch-list', { portfolioId: id, record: 3 });
    expect(absent.status).toBe(404);
  });

  it('says what is wrong with a request, and is closed to others', async () => {
    expect((await client.call('POST', '/watch-list', {})).status).toBe(422);
    expect((await client.call('POST', '/watch-list', { assessmentId: 'x' })).status).toBe(422);
    const assessmentId = await assess(0);
    expect((await other.call('POST', '/watch-list', { assessmentId })).status).toBe(404);
    const { body } = await client.call('POST', '/watch-list', { assessmentId });
    expect((await other.call('DELETE', `/watch-list/${body.id}`)).status).toBe(404);
    expect((await other.call('GET', '/watch-list')).body.items).toEqual([]);
    await client.call('DELETE', `/watch-list/${body.id}`);
  });
});

describe('alerts', () => {
  it('tell of a value and a hazard that changed, once, on the screen and by mail', async () => {
    const { body } = await client.call('POST', '/watch-list', { assessmentId: await assess(1) });
    await lookForChanges();
    expect(await alerts()).toEqual([]);
    await rememberOther(body.id);
    await lookForChanges();
    await lookForChanges();
    const told = await alerts();
    const [home] = await watched();
    const byFigure = told.toSorted((a, b) => a.figure.localeCompare(b.figure));
    expect(byFigure).toMatchObject([
      { figure: 'flood', before: 0.99, after: home?.now.hazards.flood, cause: 'hazard-layers' },
      { figure: 'value', before: 12_345, after: home?.now.valueAud, cause: 'model' },
    ]);
    expect(home).toMatchObject({ id: body.id, alerts: 2 });
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('1 property you watch has changed');
    expect(letter?.body).toContain('Value: $12,345, now $');
    expect(letter?.body).toContain('Flood: 99%, now ');

    expect((await other.call('POST', `/risk-alerts/${told[0]?.id}/dismiss`)).status).toBe(404);
    expect((await client.call('POST', `/risk-alerts/${told[0]?.id}/dismiss`)).status).toBe(200);
    expect((await client.call('POST', `/risk-alerts/${told[0]?.id}/dismiss`)).status).toBe(404);
    expect(await alerts()).toHaveLength(1);
    await client.call('POST', '/risk-alerts/dismiss');
    expect(await alerts()).toEqual([]);
    await client.call('DELETE', `/watch-list/${body.id}`);
  });

  it('come from a new assessment of the home at once, and from a check that a person asks for', async () => {
    const { body } = await client.call('POST', '/watch-list', { assessmentId: await assess(0) });
    await rememberOther(body.id);
    const assessmentId = await assess(0);
    const told = await alerts();
    expect(told.map(({ cause }) => cause)).toEqual(['re-assessed', 're-assessed']);
    expect(told[0]?.assessmentId).toBe(assessmentId);
    await client.call('POST', '/risk-alerts/dismiss');
    await rememberOther(body.id);
    expect((await client.call('POST', '/watch-list/check')).body.jobId).toBeTruthy();
    await checked();
    expect(await alerts()).toHaveLength(2);
  });

  it('is kept together with the assessment that changed it, or neither is', async () => {
    const { tell } = node.context;
    const count = async () => (await client.call('GET', '/assessments?limit=100')).body.items.length;
    const before = await count();
    node.context.tell = async (tx, happening) => {
      await tell(tx, happening);
      throw new Error('A follower failed.');
    };
    try {
      const { status } = await client.call('POST', '/assessments', { propertyId: homes[0]?.id });
      expect(status).toBe(500);
    } finally {
      node.context.tell = tell;
    }
    expect(await count()).toBe(before);
  });
});
