import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoanFacts } from '../facts.ts';
import { INSTALLATION_RULE_SETS } from '../installation-rule-sets.ts';
import type { RuleSet } from '../rule-set.ts';
import { dtiHeadroom } from './dti-headroom.ts';
import { hazardConcentration } from './hazard-concentration.ts';
import { largeExposures } from './large-exposures.ts';
import { lvrDistribution } from './lvr-distribution.ts';
import type { PortfolioLoan } from './portfolio-loan.ts';

const [RULES] = INSTALLATION_RULE_SETS as [RuleSet];

const loan = (facts: LoanFacts, more: Partial<PortfolioLoan> = {}): PortfolioLoan => ({
  id: '1',
  facts,
  counterparty: null,
  settledOn: '2026-10-01',
  hazards: null,
  ...more,
});
const withDti = (amountAud: number, dti: number, more: LoanFacts = {}): PortfolioLoan =>
  loan({ amountAud, otherDebtsAud: 0, salaryAud: amountAud / dti, purpose: 'owner-occupier', ...more });

describe('DTI headroom', () => {
  it('keeps owner-occupiers and investors apart', () => {
    const [owners, investors] = dtiHeadroom(
      [withDti(900_000, 3), withDti(100_000, 6), withDti(300_000, 10, { purpose: 'investor' })],
      RULES,
    );
    expect(owners).toMatchObject({
      purpose: 'owner-occupier',
      lendingAud: 1_000_000,
      highAud: 100_000,
      share: 0.1,
      isExceeded: false,
    });
    // (100,000 + 125,000) of (1,000,000 + 125,000) is 20%.
    expect(owners?.headroomAud).toBe(125_000);
    expect(investors).toMatchObject({ share: 1, isExceeded: true, headroomAud: 0 });
  });

  it('leaves out what is excluded and what has no DTI', () => {
    const [owners] = dtiHeadroom(
      [
        withDti(100_000, 8, { bridging: true }),
        withDti(100_000, 8, { newDwelling: true }),
        loan({ amountAud: 5, purpose: 'owner-occupier' }),
      ],
      RULES,
    );
    expect(owners).toMatchObject({
      lendingAud: 0,
      share: null,
      isExceeded: false,
      excludedLoans: 2,
      unassessedLoans: 1,
    });
  });

  it('is used up exactly, for any portfolio within the limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 9_000_000 }),
        fc.integer({ min: 10, max: 1_000_000 }),
        (low, high) => {
          const lent = (more: number) => [
            withDti(low, 3),
            loan({ amountAud: high + more, otherDebtsAud: 0, salaryAud: 1, purpose: 'owner-occupier' }),
          ];
          const [before] = dtiHeadroom(lent(0), RULES);
          if (!before || before.isExceeded || before.headroomAud === null) return;
          expect(dtiHeadroom(lent(before.headroomAud), RULES)[0]?.isExceeded).toBe(false);
          expect(dtiHeadroom(lent(before.headroomAud + 2), RULES)[0]?.isExceeded).toBe(true);
        },
      ),
    );
  });
});

it('LVR bands hold every loan once', () => {
  const lvrs = [10, 50, 50.5, 80, 80.5, 100, 120];
  const { bands, unassessedLoans } = lvrDistribution(
    [...lvrs.map((lvr) => loan({ amountAud: lvr * 1_000, valuationAud: 100_000 })), loan({ amountAud: 1 })],
    RULES,
  );
  expect(bands.map(({ loans }) => loans)).toEqual([2, 1, 0, 1, 1, 1, 1]);
  expect(bands.at(-1)).toMatchObject({ abovePercent: 100, upToPercent: null, amountAud: 120_000 });
  expect(bands.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(unassessedLoans).toBe(1);
});

describe('large exposures', () => {
  const loans = [
    loan({ amountAud: 60 }, { counterparty: 'Harbour Group' }),
    loan({ amountAud: 45 }, { counterparty: 'Harbour Group' }),
    loan({ amountAud: 260 }, { counterparty: 'Ridge Pty Ltd' }),
    loan({ amountAud: 99 }, { counterparty: 'Small' }),
    loan({ amountAud: 900 }),
  ];

  it('are summed by group, the largest first', () => {
    expect(largeExposures(loans, 1_000, RULES)).toEqual([
      { counterparty: 'Ridge Pty Ltd', loans: 1, exposureAud: 260, shareOfTier1: 0.26, result: 'breach' },
      { counterparty: 'Harbour Group', loans: 2, exposureAud: 105, shareOfTier1: 0.105, result: 'review' },
    ]);
  });

  it('cannot be told without the capital', () => {
    expect(largeExposures(loans, undefined, RULES)).toBeNull();
    expect(largeExposures(loans, 0, RULES)).toBeNull();
  });
});

it('hazard concentration leaves out what has no data', () => {
  const rows = [
    loan({ amountAud: 100 }, { hazards: { flood: 0.8, fire: null } }),
    loan({ amountAud: 300 }, { hazards: { flood: 0.4, fire: 0.5 } }),
    loan({ amountAud: 600 }),
  ];
  expect(hazardConcentration(rows, ['flood', 'fire', 'market'])).toEqual([
    { kind: 'flood', elevatedAud: 100, highAud: 100, elevatedShare: 0.25, unknownLoans: 1 },
    { kind: 'fire', elevatedAud: 300, highAud: 0, elevatedShare: 1, unknownLoans: 2 },
    { kind: 'market', elevatedAud: 0, highAud: 0, elevatedShare: null, unknownLoans: 3 },
  ]);
});
