import type { Money } from '../understanding/money.ts';
import { aud, type Filler, given, type Inheritance } from './filler.ts';
import { LEAST_PRICE_AUD, pick, stocks, yearly } from './sum-amounts.ts';

export const fillDti: Filler = ({ money }) => {
  const incomes = money.filter(({ role }) => role === 'income');
  const loanAud =
    aud(money, 'loan') ?? stocks(money).find(({ role }) => role === null || role === 'value')?.aud;
  return given({
    loanAud,
    incomeAud: incomes.length > 0 ? incomes.reduce((sum, one) => sum + (yearly(one) ?? 0), 0) : undefined,
    otherDebtsAud: debtsIn(money),
  });
};

/** Balances and limits; what is paid by the month is no debt by itself. */
const debtsIn = (money: readonly Money[]): number | undefined => {
  const debts = money.filter(({ role, timesAYear }) => role === 'debts' && timesAYear === null);
  return debts.length === 0 ? undefined : debts.reduce((sum, one) => sum + one.aud, 0);
};

/** 'Debts 682k all up' has the loan in it, and it is not counted twice. */
export const inheritDti: Inheritance = (filled, _, before) => {
  const { loanAud, incomeAud, otherDebtsAud } = {
    ...pick(before.loan, 'loanAud', 'incomeAud', 'otherDebtsAud'),
    ...filled,
  };
  const isWhole =
    filled.loanAud === undefined &&
    typeof otherDebtsAud === 'number' &&
    otherDebtsAud >= (typeof loanAud === 'number' ? loanAud : LEAST_PRICE_AUD);
  const rest = isWhole && typeof loanAud === 'number' ? otherDebtsAud - loanAud : undefined;
  if (!isWhole) return given({ loanAud, incomeAud, otherDebtsAud });
  return given({
    loanAud: loanAud ?? otherDebtsAud,
    incomeAud,
    otherDebtsAud: rest === 0 ? undefined : rest,
  });
};
