import { householdLoan } from '@propguard/rules/assistant/household-loan';
import { BUILT_IN_DUTY } from '@propguard/rules/duty/duty-table';
import { transferDuty } from '@propguard/rules/duty/transfer-duty';
import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import { monthlyRepaymentCents } from '@propguard/rules/lending/repayments';
import { borrowingPowerAud } from '@propguard/rules/lending/serviceability';
import { STATES, type State } from '@propguard/rules/places/states';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealFacts, DealTarget } from './deal-facts.ts';
import type { DealFigures } from './sheet.ts';
import { solveDeal } from './solve-deal.ts';

const { rules } = ruleSetOn([], '2026-11-18');
const figuresIn = (state: State | null): DealFigures => ({
  duty: state === null ? null : BUILT_IN_DUTY[state],
  surchargePercent: null,
  rules,
});
const tell = (facts: DealFacts, targets: DealTarget[], state: State | null = 'VIC') =>
  solveDeal(facts, targets, figuresIn(state)).answers.map((answer) =>
    answer.lacks === null ? [answer.way, answer.figure] : ['lacks', answer.lacks],
  );

describe('no loan at all', () => {
  it('is told as such, and no sum of it', () => {
    const facts: DealFacts = { priceAud: 300_000, savingsAud: 409_000, repaymentAud: 2000 };
    const targets: DealTarget[] = ['repay', 'lvr', 'lmi', 'payoff', 'difference'];
    expect(tell(facts, targets).map(([way]) => way)).toEqual(targets.map(() => 'noLoanNeeded'));
  });

  it('is asked for where what they put in is all of a price', () => {
    const facts: DealFacts = { priceAud: 300_000, savingsAud: 409_000, depositAud: 300_000 };
    expect(tell(facts, ['repay', 'lvr'])).toEqual([
      ['lacks', 'loanAud'],
      ['lacks', 'loanAud'],
    ]);
  });
});

describe('a move from one home to the next', () => {
  const unit: DealFacts = { saleAud: 560_000, owedAud: 410_000, priceAud: 850_000 };

  it('needs the price, the duty and the costs, less what the sale leaves', () => {
    const dutyAud = transferDuty(BUILT_IN_DUTY.VIC, 850_000, false).dutyAud;
    const loan = 850_000 + dutyAud + 4000 - (560_000 - 14_000 - 410_000);
    expect(tell(unit, ['loan', 'repay'])).toEqual([
      ['loanNeeded', loan],
      ['repay', Math.round(monthlyRepaymentCents(loan, 6.2, 30) / 100)],
    ]);
  });

  it('takes a loan that is named about for the one that was worked out', () => {
    const [repaid] = tell({ ...unit, loanAud: 764_000 }, ['repay']);
    expect(repaid).toEqual(tell(unit, ['repay'])[0]);
    expect(tell({ ...unit, loanAud: 600_000 }, ['repay'])[0]).not.toEqual(repaid);
  });

  it('adds no costs to a loan that was worked out by who names it', () => {
    const flat: DealFacts = { priceAud: 540_000, savingsAud: 90_000, firstHome: true };
    const monthly = Math.round(monthlyRepaymentCents(450_000, 6.2, 30) / 100);
    expect(tell({ ...flat, loanAud: 450_000 }, ['repay'])).toEqual([['repay', monthly]]);
  });

  it('tells whether the incomes carry it, and by how much', () => {
    const { answers } = solveDeal({ ...unit, incomesAud: [165_000] }, ['afford'], figuresIn('VIC'));
    const power = borrowingPowerAud(householdLoan({ incomeAud: 165_000 }), rules) ?? 0;
    const loan = tell(unit, ['loan'])[0]?.[1] as number;
    expect(answers).toMatchObject([
      { way: power < loan ? 'affordNo' : 'affordYes', steps: { byAud: Math.abs(power - loan) } },
    ]);
  });

  it('tells what is short where nothing is to be borrowed', () => {
    const { answers } = solveDeal({ saleAud: 600_000, priceAud: 771_000 }, ['gap'], figuresIn('NSW'));
    const needed = 771_000 + transferDuty(BUILT_IN_DUTY.NSW, 771_000, false).dutyAud + 4000;
    expect(answers).toMatchObject([{ way: 'short', steps: { byAud: needed - 585_000, haveAud: 585_000 } }]);
  });
});

describe('one fact that is missing', () => {
  it.each<[DealFacts, DealTarget, string]>([
    [{}, 'borrow', 'incomeAud'],
    [{ loanAud: 500_000 }, 'afford', 'incomeAud'],
    [{}, 'repay', 'loanAud'],
    [{ saleAud: 500_000 }, 'loan', 'valueAud'],
    [{ priceAud: 500_000 }, 'loan', 'loanAud'],
    [{ owedAud: 500_000 }, 'proceeds', 'saleAud'],
    [{ loanAud: 500_000 }, 'lvr', 'valueAud'],
    [{ incomesAud: [52_000] }, 'rentshare', 'rentAud'],
    [{ loanAud: 500_000 }, 'payoff', 'paidAud'],
    [{}, 'difference', 'paidAud'],
  ])('%j, %s', (facts, target, lacks) => {
    expect(solveDeal(facts, [target], figuresIn('VIC')).missing).toBe(lacks);
  });

  it('is the state where duty is in what is asked, and the rest is told', () => {
    const sheet = solveDeal({ priceAud: 800_000, savingsAud: 200_000 }, ['loan', 'duty'], figuresIn(null));
    expect(sheet.isWithoutDuty).toBe(true);
    expect(sheet.missing).toBe('location');
    expect(sheet.answers[0]).toMatchObject({ way: 'loanNeeded', figure: 604_000 });
  });

  it('is none for a loan that is named, whatever state it is in', () => {
    const sheet = solveDeal({ loanAud: 575_000, priceAud: 720_000 }, ['lvr', 'repay'], figuresIn(null));
    expect(sheet).toMatchObject({ missing: null, isWithoutDuty: false });
    expect(sheet.answers[0]).toMatchObject({ way: 'lvr', figure: 79.9 });
  });
});

describe('households', () => {
  it('takes what they pay off what they could borrow', () => {
    const paid: DealFacts = { incomesAud: [98_000], commitmentsAud: [600], livingAud: 2200 };
    const power = borrowingPowerAud(
      householdLoan({ incomeAud: 98_000, otherRepaymentsAud: 600, expensesAud: 2200 }),
      rules,
    );
    expect(tell(paid, ['borrow'])).toEqual([['power', power]]);
    const asked = tell({ ...paid, loanAud: 575_000 }, ['gap']);
    expect(asked).toEqual([[(power ?? 0) < 575_000 ? 'short' : 'left', (power ?? 0) - 575_000]]);
  });

  it('counts the loan of a home that is kept', () => {
    const kept: DealFacts = {
      incomesAud: [140_000],
      owedAud: 300_000,
      savingsAud: 90_000,
      priceAud: 500_000,
    };
    const { owedAud: _, ...free } = kept;
    expect(tell(kept, ['borrow'])[0]?.[1]).toBeLessThan(tell(free, ['borrow'])[0]?.[1] as number);
  });

  it('tells rent as a part of what is earned', () => {
    expect(tell({ incomesAud: [52_000], rentPaidAud: 480 }, ['rentshare'])).toEqual([['rentTight', 48]]);
    expect(tell({ incomesAud: [120_000], rentPaidAud: 480 }, ['rentshare'])).toEqual([['rentFine', 21]]);
  });
});

it('sets what the bank takes against what the loan takes', () => {
  const owed: DealFacts = { owedAud: 740_000, ratePercent: 6.24, termYears: 27, repaymentAud: 4890 };
  expect(tell(owed, ['repay', 'difference'])).toEqual([
    ['repay', 4729],
    ['paidOver', 161],
  ]);
  expect(tell({ ...owed, extraAud: 500 }, ['payoff'])[0]?.[0]).toBe('extra');
});

it('tells how far one amount is above another', () => {
  const { answers } = solveDeal({ comparedAud: [2_100_000, 1_610_000] }, ['difference'], figuresIn(null));
  expect(answers).toMatchObject([{ figure: 490_000, steps: { percent: 30.4 } }]);
});

const anyState = fc.constantFrom(...STATES);
const anyAud = fc.integer({ min: 0, max: 3_000_000 });

describe('every sheet', () => {
  it('balances: the loan and their own money are the price and all that comes on top', () => {
    fc.assert(
      fc.property(
        anyState,
        anyAud,
        anyAud,
        anyAud,
        anyAud,
        fc.boolean(),
        (state, price, savings, sale, owed, first) => {
          const facts = {
            priceAud: price,
            savingsAud: savings,
            saleAud: sale,
            owedAud: owed,
            firstHome: first,
          };
          const [loan] = solveDeal(facts, ['loan'], figuresIn(state)).answers;
          if (loan?.lacks !== null) throw new Error('A loan can be told.');
          const { ownAud = 0, extrasAud = 0, spareAud = 0 } = loan.steps;
          expect(loan.figure + ownAud - spareAud).toBe(price + extrasAud);
          expect(ownAud).toBe(savings + sale - Math.round((sale * 2.5) / 100) - owed);
          expect(Math.min(loan.figure, spareAud)).toBe(0);
        },
      ),
    );
  });

  it('affords what it lends, and its reach is paid to the dollar', () => {
    fc.assert(
      fc.property(
        anyState,
        fc.integer({ min: 40_000, max: 400_000 }),
        fc.integer({ min: 0, max: 500_000 }),
        (state, income, savings) => {
          const facts = { incomesAud: [income], savingsAud: savings, firstHome: true };
          const [reach] = solveDeal(facts, ['afford'], figuresIn(state)).answers;
          if (reach?.lacks !== null) throw new Error('A reach can be told.');
          const afforded = (priceAud: number) =>
            solveDeal({ ...facts, priceAud }, ['afford'], figuresIn(state)).answers[0];
          if (reach.figure > 0) expect(afforded(reach.figure)).toMatchObject({ way: 'affordYes' });
          expect(afforded(reach.figure + 5)).toMatchObject({ way: 'affordNo' });
        },
      ),
    );
  });
});
