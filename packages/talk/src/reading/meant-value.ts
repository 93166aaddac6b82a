import type { AmountRole } from './learnt-labels.ts';
import type { FoundNumber } from './numbers.ts';

const THOUSAND = 1000;
const MILLION = 1_000_000;
/** From here on a number stands as it is. */
const LARGE = 10_000;

/** How a number is grown that was said short: what is below the first is millions, what is below the second thousands. */
type Short = { millionsBelow: number; thousandsBelow: number };
const OF_A_HOME: Short = { millionsBelow: 20, thousandsBelow: LARGE };
const SHORT: Readonly<Partial<Record<AmountRole, Short>>> = {
  price: OF_A_HOME,
  sale: OF_A_HOME,
  cap: OF_A_HOME,
  floor: OF_A_HOME,
  loan: OF_A_HOME,
  owed: OF_A_HOME,
  savings: { millionsBelow: 3, thousandsBelow: THOUSAND },
  offset: { millionsBelow: 0, thousandsBelow: THOUSAND },
  income: { millionsBelow: 0, thousandsBelow: THOUSAND },
  change: { millionsBelow: 2, thousandsBelow: THOUSAND },
  denied: { millionsBelow: 10, thousandsBelow: THOUSAND },
  debt: { millionsBelow: 0, thousandsBelow: 100 },
  fee: { millionsBelow: 0, thousandsBelow: 100 },
  repayment: { millionsBelow: 0, thousandsBelow: 15 },
  rentIn: { millionsBelow: 0, thousandsBelow: 10 },
  rentOut: { millionsBelow: 0, thousandsBelow: 10 },
  living: { millionsBelow: 0, thousandsBelow: 10 },
  commitment: { millionsBelow: 0, thousandsBelow: 10 },
  extra: { millionsBelow: 0, thousandsBelow: 5 },
};
/** What is said to be paid each week or month is as small as it is said. */
const MANY_TIMES = 4;
const IN_MONTHS =
  /^[\s-]*(?:months?\b|mths?\b|mes(?:es)?\b|mois\b|monat|mesi\b|месяц|ヶ月|か月|个月|個月|개월|شهر|महीन)/iu;
const MONTHS = 12;

export const isMoneyRole = (role: AmountRole): boolean => SHORT[role] !== undefined;

/** A number as it is meant, once it is known what it is: 'owe 740' is 740,000 and 'wants 2.1' is 2.1 million. */
export const meantValue = (
  { value, scale, kind, end }: FoundNumber,
  role: AmountRole,
  timesAYear: number | null,
  text: string,
): number => {
  if (role === 'term') return IN_MONTHS.test(text.slice(end)) ? value / MONTHS : value;
  const short = SHORT[role];
  if (!short || kind === 'percent' || kind === 'fraction' || scale > 1 || value >= LARGE) return value;
  const isPaidOften = timesAYear !== null && timesAYear >= MANY_TIMES;
  if (value < short.millionsBelow && !isPaidOften) return Math.round(value * MILLION);
  return value < short.thousandsBelow && !(isPaidOften && value >= 20) ? Math.round(value * THOUSAND) : value;
};
