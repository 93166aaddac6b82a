import { DETAILED_WEIGHTS, PRESET_WEIGHTS } from '@propguard/rules/lead-scoring/scoring-models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { recordActivity } from '../activities/record-activity.ts';
import { scoreLeads } from './score-leads.ts';
import { NEXT_TO_LEAVE, SCORES_LEAVE } from './score-timer.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let workspaceId: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
  const person = await signUp(node.client());
  owner = person.client;
  workspaceId = person.session.workspace.id;
});
afterAll(() => installation.close());

const inWorkspace = <T>(work: Parameters<typeof node.context.database.inWorkspace<T>>[2]): Promise<T> =>
  node.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', work);

const addLead = async (
  name: string,
  facts: Record<string, unknown> = {},
): Promise<{ id: string; personId: string }> => {
  const person = (
    await installation.owner.query('insert into person (workspace_id, name) values ($1, $2) returning id', [
      workspaceId,
      name,
    ])
  ).rows[0].id;
  const columns = Object.keys(facts);
  const lead = (
    await installation.owner.query(
      `insert into lead (workspace_id, person_id, source${columns.map((column) => `, ${column}`).join('')})
       values ($1, $2, 'website'${columns.map((_, at) => `, $${at + 3}`).join('')}) returning id`,
      [workspaceId, person, ...Object.values(facts)],
    )
  ).rows[0].id;
  await inWorkspace((tx) => scoreLeads({ services: node.context, tx, workspaceId }, [lead]));
  return { id: lead, personId: person };
};
const scoreOf = async (id: string) => (await owner.call('GET', `/lead-scoring/leads/${id}`)).body;
const leavesAt = async (id: string): Promise<Date | undefined> =>
  (await installation.owner.query(`select leaves_band_at from lead_rank where lead_id = $1`, [id])).rows[0]
    ?.leaves_band_at;

describe('the score of a lead', () => {
  it('is the sum of its parts, and says what it rests on', async () => {
    const { rows } = await installation.owner.query(
      `select l.locality_id, p.type from listing l join property p on p.id = l.property_id
       where l.status = 'active' and l.guide_from_aud is not null limit 1`,
    );
    const { id } = await addLead('Priya', {
      locations: [rows[0].locality_id, 'nowhere'],
      property_types: [rows[0].type],
      budget_max: 900_000_000,
      financing: 'pre-approved',
      timeline: 'immediately',
      timeline_since: new Date(),
      decision_maker: 'together',
    });
    const score = await scoreOf(id);
    const sum = score.parts.reduce((total: number, { points }: { points: number }) => total + points, 0);
    expect(sum).toBeCloseTo(score.total, 6);
    expect(Math.round(score.total)).toBe(score.score);
    expect(score.modelVersion).toBe('2.1.3');
    expect(score.evidence).toMatchObject({
      financing: 'pre-approved',
      timeline: 'immediately',
      locations: { found: 1, of: 2 },
      propertyTypes: { found: 1, of: 1 },
      decisionMaker: 'together',
      urgency: { row: 'lead', rowId: id, kind: 'immediately' },
    });
    expect(score.evidence.reach.found).toBe(score.evidence.reach.of);
    const [engagement, budget, , location, , company] = score.parts;
    expect(engagement).toMatchObject({ state: 'known', points: 0 });
    expect(budget).toMatchObject({ fulfilment: 96 });
    expect(location).toMatchObject({ fulfilment: 50, state: 'known' });
    expect(company).toMatchObject({ state: 'not-applicable', most: 0 });
    expect(score.history).toHaveLength(1);
    expect(score.presets.map(({ preset }: { preset: string }) => preset)).toEqual([
      'detailed',
      'showcase',
      'qualification',
    ]);
    // It cools by itself at the moment that is told, and a timer waits for it.
    expect((await leavesAt(id))?.toISOString()).toBe(score.leavesBandAt);
  });

  it('rises with what they do, is stored anew, and the same is stored once', async () => {
    const { id, personId } = await addLead('Tom');
    const before = await scoreOf(id);
    await inWorkspace((tx) => scoreLeads({ services: node.context, tx, workspaceId }, [id]));
    expect((await scoreOf(id)).history).toHaveLength(1);
    await inWorkspace(async (tx) => {
      for (const ref of [1, 2, 3])
        await recordActivity(
          { services: node.context, tx, workspaceId },
          {
            personId,
            kind: 'message-received',
            ref: `00000000-0000-4000-8000-00000000000${ref}`,
          },
        );
    });
    await expect.poll(async () => (await scoreOf(id)).history.length).toBe(2);
    const after = await scoreOf(id);
    expect(after.score).toBeGreaterThan(before.score);
    expect(after.evidence.happened).toHaveLength(3);
    expect(after.evidence.happened[0]).toMatchObject({ kind: 'message-received', points: 4 });
    expect(after.evidence.urgency).toMatchObject({ row: 'activity', kind: 'message-received' });
    const { rows } = await installation.owner.query('select score, score_band from lead where id = $1', [id]);
    expect(rows[0]).toEqual({ score: after.score, score_band: after.band });
  });

  it('fades: when its timer is due, it is scored as of then', async () => {
    const { id } = await addLead('Mei', { timeline: 'immediately', timeline_since: new Date() });
    const first = await scoreOf(id);
    await installation.owner.query(
      `update lead set timeline_since = now() - interval '200 days' where id = $1`,
      [id],
    );
    await installation.owner.query(`update lead_rank set leaves_band_at = now() where lead_id = $1`, [id]);
    const due = { key: NEXT_TO_LEAVE, dueAt: new Date(), payload: {} };
    await inWorkspace((tx) => setTimer({ tx, workspaceId }, SCORES_LEAVE, due));
    await expect.poll(async () => (await scoreOf(id)).score).toBeLessThan(first.score);
  });

  it('is not there for others', async () => {
    const { id } = await addLead('Ours');
    const stranger = await signUp(node.client());
    expect((await stranger.client.call('GET', `/lead-scoring/leads/${id}`)).status).toBe(404);
    expect((await stranger.client.call('GET', '/lead-scoring/overview')).body.leads).toBe(0);
  });
});

describe('the model', () => {
  const save = (body: object) => owner.call('POST', '/lead-scoring/models', body);

  it('LEADS-SCORE-03: counts bands and the mean', async () => {
    const { body } = await owner.call('GET', '/lead-scoring/overview');
    const { bands, histogram, leads, scored, averageScore } = body;
    expect(bands.hot + bands.warm + bands.cool + bands.cold).toBe(scored);
    expect(histogram.reduce((sum: number, bar: number) => sum + bar, 0)).toBe(scored);
    expect(leads).toBe(scored);
    expect(averageScore).toBeGreaterThan(0);
  });

  it('is previewed before it is saved, becomes a version, and can be gone back from', async () => {
    const first = (await owner.call('GET', '/lead-scoring/models')).body;
    expect(first.current).toMatchObject({ number: 0, version: '2.1.3', weights: DETAILED_WEIGHTS });
    expect(first.accuracy).toEqual({ right: 0, decided: 0, share: null });

    const wrong = await save({ weights: { ...DETAILED_WEIGHTS, urgency: 4 }, after: 0 });
    expect(wrong.status).toBe(422);
    expect(wrong.body.data.fields[0].message).toMatch(/101/);

    const { budget, engagement } = DETAILED_WEIGHTS;
    const weights = { ...DETAILED_WEIGHTS, budget: budget + engagement, engagement: 0 };
    const preview = (await owner.call('POST', '/lead-scoring/models/preview', { weights })).body;
    expect(preview.leads).toBeGreaterThan(3);
    expect(preview.changed).toBeGreaterThan(0);
    expect(preview.moves.reduce((sum: number, move: { leads: number }) => sum + move.leads, 0)).toBe(
      preview.changed,
    );

    const saved = await save({ weights, note: 'Budget first', after: 0 });
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({ number: 1, version: '2.1.4', note: 'Budget first', restores: null });
    expect((await save({ weights, after: 0 })).status).toBe(409);

    // Every lead is scored anew, as it was foretold.
    await expect
      .poll(
        async () =>
          (
            await installation.owner.query(
              `select count(*)::int as n from lead l where workspace_id = $1 and exists (
               select from lead_score s where s.lead_id = l.id and s.model_version = '2.1.4')`,
              [workspaceId],
            )
          ).rows[0].n,
      )
      .toBe(preview.leads);
    const { bands } = (await owner.call('GET', '/lead-scoring/overview')).body;
    expect(bands).toEqual(preview.after);

    const back = await owner.call('POST', '/lead-scoring/models/0/restore');
    expect(back.body).toMatchObject({
      number: 2,
      version: '2.1.5',
      restores: '2.1.3',
      weights: DETAILED_WEIGHTS,
    });
    expect((await owner.call('POST', '/lead-scoring/models/2/restore')).status).toBe(409);
    expect((await owner.call('POST', '/lead-scoring/models/9/restore')).status).toBe(404);
    const versions = (await owner.call('GET', '/lead-scoring/models')).body.versions;
    expect(versions.map(({ version }: { version: string }) => version)).toEqual(['2.1.5', '2.1.4', '2.1.3']);
  });

  it('is looked at by whoever works there, and changed by admins', async () => {
    const member = await signUp(node.client());
    await installation.owner.query(
      `insert into member (workspace_id, account_id, role) values ($1, $2, 'agent')`,
      [workspaceId, member.session.account.id],
    );
    await member.client.call('POST', `/workspaces/${workspaceId}/activate`);
    expect((await member.client.call('GET', '/lead-scoring/models')).body.current.number).toBe(2);
    const refused = await member.client.call('POST', '/lead-scoring/models', {
      weights: PRESET_WEIGHTS.showcase,
      after: 2,
    });
    expect(refused.status).toBe(403);
  });
});
