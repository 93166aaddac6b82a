import type { LearntReading, ReadAmount } from '../reading/learnt-reading.ts';
import type { DealFacts } from './deal-facts.ts';

/** From here on a reading is believed. */
export const SURE = 0.5;

const MONTHS = 12;
const WEEKS = 52;
/** Nobody asks us on more than this: 'what is 30% of 72k per week' speaks of 72k a year. */
const MOST_A_YEAR = 2_000_000;
const aYear = ({ value, timesAYear }: ReadAmount): number =>
  value * (timesAYear ?? 1) > MOST_A_YEAR ? value : value * (timesAYear ?? 1);
/** Per month; where nothing is said of it, people speak of a month. */
const aMonth = ({ value, timesAYear }: ReadAmount): number =>
  Math.round((value * (timesAYear ?? MONTHS)) / MONTHS);
const aWeek = ({ value, timesAYear }: ReadAmount): number =>
  Math.round((value * (timesAYear ?? WEEKS)) / WEEKS);

type Named =
  | 'priceAud'
  | 'saleAud'
  | 'owedAud'
  | 'loanAud'
  | 'offsetAud'
  | 'feesAud'
  | 'ratePercent'
  | 'termYears';
const NAMED: Readonly<Partial<Record<ReadAmount['role'], Named>>> = {
  price: 'priceAud',
  sale: 'saleAud',
  owed: 'owedAud',
  loan: 'loanAud',
  offset: 'offsetAud',
  fee: 'feesAud',
  rate: 'ratePercent',
  term: 'termYears',
};
type Paid = 'livingAud' | 'rentPaidAud' | 'rentReceivedAud' | 'repaymentAud' | 'extraAud';
const PAID: Readonly<Partial<Record<ReadAmount['role'], [Paid, (amount: ReadAmount) => number]>>> = {
  living: ['livingAud', aMonth],
  rentOut: ['rentPaidAud', aWeek],
  rentIn: ['rentReceivedAud', aWeek],
  repayment: ['repaymentAud', aMonth],
  extra: ['extraAud', aMonth],
};

const MOST_RATE_PERCENT = 30;
const MOST_YEARS = 50;
const isPossible = (name: Named, value: number): boolean => {
  if (name === 'ratePercent') return value > 0 && value <= MOST_RATE_PERCENT;
  return name !== 'termYears' || (value > 0 && value <= MOST_YEARS);
};

/** An agent takes a few percent; a buyer puts more in, and from here on it is the part that is lent. */
const MOST_SELLING_PERCENT = 4;
const LEAST_LENT_PERCENT = 60;
const shareSaid = (percent: number, hasSale: boolean): DealFacts => {
  if (percent <= 0 || percent >= 100) return {};
  if (hasSale && percent <= MOST_SELLING_PERCENT) return { sellingPercent: percent };
  return { depositPercent: percent >= LEAST_LENT_PERCENT ? 100 - percent : percent };
};

const distinct = (values: readonly number[]): number[] => [...new Set(values)];
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** A total that was told apart before stays apart: each is taxed for themselves. */
const incomesAfter = (before: readonly number[] = [], said: readonly number[]): readonly number[] => {
  const [total] = said;
  const isTotal = said.length === 1 && before.length > 1 && total !== undefined;
  return isTotal && Math.abs(total - sum(before)) <= total * 0.01 ? before : said;
};

/** Beside what was told before; nobody names a payment once more to pay it twice. */
const addedTo = (before: readonly number[] = [], said: readonly number[]): number[] =>
  distinct([...before, ...said]).slice(-8);

const ABOUT_COSTS = 0.035;
/** 'We have 150 left', of a sale at 560 with 410 owed: that is the sale, and nothing beside it. */
const isOfSale = (aud: number, { saleAud, owedAud }: DealFacts): boolean =>
  saleAud !== undefined &&
  owedAud !== undefined &&
  Math.abs(aud - (saleAud - owedAud)) <= saleAud * ABOUT_COSTS;

/** What is denied is forgotten, whatever it was taken for. */
const withoutDenied = (facts: DealFacts, denied: readonly number[]): DealFacts => {
  if (denied.length === 0) return facts;
  const isDenied = (value: unknown): boolean => typeof value === 'number' && denied.includes(value);
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]): [string, unknown][] => {
      if (!Array.isArray(value)) return isDenied(value) ? [] : [[name, value]];
      const left = value.filter((one) => !isDenied(one));
      return left.length === 0 ? [] : [[name, left]];
    }),
  );
};

/** Own money and a price say what is borrowed: a loan that was named before them is over. */
const withoutOldLoan = (facts: DealFacts, said: DealFacts): DealFacts => {
  const isNew = said.priceAud !== undefined || said.saleAud !== undefined || said.savingsAud !== undefined;
  if (!isNew || said.loanAud !== undefined || facts.priceAud === undefined) return facts;
  if (facts.savingsAud === undefined && facts.saleAud === undefined) return facts;
  const { loanAud: _, ...rest } = facts;
  return rest;
};

/** What a message says of the deal, over what was said before: the later fact of a role counts. */
export const factsAfter = (
  before: DealFacts,
  { amounts }: Pick<LearntReading, 'amounts'>,
  isIncomeAdded = false,
): DealFacts => {
  const sure = amounts.filter(({ share }) => share >= SURE);
  const of = (role: ReadAmount['role']): ReadAmount[] => sure.filter((one) => one.role === role);
  const kept = withoutDenied(
    before,
    of('denied').map(({ value }) => value),
  );
  const said: DealFacts = {};
  for (const amount of sure) {
    const name = NAMED[amount.role];
    if (name && isPossible(name, amount.value)) said[name] = amount.value;
    const paid = PAID[amount.role];
    if (paid) said[paid[0]] = paid[1](amount);
  }
  const hasSale = said.saleAud !== undefined || kept.saleAud !== undefined;
  for (const { value } of of('share')) Object.assign(said, shareSaid(value, hasSale));
  const incomes = of('income').map(aYear);
  if (incomes.length > 0) {
    const [one] = incomes;
    const isAdded = isIncomeAdded && incomes.length === 1 && kept.incomesAud?.length === 1;
    const all = isAdded ? [...(kept.incomesAud ?? []), one ?? 0] : incomesAfter(kept.incomesAud, incomes);
    said.incomesAud = [...all].slice(0, 4);
  }
  const commitments = of('commitment').map(aMonth);
  if (commitments.length > 0) said.commitmentsAud = addedTo(kept.commitmentsAud, commitments);
  const debts = distinct(of('debt').map(({ value }) => value));
  if (debts.length > 0) said.debtsAud = sum(debts);
  const known = { ...kept, ...said };
  const savings = distinct(of('savings').map(({ value }) => value)).filter((aud) => !isOfSale(aud, known));
  if (savings.length > 0) said.savingsAud = sum(savings);
  const [cap] = of('cap');
  if (cap && known.priceAud === undefined) said.priceAud = cap.value;
  return withoutOldLoan({ ...kept, ...said }, said);
};
