import { monthsAfter } from '@propguard/rules/lending/days';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { signUp, visit } from '../../../test/support/people.ts';

/** A zone in which it is another day than in UTC. */
const farFromUtc = (): string => (new Date().getUTCHours() < 11 ? 'Pacific/Midway' : 'Pacific/Kiritimati');

const { client, installation } = installationForFile();

/** For what leaves nothing behind. */
let someone: TestClient;
beforeAll(async () => {
  someone = (await signUp(client())).client;
});

const LOAN = {
  amountAud: 640_000,
  ratePercent: 6,
  termYears: 30,
  repayment: 'principal-and-interest',
  purpose: 'owner-occupier',
  salaryAud: 200_000,
  expensesMonthlyAud: 3_000,
  otherDebtsAud: 0,
  lmi: false,
  valuationAud: 800_000,
  firstMortgage: true,
  incomeVerified: true,
  borrower: 'person',
  sharedEquity: false,
};

const assess = (browser: TestClient, loan: object, more: object = {}) =>
  browser.call('POST', '/lending/assess', { loan, ...more });
type Verdict = { rule: string; result: string; figure: number; version: string; missing: string[] };
const verdictOf = (body: { verdicts: Verdict[] }, rule: string) =>
  body.verdicts.find((one) => one.rule === rule);

describe('assessing without storing', () => {
  it('gives every figure and verdict at once', async () => {
    const here = someone;
    const { status, body } = await assess(here, LOAN, { assessedOn: '2026-11-15' });
    expect(status).toBe(200);
    expect(body.figures).toMatchObject({
      lvr: { value: 0.8, assumed: false },
      lvrLabel: 'Standard',
      dti: { value: 3.2, assumed: false },
      assessedRatePercent: 9,
      riskWeightPercent: 35,
      // 640,000 at 35% and 8%.
      capitalCents: 1_792_000,
    });
    expect(verdictOf(body, 'risk-weight')).toMatchObject({
      result: 'compliant',
      figure: 35,
      version: 'AU-2026.1',
    });
    expect(verdictOf(body, 'large-exposure')).toMatchObject({
      result: 'cannot-assess',
      missing: ['groupExposureAud', 'tier1CapitalAud'],
    });
    expect(body.setAside).toEqual([
      { rule: 'automated-decisions', reason: 'not-in-force', from: '2026-12-10' },
    ]);
    // Nothing speaks against it, and what an approval needs is named.
    expect(body.compliance).toMatchObject({ status: 'REVIEW', needed: ['responsible-lending'] });
    const { body: whole } = await assess(
      here,
      {
        ...LOAN,
        unsuitabilityAssessedOn: '2026-11-01',
        inquiriesRecorded: true,
        verificationRecorded: true,
      },
      { assessedOn: '2026-11-15' },
    );
    expect(whole.compliance).toMatchObject({ status: 'APPROVED', needed: [] });
  });

  it('CORE-ASSESS-09, CORE-ASSESS-10: without facts everything is assumed or unknown', async () => {
    const here = someone;
    const { body } = await assess(here, {});
    expect(body.figures.lvr).toEqual({ value: 0.65, assumed: true });
    expect(body.figures.dti).toEqual({ value: 4.5, assumed: true });
    expect(body.compliance).toMatchObject({ status: 'REVIEW', score: null, assessable: 0, compliant: 0 });
  });

  it('an LVR above 1 is an answer, not an error', async () => {
    const here = someone;
    const { body } = await assess(here, { ...LOAN, amountAud: 1_000_000 });
    expect(body.figures).toMatchObject({ lvr: { value: 1.25 }, lvrLabel: 'High Risk' });
    expect(verdictOf(body, 'lvr')?.result).toBe('breach');
  });

  it.each([
    ['loan.amountAud', { amountAud: 0 }],
    ['loan.amountAud', { amountAud: -5 }],
    ['loan.amountAud', { amountAud: 'NaN' }],
    ['loan.amountAud', { amountAud: 1e15 }],
    ['loan.amountAud', { amountAud: 0.5 }],
    ['loan.salaryAud', { salaryAud: 0 }],
    ['loan.salaryAud', { salaryAud: -1 }],
    ['loan.valuationAud', { valuationAud: 0 }],
    ['loan.ratePercent', { ratePercent: -1 }],
    ['loan.ratePercent', { ratePercent: 624 }],
    ['loan.termYears', { termYears: 0 }],
    ['loan.interestOnlyYears', { interestOnlyYears: 30 }],
    ['loan.valuationOn', { valuationOn: '2026-02-30' }],
    ['loan.purpose', { purpose: 'speculation' }],
  ])('names %s', async (field, wrong) => {
    const here = someone;
    const { status, body } = await assess(here, { ...LOAN, ...wrong });
    expect(status).toBe(422);
    expect(body.data.fields[0].field).toBe(field);
    expect(body.data.fields[0].message.length).toBeGreaterThan(10);
  });

  it('makes no workspace for a visitor who only tries', async () => {
    const visitor = await visit(client());
    expect((await assess(visitor, LOAN)).status).toBe(200);
    expect((await visitor.call('GET', '/session')).body.session.workspace).toBeNull();
  });
});

describe('facts of the lender', () => {
  it('enter every assessment, and nobody overwrites another’s change', async () => {
    const { client: here } = await signUp(client());
    const stored = await here.call('PUT', '/lending/lender-facts', {
      facts: { tier1CapitalAud: 5_000_000 },
      version: 0,
    });
    expect(stored).toMatchObject({ status: 200, body: { version: 1 } });
    const { body } = await assess(here, { ...LOAN, groupExposureAud: 0 });
    expect(verdictOf(body, 'large-exposure')).toMatchObject({ result: 'review', figure: 0.128 });
    expect((await here.call('PUT', '/lending/lender-facts', { facts: {}, version: 0 })).status).toBe(409);
    expect((await here.call('GET', '/lending/lender-facts')).body).toEqual(stored.body);
  });
});

const rulesOf = async (browser: TestClient, version = 'AU-2026.1') =>
  (await browser.call('GET', `/lending/rule-sets/${version}`)).body.rules;

describe('rule sets', () => {
  it('change as a new version with its difference; the old one stays', async () => {
    const { client: here } = await signUp(client(), 'Ada Admin');
    const rules = await rulesOf(here);
    rules.serviceability.bufferPoints = 3.5;
    const created = await here.call('POST', '/lending/rule-sets', {
      basedOn: 'AU-2026.1',
      effectiveFrom: '2026-11-01',
      note: 'Our own buffer',
      rules,
    });
    expect(created).toMatchObject({
      status: 201,
      body: {
        version: 'W1',
        source: 'workspace',
        createdBy: 'Ada Admin',
        inForce: true,
        changes: [{ field: 'serviceability.bufferPoints', before: 3, after: 3.5 }],
      },
    });
    const { items } = (await here.call('GET', '/lending/rule-sets')).body;
    expect(
      items.map(({ version, inForce }: { version: string; inForce: boolean }) => [version, inForce]),
    ).toEqual([
      ['W1', true],
      ['AU-2026.1', false],
    ]);
    expect((await rulesOf(here)).serviceability.bufferPoints).toBe(3);
    const now = (await assess(here, LOAN)).body;
    expect(now).toMatchObject({ ruleVersion: 'W1', figures: { assessedRatePercent: 9.5 } });
    const before = (await assess(here, LOAN, { assessedOn: '2026-10-31' })).body;
    expect(before).toMatchObject({ ruleVersion: 'AU-2026.1', figures: { assessedRatePercent: 9 } });
    expect((await here.call('GET', '/audit')).body.items[0]).toMatchObject({
      action: 'change-rules',
      subject: { id: 'W1' },
      details: 'Our own buffer',
    });
  });

  it('refuse an edit of a version that is not the newest, also at once', async () => {
    const { client: here } = await signUp(client());
    const rules = await rulesOf(here);
    rules.dti.flaggedFrom = 5;
    const change = { basedOn: 'AU-2026.1', effectiveFrom: '2026-11-01', note: 'Stricter', rules };
    const replies = await Promise.all([1, 2, 3].map(() => here.call('POST', '/lending/rule-sets', change)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it.each<[string, (rules: Awaited<ReturnType<typeof rulesOf>>) => void]>([
    ['rules.lvr.thresholdsPercent.1', (rules) => rules.lvr.thresholdsPercent.splice(1, 1, 70)],
    ['rules.riskWeight.weightsPercent.other', (rules) => rules.riskWeight.weightsPercent.other.pop()],
    ['rules.dti.portfolioSharePercent', (rules) => Object.assign(rules.dti, { portfolioSharePercent: 140 })],
    ['rules.paragraphs.lvr', (rules) => Object.assign(rules.paragraphs, { lvr: '' })],
    ['rules', () => undefined],
  ])('name %s', async (field, edit) => {
    const here = someone;
    const rules = await rulesOf(here);
    edit(rules);
    const { status, body } = await here.call('POST', '/lending/rule-sets', {
      basedOn: 'AU-2026.1',
      effectiveFrom: '2026-02-01',
      note: 'Try',
      rules,
    });
    expect(status).toBe(422);
    expect(body.data.fields[0].field).toBe(field);
    expect((await here.call('GET', '/lending/rule-sets')).body.items).toHaveLength(1);
  });
});

describe('reports', () => {
  const property = { address: '1 Harbour View', price: 800_000, loan_amount: 700_000 };

  it('CORE-CALL-08: the LVR with its thresholds', async () => {
    const here = someone;
    const { status, body } = await here.call('POST', '/llm/generate-lvr-report', {
      property_data: { ...property, bedrooms: 3 },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      address: '1 Harbour View',
      lvr: 0.875,
      lvr_assumed: false,
      risk_category: 'High Risk',
      lmi_usual: true,
      security_value: 800_000,
      security_basis: 'price',
      lvr_thresholds: { '80_percent': 640_000, '90_percent': 720_000, '95_percent': 760_000 },
    });
    expect(body.summary[0]).toBe('The LVR is 87.5%: High Risk.');
  });

  it('CORE-CALL-08: from a ratio, or from nothing', async () => {
    const here = someone;
    const fromRatio = await here.call('POST', '/llm/generate-lvr-report', {
      property_data: { valuation: 500_000, lvr: 0.9 },
    });
    expect(fromRatio.body).toMatchObject({ loan_amount: 450_000, lvr: 0.9 });
    const fromNothing = await here.call('POST', '/llm/generate-lvr-report', { property_data: {} });
    expect(fromNothing.body).toMatchObject({
      lvr: 0.65,
      lvr_assumed: true,
      risk_category: null,
      lmi_usual: null,
    });
    const percentage = await here.call('POST', '/llm/generate-lvr-report', { property_data: { lvr: 80 } });
    expect(percentage).toMatchObject({
      status: 422,
      body: { data: { fields: [{ field: 'property_data.lvr' }] } },
    });
  });

  it('CORE-CALL-09: what a fall in value and a rise in rates do', async () => {
    const here = someone;
    const { body } = await here.call('POST', '/pipeline/financial-impact-assessment', {
      property_data: property,
      loan_amount: 640_000,
      loan_facts: { ratePercent: 6, termYears: 30, repayment: 'principal-and-interest' },
    });
    expect(body.equity).toBe(160_000);
    expect(body.value_scenarios[2]).toEqual({
      value_fall_percent: 30,
      security_value: 560_000,
      lvr: 640 / 560,
      risk_category: 'High Risk',
      equity: -80_000,
    });
    expect(body.rate_scenarios).toHaveLength(3);
    const zero = await here.call('POST', '/pipeline/financial-impact-assessment', {
      property_data: property,
      loan_amount: 0,
    });
    expect(zero).toMatchObject({ status: 422, body: { data: { fields: [{ field: 'loan_amount' }] } } });
  });

  it('CORE-CALL-19: fields follow from verdicts, sealed by the trail', async () => {
    const { client: here } = await signUp(client());
    await here.call('PATCH', '/workspace', { timeZone: farFromUtc() });
    const { body } = await here.call('POST', '/blockchain/apra-compliance-report', {
      property_data: property,
      loan_facts: { ...LOAN, amountAud: undefined, valuationAud: undefined },
    });
    expect(body.compliance).toMatchObject({
      status: 'REVIEW',
      lvr: 0.875,
      apraCompliance: { aps220: false, aps221: false },
    });
    expect(body.compliance.reasons[0]).toContain('The LVR is 87.5%');
    expect(body.compliance.apraCompliance.nextReview > body.compliance.apraCompliance.lastAudit).toBe(true);
    // CORE-APRA-03: a year from the day of the assessment where the workspace is, as every screen says it.
    expect(body.compliance.apraCompliance.nextReview).toBe(monthsAfter(body.assessment.assessedOn, 12));
    expect(body.propguard_compliance).toMatchObject({
      basel_iii_compliant: true,
      risk_category: 'High Risk',
      apra_cps230_compliant: false,
    });
    expect((await here.call('GET', '/audit/verify')).body.head).toEqual(body.audit);
  });
});

it('an old version is not reachable from another workspace', async () => {
  const { client: here } = await signUp(client());
  const { client: other, session } = await signUp(client());
  await installation.owner.query(
    `insert into lending_rule_version (workspace_id, version, effective_from, note, based_on, rules) values ($1, 1, '2026-01-01', 'theirs', 'AU-2026.1', $2)`,
    [session.workspace.id, JSON.stringify(await rulesOf(other))],
  );
  expect((await here.call('GET', '/lending/rule-sets/W1')).status).toBe(404);
  expect((await other.call('GET', '/lending/rule-sets/W1')).status).toBe(200);
});
