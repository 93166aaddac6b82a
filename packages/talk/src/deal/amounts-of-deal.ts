import type { AmountRole } from '../reading/learnt-labels.ts';
import type { ReadAmount } from '../reading/learnt-reading.ts';
import { isMoneyRole } from '../reading/meant-value.ts';
import { type Around, isBesideBase, isGiver, thingOf } from './whose.ts';
import { BESIDE, INCOME_NOUN, isOften } from './words-beside.ts';

/** From here on a reading is believed. */
export const SURE = 0.5;
/** From here on no word that stands beside an amount speaks against it. */
const NO_DOUBT = 0.9;
const THOUSAND = 1000;

/** A number that was grown for what it was read as, as it is written: '1500 is our living costs' is no price. */
const asWritten = (amount: ReadAmount, plain: string): ReadAmount => {
  const digits = plain.slice(amount.start, amount.end).replace(/[^\d.,]/gu, '');
  const written = Number(digits.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.'));
  const isGrown =
    written > 0 && written >= THOUSAND && GROWN.some((scale) => amount.value === written * scale);
  return isGrown && !SCALED.test(plain.slice(amount.start, amount.end + 2))
    ? { ...amount, value: written }
    : amount;
};
const GROWN = [THOUSAND, 1_000_000];
const SCALED = /[\p{L}]/u;

const byWords = (read: ReadAmount, around: Around, plain: string): ReadAmount => {
  const amount = asWritten(read, plain);
  const known = BESIDE.find(
    ({ from, is }) =>
      (amount.share < SURE || (from.includes(amount.role) && amount.share < NO_DOUBT)) && is(around, amount),
  );
  if (!known) return read;
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
    return byWords(amount, here, plain);
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
