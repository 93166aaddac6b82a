import type { ToolArguments } from '../dialogue/state.ts';
import type { AmountRole } from './learnt-labels.ts';
import type { LearntReading, ReadAmount } from './learnt-reading.ts';
import { isMoneyRole } from './meant-value.ts';

/** So sure that no word speaks against it. */
export const CERTAIN = 0.8;

/** What may stand in an argument. */
const TAKES: Readonly<Record<string, readonly AmountRole[]>> = {
  incomeAud: ['income'],
  secondIncomeAud: ['income'],
  depositAud: ['savings', 'offset'],
  savedAud: ['savings', 'offset'],
  loanAud: ['loan', 'owed', 'debt'],
  wantedAud: ['loan', 'owed', 'price'],
  valueAud: ['price', 'sale', 'cap'],
  priceAud: ['price', 'sale', 'cap', 'floor', 'savings', 'loan'],
  saleAud: ['sale', 'price'],
  buyAud: ['price', 'cap'],
  maxPriceAud: ['cap', 'price', 'floor'],
  minPriceAud: ['floor', 'price', 'cap'],
  highPriceAud: ['price', 'cap', 'sale'],
  rentWeeklyAud: ['rentIn', 'rentOut'],
  expensesAud: ['living', 'rentOut'],
  otherRepaymentsAud: ['commitment'],
  otherDebtsAud: ['debt', 'commitment'],
  repaymentAud: ['repayment'],
  repaymentMonthlyAud: ['repayment'],
  extraAud: ['extra', 'repayment'],
  offsetAud: ['offset', 'savings'],
  ratePercent: ['rate'],
  newRatePercent: ['rate'],
  termYears: ['term'],
  depositPercent: ['share'],
};

const MONTHS = 12;
const WEEKS = 52;
const isAbout = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(1, one * 0.002);
/** As it was said, or as it comes to in a year, a month or a week. */
const formsOf = ({ value, timesAYear }: ReadAmount): number[] =>
  timesAYear === null
    ? [value]
    : [value, value * timesAYear, (value * timesAYear) / MONTHS, (value * timesAYear) / WEEKS];
const isForm = (amount: ReadAmount, value: number): boolean =>
  formsOf(amount).some((form) => isAbout(form, value));

const numbersOf = (args: ToolArguments): [name: string, value: number][] =>
  Object.entries(args).flatMap(([name, value]): [string, number][] =>
    typeof value === 'number'
      ? [[name, value]]
      : Array.isArray(value)
        ? value.flatMap((one): [string, number][] => (typeof one === 'number' ? [[name, one]] : []))
        : [],
  );

/** Said of what was answered, or no fact of what is asked. */
const NO_FACTS: ReadonlySet<AmountRole> = new Set(['denied', 'change', 'other', 'debt', 'fee']);

/**
 * How arguments stand to what is certain of a message. `wrong`: amounts that stand for what they are not; `left`: amounts of
 * money that were said and are not used.
 */
export const amountsTaken = (
  args: ToolArguments,
  { amounts }: LearntReading,
): { wrong: number; left: number } => {
  // A share may be asked of anything.
  if (args.sum === 'share') return { wrong: 0, left: 0 };
  const taken = numbersOf(args);
  const certain = amounts.filter(({ share }) => share >= CERTAIN);
  const wrong = certain.filter((amount) => {
    const named = taken.filter(([name, value]) => TAKES[name] !== undefined && isForm(amount, value));
    return (
      named.length > 0 &&
      !named.some(([name]) => TAKES[name]?.includes(amount.role)) &&
      // Another number of the message may be what stands there.
      !amounts.some(
        (other) =>
          other !== amount &&
          named.some(([name, value]) => TAKES[name]?.includes(other.role) && isForm(other, value)),
      )
    );
  });
  const isInSum = (amount: ReadAmount): boolean => {
    const alike = amounts
      .filter(({ role }) => role === amount.role)
      .flatMap((one) => formsOf(one).slice(0, 2));
    const all = new Set([alike.reduce((sum, one) => sum + one, 0)]);
    const yearly = amounts
      .filter(({ role }) => role === amount.role)
      .reduce((sum, { value, timesAYear }) => sum + value * (timesAYear ?? 1), 0);
    return taken.some(([, value]) => [...all, yearly, yearly / MONTHS].some((sum) => isAbout(sum, value)));
  };
  const left = certain.filter(
    (amount) =>
      isMoneyRole(amount.role) &&
      !NO_FACTS.has(amount.role) &&
      !taken.some(([, value]) => isForm(amount, value)) &&
      !isInSum(amount),
  );
  return { wrong: wrong.length, left: left.length };
};

/** Amounts of the message that stand in one call and not in another, and are not certainly something else. */
export const amountsLost = (from: ToolArguments, to: ToolArguments, { amounts }: LearntReading): number => {
  const isIn = (args: ToolArguments, amount: ReadAmount): boolean =>
    numbersOf(args).some(([, value]) => isForm(amount, value));
  return amounts.filter(
    (amount) =>
      isIn(from, amount) && !isIn(to, amount) && !(amount.share >= CERTAIN && NO_FACTS.has(amount.role)),
  ).length;
};
