import type { LoanFacts } from '../lending/facts.ts';
import { ASSUMED_LOAN } from './assumed-loan.ts';

const MONTHS = 12;
/** Other debts that nobody put a payment to are paid off over these years. */
const OTHER_DEBT_YEARS = 5;

/** What people say of their household when they ask what they could borrow. */
export type Household = {
  /** A year, before tax, of all who earn. */
  incomeAud: number;
  /** Of it, what a second person earns, who is taxed for themselves. */
  secondIncomeAud?: number | undefined;
  /** A year, and no salary: rent that comes in. */
  otherIncomeAud?: number | undefined;
  expensesAud?: number | undefined;
  otherDebtsAud?: number | undefined;
  otherRepaymentsAud?: number | undefined;
  ratePercent?: number | undefined;
  termYears?: number | undefined;
};

/** Living costs that nobody stated: a share of the income, named as assumed. */
const assumedExpenses = (incomeAud: number): number =>
  Math.round((incomeAud * ASSUMED_LOAN.expensesShareOfIncome) / MONTHS / 100) * 100;

type HouseholdLoan = LoanFacts & { expensesMonthlyAud: number; ratePercent: number; termYears: number };

/** The facts that borrowing power rests on; what was not said is assumed. */
export const householdLoan = ({
  incomeAud,
  secondIncomeAud = 0,
  otherIncomeAud,
  expensesAud,
  otherDebtsAud = 0,
  otherRepaymentsAud = 0,
  ratePercent,
  termYears,
}: Household): HouseholdLoan => {
  const secondSalaryAud = Math.min(secondIncomeAud, incomeAud);
  return {
    salaryAud: incomeAud - secondSalaryAud,
    secondSalaryAud,
    ...(otherIncomeAud === undefined ? {} : { otherIncomeAud }),
    expensesMonthlyAud: expensesAud ?? assumedExpenses(incomeAud),
    otherDebtsAud,
    otherRepaymentsMonthlyAud: Math.round(otherDebtsAud / (OTHER_DEBT_YEARS * MONTHS)) + otherRepaymentsAud,
    ratePercent: ratePercent ?? ASSUMED_LOAN.ratePercent,
    termYears: termYears ?? ASSUMED_LOAN.termYears,
    repayment: 'principal-and-interest',
  };
};
