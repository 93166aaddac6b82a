import type { Money } from '../understanding/money.ts';
import type { MoneyRole } from '../understanding/money-roles.ts';
import type { Understanding } from '../understanding/understand.ts';
import { CERTAIN } from './amounts-taken.ts';
import type { AmountRole } from './learnt-labels.ts';
import type { LearntReading, ReadAmount } from './learnt-reading.ts';

/** What the words of a rule may call an amount of a role, null where they say nothing of it; else it is `is`. */
type Known = { is: MoneyRole | null; or: readonly (MoneyRole | null)[] };
const KNOWN: Readonly<Partial<Record<AmountRole, Known>>> = {
  price: { is: 'value', or: ['maxPrice', 'minPrice', null] },
  sale: { is: 'value', or: ['maxPrice', null] },
  cap: { is: 'maxPrice', or: ['value', 'deposit', null] },
  floor: { is: 'minPrice', or: ['value', 'maxPrice', null] },
  loan: { is: 'loan', or: ['maxPrice', 'value', null] },
  owed: { is: 'loan', or: ['debts', null] },
  savings: { is: 'deposit', or: ['offset', 'fee', null] },
  income: { is: 'income', or: [] },
  living: { is: 'expenses', or: [null] },
  commitment: { is: 'debts', or: ['expenses', null] },
  debt: { is: 'debts', or: ['loan', null] },
  rentOut: { is: 'expenses', or: [null] },
  repayment: { is: null, or: ['expenses', 'loan', 'debts', 'extra'] },
  rentIn: { is: null, or: ['expenses', 'value'] },
};
/** They count, date or name something, and are no money. */
const NO_MONEY: ReadonlySet<AmountRole> = new Set([
  'rooms',
  'age',
  'year',
  'date',
  'phone',
  'address',
  'postcode',
  'count',
  'distance',
  'area',
  'rate',
  'share',
  'term',
]);

/** Said as money: its sign, its thousands or a currency stand beside it. */
const MARKED = /[$€£]|\d\s?(?:k|m|mil|mio|万|億|천|만|тыс|млн|हज़ार|हजार|लाख|ألف|مليون)|dollar|aud/iu;
const BESIDE = 8;
const isMarked = (text: string, { start, end }: ReadAmount): boolean =>
  MARKED.test(text.slice(Math.max(0, start - 2), end + BESIDE));

/** As it stands, or with the thousands that a rule gave it. */
const isOf = (aud: number, { value }: ReadAmount): boolean =>
  [1, 1000, 1_000_000].some((scale) => Math.abs(aud - value * scale) < 1);

/** A word that stands right beside an amount is seldom wrong: here it takes more to know better. */
const SURER_THAN_WORDS = 0.92;
const settled = (one: Money, text: string, amounts: readonly ReadAmount[]): Money | null => {
  const [amount, ...others] = amounts.filter((known) => isOf(one.aud, known));
  // Two numbers of one value: which of them it is cannot be told.
  if (!amount || others.length > 0 || amount.share < CERTAIN) return one;
  if (NO_MONEY.has(amount.role)) return isMarked(text, amount) ? one : null;
  const known = KNOWN[amount.role];
  if (!known || one.role === known.is || known.or.includes(one.role)) return one;
  if (one.role !== null && amount.share < SURER_THAN_WORDS) return one;
  return { ...one, role: known.is };
};

/** Fifty-two thousand are no fifty-two years. */
const isOtherwise = (years: number, text: string, amounts: readonly ReadAmount[]): boolean => {
  const alike = amounts.filter(({ start, end }) =>
    new RegExp(String.raw`(?<![\d.,])${years}(?!\d)`, 'u').test(text.slice(start, end)),
  );
  return alike.length > 0 && alike.every(({ role, share }) => role !== 'term' && share >= CERTAIN);
};

/** What a message says of its amounts, where what was learnt is certain of them. */
export const withLearntRoles = (heard: Understanding, { amounts }: LearntReading): Understanding => {
  const money = heard.money.flatMap((one) => settled(one, heard.text, amounts) ?? []);
  const { termYears } = heard;
  const isTerm = termYears !== null && !isOtherwise(termYears, heard.text, amounts);
  return { ...heard, money, termYears: isTerm ? termYears : null };
};
