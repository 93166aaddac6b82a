import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASSUMED_DTI, assessLoan } from './assess-loan.ts';
import { isCompliant, standingOf, summarise } from './compliance-summary.ts';
import type { LenderFacts, LoanFacts } from './facts.ts';
import { INSTALLATION_RULE_SETS } from './installation-rule-sets.ts';
import { ASSUMED_LVR } from './lvr-limits.ts';
import type { RuleName } from './rule-names.ts';
import type { RuleSet } from './rule-set.ts';
import { RESULTS, type Result } from './verdict.ts';

const [RULES] = INSTALLATION_RULE_SETS as [RuleSet];
const TODAY = '2026-11-15';

const LOAN: LoanFacts = {
  amountAud: 600_000,
  ratePercent: 6,
  termYears: 30,
  repayment: 'principal-and-interest',
  purpose: 'owner-occupier',
  salaryAud: 180_000,
  otherIncomeAud: 0,
  expensesMonthlyAud: 3_000,
  otherDebtsAud: 0,
  lmi: false,
  priceAud: 820_000,
  valuationAud: 800_000,
  valuationOn: '2026-10-01',
  firstMortgage: true,
  incomeVerified: true,
  borrower: 'person',
  sharedEquity: false,
  daysPastDue: 0,
  unlikelyToPay: false,
  groupExposureAud: 0,
  unsuitabilityAssessedOn: '2026-10-20',
  inquiriesRecorded: true,
  verificationRecorded: true,
};
const LENDER: LenderFacts = {
  tier1CapitalAud: 500_000_000,
  providerRegisterOn: '2026-06-30',
  incidentNoticeHours: 0,
  toleranceNoticeHours: 0,
  automatedDecisionsDisclosed: true,
};

const assess = (change: LoanFacts = {}, lender: LenderFacts = {}, on = TODAY) =>
  assessLoan({ ...LOAN, ...change }, { ...LENDER, ...lender }, RULES, on);
const verdictOf = (rule: RuleName, change: LoanFacts = {}, lender: LenderFacts = {}, on = TODAY) =>
  assess(change, lender, on).verdicts.find((one) => one.rule === rule);

describe('results at their edges', () => {
  it.each<[string, RuleName, LoanFacts, LenderFacts, Result]>([
    ['CORE-ASSESS-06: 80.00% is Standard', 'lvr', { amountAud: 640_000 }, {}, 'compliant'],
    ['CORE-ASSESS-06: a dollar more is High Risk', 'lvr', { amountAud: 640_001 }, {}, 'review'],
    ['CORE-ASSESS-08: 95.00%', 'lvr', { amountAud: 760_000 }, {}, 'review'],
    ['CORE-ASSESS-08: above 95%', 'lvr', { amountAud: 760_001 }, {}, 'breach'],
    ['LVR above 1', 'lvr', { amountAud: 1_000_000 }, {}, 'breach'],
    [
      'the price is the lower',
      'lvr',
      { amountAud: 640_001, priceAud: 790_000, valuationAud: 900_000 },
      {},
      'review',
    ],
    ['DTI under 6', 'dti', { amountAud: 1_079_999 }, {}, 'compliant'],
    ['DTI of exactly 6 is flagged, not refused', 'dti', { amountAud: 1_080_000 }, {}, 'review'],
    ['DTI of 60 is flagged, not refused', 'dti', { salaryAud: 10_000 }, {}, 'review'],
    [
      'DTI excludes owner-occupier bridging',
      'dti',
      { amountAud: 2_000_000, bridging: true },
      {},
      'compliant',
    ],
    [
      'DTI counts investor bridging',
      'dti',
      { amountAud: 2_000_000, bridging: true, purpose: 'investor' },
      {},
      'review',
    ],
    [
      'DTI excludes new dwellings',
      'dti',
      { amountAud: 2_000_000, newDwelling: true, purpose: 'investor' },
      {},
      'compliant',
    ],
    ['serviced with the buffer', 'serviceability', {}, {}, 'compliant'],
    ['not serviced', 'serviceability', { expensesMonthlyAud: 9_000 }, {}, 'breach'],
    ['an SMSF is not standard', 'standard-loan', { borrower: 'smsf' }, {}, 'review'],
    ['shared equity is not standard', 'standard-loan', { sharedEquity: true }, {}, 'review'],
    ['a second mortgage is not standard', 'standard-loan', { firstMortgage: false }, {}, 'review'],
    ['income on trust is not standard', 'standard-loan', { incomeVerified: false }, {}, 'review'],
    ['without the buffer it is not standard', 'standard-loan', { expensesMonthlyAud: 9_000 }, {}, 'review'],
    ['a standard weight', 'risk-weight', {}, {}, 'compliant'],
    ['a non-standard weight', 'risk-weight', { borrower: 'smsf' }, {}, 'review'],
    ['89 days past due', 'credit-quality', { daysPastDue: 89 }, {}, 'review'],
    ['90 days past due', 'credit-quality', { daysPastDue: 90 }, {}, 'breach'],
    ['unlikely to pay', 'credit-quality', { unlikelyToPay: true }, {}, 'breach'],
    ['a valuation of a year ago', 'credit-quality', { valuationOn: '2025-11-15' }, {}, 'compliant'],
    ['an older valuation', 'credit-quality', { valuationOn: '2025-11-14' }, {}, 'review'],
    ['a valuation of tomorrow', 'credit-quality', { valuationOn: '2026-11-16' }, {}, 'review'],
    ['just under 10% of tier 1', 'large-exposure', { groupExposureAud: 49_399_999 }, {}, 'compliant'],
    ['10% of tier 1 is large', 'large-exposure', { groupExposureAud: 49_400_000 }, {}, 'review'],
    ['25% of tier 1', 'large-exposure', { groupExposureAud: 124_400_000 }, {}, 'review'],
    ['over 25% of tier 1', 'large-exposure', { groupExposureAud: 124_400_001 }, {}, 'breach'],
    ['told after 72 hours', 'operational-risk', {}, { incidentNoticeHours: 73 }, 'breach'],
    ['told after 24 hours outside tolerance', 'operational-risk', {}, { toleranceNoticeHours: 25 }, 'breach'],
    [
      'a register of more than a year',
      'operational-risk',
      {},
      { providerRegisterOn: '2025-11-14' },
      'breach',
    ],
    [
      'assessed 90 days ago',
      'responsible-lending',
      { unsuitabilityAssessedOn: '2026-08-17' },
      {},
      'compliant',
    ],
    ['assessed 91 days ago', 'responsible-lending', { unsuitabilityAssessedOn: '2026-08-16' }, {}, 'breach'],
    ['inquiries not recorded', 'responsible-lending', { inquiriesRecorded: false }, {}, 'breach'],
  ])('%s (%s)', (_title, rule, change, lender, result) => {
    expect(verdictOf(rule, change, lender)?.result).toBe(result);
  });
});

describe('rules by their day', () => {
  it('DTI is not in force before 1 February 2026', () => {
    expect(assess({}, {}, '2026-01-31').setAside).toContainEqual({
      rule: 'dti',
      reason: 'not-in-force',
      from: '2026-02-01',
    });
    expect(verdictOf('dti', {}, {}, '2026-02-01')?.result).toBe('compliant');
  });

  it('APP 1.7 asks for disclosure from 10 December 2026', () => {
    expect(verdictOf('automated-decisions')).toBeUndefined();
    const undisclosed = { automatedDecisionsDisclosed: false };
    expect(verdictOf('automated-decisions', {}, undisclosed, '2026-12-10')?.result).toBe('breach');
    expect(verdictOf('automated-decisions', {}, {}, '2026-12-10')?.result).toBe('compliant');
  });

  it('the NCCP Act does not speak of loans to companies', () => {
    expect(assess({ borrower: 'company' }).setAside).toContainEqual({
      rule: 'responsible-lending',
      reason: 'not-applicable',
      from: null,
    });
  });
});

describe('missing facts', () => {
  const nothing = assessLoan({}, {}, RULES, TODAY);

  it('CORE-ASSESS-09, CORE-ASSESS-10: assumed figures are marked and enter no verdict', () => {
    expect(nothing.figures.lvr).toEqual({ value: ASSUMED_LVR, assumed: true });
    expect(nothing.figures.dti).toEqual({ value: ASSUMED_DTI, assumed: true });
    expect(new Set(nothing.verdicts.map(({ result }) => result))).toEqual(new Set(['cannot-assess']));
    expect(nothing.verdicts.every(({ missing, figure }) => missing.length > 0 && figure === null)).toBe(true);
    expect(JSON.stringify(nothing.verdicts)).not.toMatch(/0\.65|4\.5/);
  });

  it('nothing assessed is nothing approved', () => {
    expect(summarise(nothing.verdicts)).toEqual({
      status: 'REVIEW',
      score: null,
      assessable: 0,
      compliant: 0,
      needed: ['lvr', 'dti', 'serviceability', 'responsible-lending'],
    });
  });

  it('APS 221 is never said of a property alone', () => {
    expect(
      verdictOf('large-exposure', { groupExposureAud: undefined }, { tier1CapitalAud: undefined }),
    ).toMatchObject({
      result: 'cannot-assess',
      missing: ['groupExposureAud', 'tier1CapitalAud'],
    });
  });

  it.each<[RuleName, LoanFacts, string[]]>([
    ['lvr', { priceAud: undefined, valuationAud: undefined }, ['valuationAud']],
    ['lvr', { amountAud: undefined }, ['amountAud']],
    ['dti', { otherDebtsAud: undefined }, ['otherDebtsAud']],
    ['dti', { salaryAud: 0, otherIncomeAud: 0 }, ['salaryAud']],
    ['serviceability', { repayment: 'interest-only' }, ['interestOnlyYears']],
    ['serviceability', { otherDebtsAud: 9_000 }, ['otherRepaymentsMonthlyAud']],
    ['risk-weight', { amountAud: 700_000, lmi: undefined }, ['lmi']],
    ['risk-weight', { purpose: undefined }, ['purpose']],
  ])('%s names them', (rule, change, missing) => {
    expect(verdictOf(rule, change)).toMatchObject({ result: 'cannot-assess', figure: null, missing });
  });

  it('insurance makes no difference where both weights are the same', () => {
    expect(verdictOf('risk-weight', { lmi: undefined })?.figure).toBe(35);
  });
});

describe('compliance fields', () => {
  it('CORE-ENT-12: approved when every required rule was assessed and every assessed one is compliant', () => {
    const { verdicts } = assess();
    expect(summarise(verdicts)).toMatchObject({ status: 'APPROVED', score: 1, needed: [] });
    expect(standingOf(summarise(verdicts))).toBe('approved');
    expect(isCompliant(verdicts, 'risk-weight')).toBe(true);
  });

  it('CORE-ENT-12: one rule of nine is no approval, and names what it needs', () => {
    const { verdicts } = assess({
      salaryAud: undefined,
      expensesMonthlyAud: undefined,
      unsuitabilityAssessedOn: undefined,
    });
    const summary = summarise(verdicts);
    expect(summary).toMatchObject({ status: 'REVIEW', score: 1 });
    expect(summary.needed).toEqual(['dti', 'serviceability', 'responsible-lending']);
    expect(standingOf(summary)).toBe('unchecked');
    // A rule set may ask for less.
    expect(summarise(verdicts, ['lvr'])).toMatchObject({ status: 'APPROVED', needed: [] });
  });

  it('CORE-ENT-28: the score is the share of assessable rules, unknown ones left out', () => {
    const { verdicts } = assess({ amountAud: 650_000, groupExposureAud: undefined, lmi: true });
    expect(summarise(verdicts)).toEqual({
      status: 'REVIEW',
      score: 7 / 8,
      assessable: 8,
      compliant: 7,
      needed: [],
    });
    expect(standingOf(summarise(verdicts))).toBe('review');
    expect(isCompliant(verdicts, 'large-exposure')).toBe(false);
  });
});

it('every verdict cites rule, version and paragraph', () => {
  for (const { version, paragraph, inputs } of assess({}, {}, '2026-12-10').verdicts) {
    expect(version).toBe('AU-2026.1');
    expect(paragraph).toMatch(/AP[GS] \d|CPS|NCCP|APP/);
    expect(Object.keys(inputs).length).toBeGreaterThan(0);
  }
});

const amount = fc.integer({ min: 1, max: 1_000_000_000 });
const severity = (result: Result | undefined) => RESULTS.indexOf(result ?? 'cannot-assess');

describe('for any loan', () => {
  it.each<RuleName>(['lvr', 'dti', 'serviceability', 'large-exposure'])(
    '%s is never better for more of it',
    (rule) => {
      fc.assert(
        fc.property(amount, amount, amount, (one, other, valuationAud) => {
          const [less, more] = one < other ? [one, other] : [other, one];
          const facts = { valuationAud, priceAud: undefined };
          const before = severity(verdictOf(rule, { ...facts, amountAud: less })?.result);
          expect(severity(verdictOf(rule, { ...facts, amountAud: more })?.result)).toBeGreaterThanOrEqual(
            before,
          );
        }),
      );
    },
  );

  it('a standard loan never weighs less for more of it', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.boolean(),
        fc.constantFrom('owner-occupier' as const, 'investor' as const),
        (one, other, lmi, purpose) => {
          const rich = {
            salaryAud: 900_000_000,
            priceAud: 500_000_000,
            valuationAud: undefined,
            lmi,
            purpose,
          };
          const weight = (amountAud: number) => assess({ ...rich, amountAud }).figures.riskWeightPercent ?? 0;
          expect(weight(Math.max(one, other))).toBeGreaterThanOrEqual(weight(Math.min(one, other)));
        },
      ),
    );
  });

  it('leaving a fact out never turns a verdict into compliant', () => {
    fc.assert(
      fc.property(fc.subarray(Object.keys(LOAN) as (keyof LoanFacts)[]), amount, (left, amountAud) => {
        const full = assess({ amountAud });
        const part = assessLoan(
          { ...LOAN, amountAud, ...Object.fromEntries(left.map((name) => [name, undefined])) },
          LENDER,
          RULES,
          TODAY,
        );
        for (const { rule, result } of part.verdicts) {
          if (result !== 'compliant' || ['lvr', 'risk-weight'].includes(rule)) continue;
          expect(full.verdicts.find((one) => one.rule === rule)?.result).toBe('compliant');
        }
      }),
    );
  });
});
