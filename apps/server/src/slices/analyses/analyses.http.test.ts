import type {
  ClimateRisk,
  ComprehensiveAnalysis,
  EnhancedAnalysis,
  MarketSentimentAnalysis,
  RiskAssessment,
} from '@propguard/protocol/analyses';
import type { Assessment } from '@propguard/protocol/assessments';
import type { DistributedRisk } from '@propguard/protocol/distributed-risk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { pickHomes } from '../../../test/support/figures/pick-homes.ts';
import { comparedIn, disagreementsOf, notSeenIn } from '../../../test/support/figures/sighting.ts';
import { walkFigures } from '../../../test/support/figures/walk.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { findKnownHome, type KnownHome } from '../../../test/support/known-home.ts';
import { visit } from '../../../test/support/people.ts';

let installation: TestInstallation;
let newClient: () => TestClient;
let client: TestClient;
let home: KnownHome;
let property_data: { property_id: string };

beforeAll(async () => {
  installation = await createInstallation();
  home = await findKnownHome(installation);
  property_data = { property_id: home.id };
  // Certificates are published on a chain, and walked as all else is.
  newClient = (await installation.startNode({ settings: { CHAIN_EMBEDDED: 'true' } })).client;
  client = await visit(newClient());
});
afterAll(() => installation.close());

const BY_PROPERTY = [
  '/xnode/distributed-risk-assessment',
  '/ai/enhanced-analysis',
  '/ai/climate-risk-calculator',
  '/llm/risk-assessment',
  '/llm/comprehensive-analysis',
];

it('one figure, one meaning: ten homes over every call, document and answer', async () => {
  const walker = await visit(newClient());
  const sightings = await walkFigures(walker, await pickHomes(walker, 10));
  expect(notSeenIn(sightings)).toEqual([]);
  expect(comparedIn(sightings)).toBeGreaterThan(700);
  expect(disagreementsOf(sightings)).toEqual([]);
});

describe('composed analyses', () => {
  it('keep nothing, and make no workspace for a visitor', async () => {
    for (const path of BY_PROPERTY)
      expect([path, (await client.call('POST', path, { property_data })).status]).toEqual([path, 200]);
    expect((await client.call('GET', '/session')).body.session.workspace).toBeNull();
  });

  it('CORE-CALL-22: say what an assessment says, each passage with what it rests on', async () => {
    const { body } = await client.call<EnhancedAnalysis>('POST', '/ai/enhanced-analysis', { property_data });
    const other = await visit(newClient());
    const { body: kept } = await other.call<Assessment>('POST', '/assessments', { propertyId: home.id });
    expect(body.valuation).toEqual(kept.valuation);
    expect(body.hazards).toEqual(kept.hazards);
    expect(body.market.details.region.id).toBe(home.localityId);
    expect(body.passages.map(({ topic }) => topic)).toEqual([
      'value',
      'flood',
      'fire',
      'coastalErosion',
      'subsidence',
      'market',
      'money',
    ]);
    expect(body.passages[0]?.rests_on[0]).toContain(body.valuation.modelId ?? 'no model');
    for (const { topic, rests_on } of body.passages) {
      const answer = body.hazards.hazards.find(({ kind }) => kind === topic);
      expect(rests_on.length > 0).toBe(answer === undefined || answer.value !== null);
    }
  });

  it('CORE-CALL-26: judges the loan by the rules, on our value where none is given', async () => {
    const { body } = await client.call<ComprehensiveAnalysis>('POST', '/llm/comprehensive-analysis', {
      property_data,
      loan_facts: { amountAud: 300_000 },
    });
    const value = body.valuation.valueAud ?? Number.NaN;
    expect(body.lending.figures.lvr).toEqual({ value: 300_000 / value, assumed: false });
    expect(body.hazards.money?.lvr?.before).toBe(300_000 / value);
    expect(body.passages.at(-1)).toMatchObject({
      topic: 'lending',
      rests_on: [`Lending rule set ${body.lending.ruleVersion}`],
    });
    expect(body.summary).toContain('sample data');
    expect(body.recommendations.length).toBeGreaterThan(0);
    const own = await client.call<ComprehensiveAnalysis>('POST', '/llm/comprehensive-analysis', {
      property_data,
      loan_facts: { amountAud: 300_000, valuationAud: 400_000 },
    });
    expect(own.body.lending.figures.lvr.value).toBe(0.75);
  });

  it('CORE-CALL-23: projects by the scenario and leads from hazard to value', async () => {
    const ask = (more: object) =>
      client.call<ClimateRisk>('POST', '/ai/climate-risk-calculator', { property_data, ...more });
    const { body } = await ask({ property_value: 800_000, loan_amount: 400_000, scenario: 'faster' });
    expect(body).toMatchObject({ value: 800_000, value_source: 'given', scenario: 'faster' });
    expect(body.projections.length).toBeGreaterThan(0);
    expect(body.projections.every(({ scenario }) => scenario === 'faster')).toBe(true);
    expect(body.money?.stressedValueAud).toBe(800_000 - (body.money?.valueReductionAud ?? 0));
    expect(body.money?.lvr?.before).toBe(0.5);
    const ours = await ask({});
    expect(ours.body).toMatchObject({ value_source: 'valuation', scenario: 'specified' });
    expect(ours.body.value).toBeGreaterThan(10_000);
  });

  it('CORE-CALL-25: has a passage for each risk and tips for the notable ones', async () => {
    const { body } = await client.call<RiskAssessment>('POST', '/llm/risk-assessment', { property_data });
    expect(body.passages.map(({ topic }) => topic)).toEqual([
      'flood',
      'fire',
      'coastalErosion',
      'subsidence',
      'market',
    ]);
    const known = Object.values(body.risk).filter((value) => value !== null);
    expect(body.risk_score).toBeCloseTo(known.reduce((total, one) => total + one, 0) / known.length, 2);
    for (const { kind, value } of body.mitigation) expect(body.risk[kind]).toBeCloseTo(value, 2);
  });

  it('CORE-CALL-20: lets every source answer by itself; the surest leads the combined answer', async () => {
    const { body } = await client.call<DistributedRisk>('POST', '/xnode/distributed-risk-assessment', {
      property_data,
    });
    const layers = (await client.call('GET', '/hazard-layers')).body.items;
    expect(body.sources.map(({ layer_id }) => layer_id).toSorted()).toEqual(
      layers.map(({ id }: { id: string }) => id).toSorted(),
    );
    expect(body.combined.hazards.length).toBeGreaterThan(0);
    for (const answer of body.combined.hazards) {
      const speaking = body.sources.filter(({ kind, value }) => kind === answer.kind && value !== null);
      expect(answer.evidence).toHaveLength(speaking.length);
      const surest = speaking.toSorted((a, b) => (b.certainty ?? 0) - (a.certainty ?? 0))[0];
      expect(answer.value).toBe(surest?.value ?? null);
    }
  });

  it('CORE-CALL-24: reads a market and the notes sent along', async () => {
    const ask = (notes?: string) =>
      client.call<MarketSentimentAnalysis>('POST', '/ai/market-sentiment-analysis', {
        location: home.locality,
        notes,
      });
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.location).toContain(home.locality);
    expect(body.details?.parts.some(({ signal }) => signal === 'text')).toBe(false);
    const noted = (await ask('Strong demand, sold out quickly, excellent and popular area')).body;
    expect(noted.details?.parts.some(({ signal }) => signal === 'text')).toBe(true);
  });
});

describe('bad input', () => {
  it.each([...BY_PROPERTY, '/ai/market-sentiment-analysis'])('%s needs a session', async (path) => {
    const body = { property_data: { address: 'Sydney' }, location: 'Sydney' };
    expect((await newClient().call('POST', path, body)).status).toBe(401);
  });

  const wrong: [string, object][] = [
    ['property_data', {}],
    ['property_data.address', { property_data: { address: '' } }],
    ['property_data.address', { property_data: { address: '🏡🏡' } }],
    ['property_data.address', { property_data: { address: 'x'.repeat(10_000) } }],
    ['property_data.address', { property_data: { address: '10 Downing Street London' } }],
    ['property_data.bedrooms', { property_data: { address: 'Sydney', bedrooms: -2 } }],
  ];
  it.each(BY_PROPERTY.flatMap((path) => wrong.map(([field, body]) => ({ path, field, body }))))(
    '$path names $field',
    async ({ path, field, body }) => {
      const reply = await client.call('POST', path, body);
      expect(reply.status).toBe(422);
      expect(reply.body.data.fields[0].field).toBe(field);
    },
  );

  it.each([
    ['/ai/climate-risk-calculator', 'property_value', { property_value: -1 }],
    ['/ai/climate-risk-calculator', 'loan_amount', { loan_amount: 0 }],
    ['/ai/climate-risk-calculator', 'scenario', { scenario: 'worst' }],
    ['/llm/comprehensive-analysis', 'loan_facts.amountAud', { loan_facts: { amountAud: -5 } }],
  ])('%s names %s', async (path, field, wrongPart) => {
    const reply = await client.call('POST', path, { property_data, ...wrongPart });
    expect(reply.status).toBe(422);
    expect(reply.body.data.fields[0].field).toBe(field);
  });

  it.each(['', '🏡', 'x'.repeat(10_000), 'Atlantis Under Water'])(
    'refuses the location %j',
    async (location) => {
      const reply = await client.call('POST', '/ai/market-sentiment-analysis', { location });
      expect(reply.status).toBe(422);
      expect(reply.body.data.fields[0].field).toBe('location');
    },
  );
});

describe('evidence for compliance reports', () => {
  const report = (path: string, body: object) => client.call('POST', path, body);

  it('CORE-CALL-08: values the property where neither price nor valuation is given', async () => {
    const { status, body } = await report('/llm/generate-lvr-report', {
      property_data: { address: `${home.address} ${home.locality}`, lvr: 0.8 },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ property_id: home.id, security_basis: 'valuation', lvr_assumed: false });
    expect(body.security_value).toBe(body.valuation.value);
    expect(body.loan_amount).toBe(Math.round(0.8 * body.valuation.value));
    expect(body.valuation.range.min).toBeLessThan(body.valuation.value);
  });

  it('takes a price that is given, and an address that it need not understand', async () => {
    const { body } = await report('/llm/generate-lvr-report', {
      property_data: { address: 'Somewhere else', price: 500_000, loan_amount: 250_000 },
    });
    expect(body).toMatchObject({ address: 'Somewhere else', property_id: null, valuation: null, lvr: 0.5 });
  });

  it('CORE-CALL-09: leads from the hazards to serviceability and LVR under stress', async () => {
    const { body } = await report('/pipeline/financial-impact-assessment', {
      property_data: { property_id: home.id, price: 800_000 },
      loan_amount: 640_000,
      loan_facts: {
        ratePercent: 6,
        termYears: 30,
        repayment: 'principal-and-interest',
        salaryAud: 200_000,
        expensesMonthlyAud: 3_000,
        otherDebtsAud: 0,
      },
    });
    const { chain, steps } = body.hazard_impact;
    expect(chain.lvr.before).toBe(0.8);
    expect(chain.lvr.stressed).toBe(640_000 / chain.stressedValueAud);
    expect(chain.serviceability.surplusBeforeAud).toBe(body.assessment.figures.surplusMonthlyCents / 100);
    expect(chain.annualPremiumAud).toBe(chain.basePremiumAud + chain.hazardLoadingAud);
    expect(steps).toHaveLength(6);
    const unknown = await report('/pipeline/financial-impact-assessment', {
      property_data: { price: 800_000 },
      loan_amount: 640_000,
    });
    expect(unknown.body.hazard_impact).toBeNull();
  });

  it('CORE-CALL-19: judges on our valuation', async () => {
    const { status, body } = await report('/blockchain/apra-compliance-report', {
      property_data: { property_id: home.id, loan_amount: 100_000 },
    });
    expect(status).toBe(200);
    expect(body.compliance.lvr).toBe(100_000 / body.valuation.value);
  });

  it.each([
    ['property_data.address', { address: '10 Downing Street London' }],
    ['property_data.property_id', { property_id: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a', price: 1 }],
  ])('names %s', async (field, wrongData) => {
    const reply = await report('/llm/generate-lvr-report', { property_data: wrongData });
    expect(reply.status).toBe(422);
    expect(reply.body.data.fields[0].field).toBe(field);
  });
});
