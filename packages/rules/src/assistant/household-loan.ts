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
  /** Counted where what they live on was not said. */
  children?: number | undefined;
  otherDebtsAud?: number | undefined;
  otherRepaymentsAud?: number | undefined;
  ratePercent?: number | undefined;
  termYears?: number | undefined;
};

type Assumed = Record<'incomeAud' | 'secondIncomeAud' | 'children', number>;
/** Living costs that nobody stated: a share of the income, of which people can live, and more with each child. */
const assumedExpenses = ({ incomeAud, secondIncomeAud, children }: Assumed): number => {
  const { expensesShareOfIncome, leastExpensesAud, expensesPerChildAud } = ASSUMED_LOAN;
  const shareAud = Math.round((incomeAud * expensesShareOfIncome) / MONTHS / 100) * 100;
  const leastAud = secondIncomeAud > 0 ? leastExpensesAud.couple : leastExpensesAud.single;
  return Math.max(shareAud, leastAud) + children * expensesPerChildAud;
};

type HouseholdLoan = LoanFacts & { expensesMonthlyAud: number; ratePercent: number; termYears: number };

/** The children that assumed living costs hold, and what each of them adds a month; none where the costs were said. */
export const childrenIn = ({
  expensesAud,
  children = 0,
}: Pick<Household, 'expensesAud' | 'children'>): { children?: number; perChildAud?: number } =>
  expensesAud === undefined && children > 0
    ? { children, perChildAud: ASSUMED_LOAN.expensesPerChildAud }
    : {};

/** The facts that borrowing power rests on; what was not said is assumed. */
export const householdLoan = ({
  incomeAud,
  secondIncomeAud = 0,
  otherIncomeAud,
  expensesAud,
  children = 0,
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
    expensesMonthlyAud: expensesAud ?? assumedExpenses({ incomeAud, secondIncomeAud, children }),
    otherDebtsAud,
    otherRepaymentsMonthlyAud: Math.round(otherDebtsAud / (OTHER_DEBT_YEARS * MONTHS)) + otherRepaymentsAud,
    ratePercent: ratePercent ?? ASSUMED_LOAN.ratePercent,
    termYears: termYears ?? ASSUMED_LOAN.termYears,
    repayment: 'principal-and-interest',
  };
};
