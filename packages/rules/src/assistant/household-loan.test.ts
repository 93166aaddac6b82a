import { describe, expect, it } from 'vitest';
import { childrenIn, type Household, householdLoan } from './household-loan.ts';

const livingOf = (household: Household): number => householdLoan(household).expensesMonthlyAud;

describe('what a household lives on', () => {
  it.each<[string, Household, number]>([
    ['a share of what is earned', { incomeAud: 150_000 }, 3100],
    ['one who earns little', { incomeAud: 45_000 }, 1600],
    ['two who earn little', { incomeAud: 80_000, secondIncomeAud: 30_000 }, 2400],
    ['more with each child', { incomeAud: 150_000, children: 2 }, 4100],
    ['of little as well', { incomeAud: 45_000, children: 1 }, 2100],
    ['as it was said', { incomeAud: 150_000, children: 2, expensesAud: 2000 }, 2000],
  ])('%s', (_, household, aud) => {
    expect(livingOf(household)).toBe(aud);
  });

  it('names the children only where it is assumed', () => {
    expect(childrenIn({ children: 2 })).toEqual({ children: 2, perChildAud: 500 });
    expect(childrenIn({ children: 2, expensesAud: 2000 })).toEqual({});
    expect(childrenIn({})).toEqual({});
  });
});
