import type { AmountRole } from '../reading/learnt-labels.ts';
import type { ReadAmount } from '../reading/learnt-reading.ts';
import { isMoneyRole } from '../reading/meant-value.ts';
import { type Around, isBesideBase, isGiver, type Thing, thingOf } from './whose.ts';

/** From here on a reading is believed. */
export const SURE = 0.5;
/** From here on no word that stands beside an amount speaks against it. */
const NO_DOUBT = 0.9;
const THOUSAND = 1000;

type Words = {
  role: AmountRole;
  /** Read as one of these, or not surely: the word beside it knows better. */
  from: readonly AmountRole[];
  is: (around: Around, amount: ReadAmount) => boolean;
};
const isBetween = ({ value }: ReadAmount, least: number, most: number): boolean =>
  value >= least && value <= most;

const INCOME_NOUN =
  /^\s*(?:a year )?(?:income|incomes|salary|salaries|wages?|base|gross|before tax|all up, just me|pre-?tax|p\.?a\.?)\b/u;
const JUST_ME = /\b(?:just me|single income|one income|on my own)\b/u;
const SAVED =
  /\b(?:put away|set aside|saved(?: up)?|tucked away|stashed(?: away)?|squirrell?ed away|scraped together)\b[^.;,\d]{0,16}$/u;
const RENT = /\brent(?:al|ed|ing|s)?\b|\blet\b|\btenants?\b/u;
const RENT_IN =
  /\brent\w*\b[^.;,]{0,24}\bout\b|\btenants?\b|\brental income\b|\brent (?:coming in|received|we get|i get)\b|\blet(?:ting)? (?:it |them )?(?:out|for)\b/u;
const SELLS =
  /\b(?:i|we|i'm|we're|i'll|we'll|im|were)\b[^.;,\d]{0,24}\bsell(?:ing)?\b|\b(?:vendo|vendemos|vendiamo|vends|vendons|verkaufe[n]?)\b|прода(?:ю|ем|ём)|我们?(?:要)?卖|売(?:り|る)|팔(?:고|면|려)/u;
const BUYS =
  /\b(?:buy\w*|bought|purchas\w+|compr\w+|achet\w+|kauf\w+|next one)\b|куп|покуп|买|買|사(?:고|려)/u;
const BUDGET = /\b(?:budget|presupuesto|orcamento)\b|预算|予算|예산|бюджет|ميزانية|बजट/u;
const lastAt = (text: string, pattern: RegExp): number =>
  [...text.matchAll(new RegExp(pattern.source, 'gu'))].at(-1)?.index ?? -1;

const DEPOSIT =
  /\b(?:deposit|savings?|apport|eigenkapital|anzahlung|ahorros?|entrada|risparmi|anticipo|poupanca)\b|накоплен|首付|存款|頭金|貯金|저축|مدخرات|बचत/u;
const LOAN = /\b(?:loan|borrow\w*)(?: (?:of|for|is|about))?\s+\$?$/u;
const OWES = /\b(?:owe|owing|left|remaining|current|existing|mortgage)\b/u;
const isOften = ({ timesAYear }: ReadAmount): boolean => timesAYear !== null && timesAYear > 1;
const DEBTS: ReadonlySet<Thing | null> = new Set(['student', 'card', 'afterpay', 'personal', 'car']);

/** Words that stand right beside an amount and mean one thing. */
const BESIDE: readonly Words[] = [
  { role: 'savings', from: ['income', 'other'], is: ({ lead }) => SAVED.test(lead) },
  {
    role: 'income',
    from: [],
    is: ({ tail, sentence }, amount) =>
      isBetween(amount, 25_000, 600_000) && (INCOME_NOUN.test(tail) || JUST_ME.test(sentence)),
  },
  {
    role: 'living',
    from: ['commitment', 'income'],
    is: ({ lead, tail }) =>
      /\bliving\b/u.test(lead) ||
      /^[^.]{0,16}\b(?:living|(?:living|monthly) (?:costs|expenses))\b/u.test(tail),
  },
  {
    role: 'rentIn',
    from: ['rentOut', 'income'],
    is: ({ sentence, lead, tail }, { timesAYear }) =>
      timesAYear !== null && timesAYear > 1 && RENT.test(`${lead} ${tail}`) && RENT_IN.test(sentence),
  },
  {
    role: 'rentOut',
    from: ['income', 'rentIn'],
    is: ({ lead, tail }, { timesAYear, share }) =>
      timesAYear !== null &&
      timesAYear > 1 &&
      share < 0.7 &&
      (/\bpay\w*\b[^.;,]{0,12}\brent\b/u.test(`${lead} ${tail}`) ||
        /\b(?:i|we|i'm|we're) (?:rent|renting)\b(?!.*\bout\b)/u.test(lead)),
  },
  {
    role: 'sale',
    from: ['price', 'cap'],
    is: ({ before }) => {
      const sold = lastAt(before, SELLS);
      return sold >= 0 && lastAt(before, BUYS) < sold && before.length - sold < 60;
    },
  },
  { role: 'loan', from: ['owed'], is: ({ lead, tail }) => LOAN.test(lead) && !OWES.test(`${lead}${tail}`) },
  { role: 'owed', from: [], is: ({ lead }, amount) => !isOften(amount) && /\bmortgage\b/u.test(lead) },
  { role: 'savings', from: [], is: ({ lead }, amount) => !isOften(amount) && DEPOSIT.test(lead) },
  { role: 'debt', from: [], is: (around, amount) => !isOften(amount) && DEBTS.has(thingOf(around)) },
  { role: 'commitment', from: [], is: (around, amount) => isOften(amount) && DEBTS.has(thingOf(around)) },
  { role: 'price', from: ['cap'], is: ({ lead }, { value }) => value >= 100_000 && BUDGET.test(lead) },
];

const byWords = (amount: ReadAmount, around: Around): ReadAmount => {
  const known = BESIDE.find(
    ({ from, is }) =>
      (amount.share < SURE || (from.includes(amount.role) && amount.share < NO_DOUBT)) && is(around, amount),
  );
  if (!known) return amount;
  const isStock = isMoneyRole(known.role) && !isOften(amount) && known.role !== 'living';
  return isStock ? inThousands(amount, known.role) : { ...amount, role: known.role, share: NO_DOUBT };
};

/** Nothing but a sign or a word that adds them stands between. */
const JOINED = /^\s*(?:saved |savings )?(?:and|plus|\+|&|n|und|et|y|e|и)\s*(?:a?\$)?$/u;
/** Said short beside thousands it is thousands, too. */
export const inThousands = (amount: ReadAmount, role: AmountRole): ReadAmount => ({
  ...amount,
  role,
  share: NO_DOUBT,
  value: amount.value < THOUSAND ? Math.round(amount.value * THOUSAND) : amount.value,
});

const MOST_APART = 4;
const ORDINAL = /^(?:st|nd|rd|th)\b/u;

/**
 * The amounts of a message as they are meant together: what stands right beside them, what they are added to, and who gives
 * them, where the learnt reading is in doubt.
 */
export const amountsOfDeal = (
  amounts: readonly ReadAmount[],
  around: readonly Around[],
  plain: string,
  hasSavings: boolean,
): ReadAmount[] => {
  const named = amounts.map((amount, at) => {
    const here = around[at];
    if (!here) return amount;
    if (ORDINAL.test(here.tail)) return { ...amount, role: 'count' as const, share: NO_DOUBT };
    return byWords(amount, here);
  });
  return named.map((amount, at) => {
    const here = around[at];
    if (!here) return amount;
    const [last, next] = [named[at - 1], named[at + 1]];
    // 'We have 88k and 54k income': both of them are.
    const isJoinedToIncome =
      next?.role === 'income' &&
      amount.role !== 'income' &&
      JOINED.test(plain.slice(amount.end, next.start)) &&
      INCOME_NOUN.test(around[at + 1]?.tail ?? '');
    if (isJoinedToIncome) return inThousands(amount, 'income');
    if (amount.share >= SURE) return amount;
    const isSaid = hasSavings || named.some(({ role, share }) => role === 'savings' && share >= SURE);
    const thing = thingOf(here);
    const isPutIn =
      isSaid &&
      amount.timesAYear === null &&
      (isGiver(thing) || thing === 'account' || thing === 'shares' || thing === 'super');
    if (isPutIn && amount.role !== 'income') return inThousands(amount, 'savings');
    if (last?.role === 'income' && last.share >= SURE && isBesideBase(here))
      return inThousands(amount, 'income');
    const isJoinedToNext =
      next !== undefined &&
      next.share >= SURE &&
      JOINED.test(plain.slice(amount.end, next.start)) &&
      Math.max(next.value, inThousands(amount, next.role).value) <
        MOST_APART * Math.min(next.value, inThousands(amount, next.role).value);
    if (isJoinedToNext && (next.role === 'income' || next.role === 'savings'))
      return inThousands(amount, next.role);
    const isJoined = last !== undefined && JOINED.test(plain.slice(last.end, amount.start));
    return isJoined && last.role === amount.role && last.share >= SURE ? { ...amount, share: SURE } : amount;
  });
};
