import { CredentialClaims } from '@propguard/protocol/certificate-claims';
import { assessLoan } from '@propguard/rules/lending/assess-loan';
import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import { describe, expect, it } from 'vitest';
import { madeReportRecord } from '../../../../test/support/made-report-record.ts';
import { describeAssessment } from '../../compliance/describe-assessment.ts';
import { type Certifiable, makeClaims } from './make-claims.ts';

const DAY = '2026-05-01';
const RECORD = madeReportRecord('1 Main Street') as unknown as Certifiable;
const lendingOf = (loan: Parameters<typeof assessLoan>[0]) =>
  describeAssessment(assessLoan(loan, {}, ruleSetOn([], DAY), DAY));

const HOME: Certifiable = {
  ...RECORD,
  valuation: { ...RECORD.valuation, valueAud: 800_000 },
  lending: lendingOf({ valuationAud: 800_000, valuationOn: DAY }),
};

const claimsOf = (changes: Partial<Certifiable> = {}): CredentialClaims => {
  const made = makeClaims({ ...HOME, ...changes }, null);
  if (!made) throw new Error('nothing to certify');
  return CredentialClaims.parse(made.claims);
};

const hazard = (kind: string, way: 'outside' | 'inside', value: number) => ({
  kind,
  value,
  certainty: 0.5,
  evidence: [{ way, sample: true }],
  disagreement: null,
});

const withHazards = (...hazards: ReturnType<typeof hazard>[]) =>
  ({ ...HOME.hazards, hazards, riskScore: 0.08, market: { ...HOME.hazards.market, value: 0.2 } }) as never;

describe('what a certificate claims', () => {
  it('of a loan that nobody told of: how much was checked, and what an approval needs', () => {
    const { compliance, format } = claimsOf();
    expect(format).toBe(2);
    expect(compliance).toMatchObject({ status: 'REVIEW', checked: { rules: 9 } });
    const { assessable, compliant, reasons = [] } = compliance.checked ?? {};
    expect(compliant).toBe(assessable);
    expect(reasons.map(({ rule, result }) => `${rule}: ${result}`)).toEqual([
      'lvr: cannot-assess',
      'dti: cannot-assess',
      'serviceability: cannot-assess',
      'responsible-lending: cannot-assess',
    ]);
  });

  it('of one that passes a limit: which', () => {
    const lending = lendingOf({ amountAud: 760_000, valuationAud: 800_000, valuationOn: DAY });
    expect(claimsOf({ lending }).compliance.checked?.reasons).toContainEqual({
      rule: 'lvr',
      result: 'review',
    });
  });

  it('of hazards that are not mapped: that, without a figure and without a level', () => {
    const { risk } = claimsOf({ hazards: withHazards(hazard('flood', 'outside', 0.05)) });
    expect(risk).toMatchObject({ level: null, notMapped: ['flood'], values: { flood: null, market: 0.2 } });
  });

  it('of those that are measured: their figures and the level', () => {
    const hazards = withHazards(hazard('flood', 'outside', 0.05), hazard('fire', 'inside', 0.45));
    expect(claimsOf({ hazards }).risk).toMatchObject({
      level: 'Medium',
      notMapped: ['flood'],
      values: { flood: null, fire: 0.45 },
    });
  });

  it('of a value whose record lacks a confidence: the one that is stated everywhere', () => {
    expect(claimsOf().valuation.confidence).toBe(0.7);
  });
});
