import type { ReadAmount } from '../reading/learnt-reading.ts';
import { isMoneyRole } from '../reading/meant-value.ts';
import { SURE } from './amounts-of-deal.ts';
import type { DealFacts } from './deal-facts.ts';
import type { Told } from './put-right.ts';
import type { Around } from './whose.ts';

/** From here on a reading is believed against what was told. */
const NO_DOUBT = 0.9;

/** 'Is 110k enough?', where that is what they saved: an amount that was told keeps the role that it was told with. */
const asToldBefore = (amount: ReadAmount, told: readonly Told[]): ReadAmount => {
  // Of one who told another price, what they saved is no price.
  const isOtherPrice =
    amount.role === 'price' && told.some(({ role, value }) => role === 'price' && value !== amount.value);
  // 'The 1,500 is HECS', where it was told as paid each month: no balance.
  const isPaid =
    amount.role === 'debt' && told.some(({ role, value }) => role === 'commitment' && value === amount.value);
  if ((amount.share >= NO_DOUBT && !isOtherPrice && !isPaid) || !isMoneyRole(amount.role)) return amount;
  const same = told.filter(({ value }) => value === amount.value);
  const [one, ...others] = same;
  if (!one || others.some(({ role }) => role !== one.role) || one.role === amount.role) return amount;
  return isMoneyRole(one.role) ? { ...amount, role: one.role, share: SURE } : amount;
};

/** 'If we put in 76k our loan is 604k', where the price is 680k: the price less what is put in is the loan. */
const asLoanLeft = (amount: ReadAmount, said: readonly ReadAmount[], told: readonly Told[]): ReadAmount => {
  const priceAud = told.find(({ role }) => role === 'price')?.value;
  const isLeft =
    amount.role === 'price' &&
    said.some((one) => one.role === 'savings' && one.value + amount.value === priceAud);
  return isLeft ? { ...amount, role: 'loan', share: NO_DOUBT } : amount;
};

/** The same of what was told earlier in the message itself. */
export const asToldIn = (amounts: readonly ReadAmount[], before: readonly Told[]): ReadAmount[] => {
  const told = [...before];
  return amounts.map((read) => {
    const amount = asLoanLeft(asToldBefore(read, told), amounts, before);
    if (amount.share >= SURE) told.push({ role: amount.role, value: amount.value, of: null });
    return amount;
  });
};

/** What goes off what they saved, in all languages. */
const GOES_OFF =
  /\bduty\b|\btax(?:es)?\b|\bsurcharge\b|\bcosts?\b|\bfees?\b|impuestos?|gastos|recargo|\bdroits\b|\bfrais\b|surtaxe|steuer|nebenkosten|zuschlag|\bimpost[ae]\b|\bspese\b|\bimposto\b|\bcustos\b|сбор|налог|пошлин|印花税|税|费|印紙税|諸費用|인지세|추가세|세금|رسوم|ضريبة|ड्यूटी|टैक्स|खर्च/u;
const IS_LEFT =
  /\bleft\b|\bleaves?\b|\bremain\w*|\bqued\w+|\bsobr(?:a|an|am)\b|\brest(?:e|ent|erait)\b|\bbleib\w*|\bubrig\b|\brest(?:a|ano|erebbe\w*)\b|\brimang\w+|оста[её]тся|останется|剩|余下|残|남|يبقى|يتبقى|बच(?:त[ाेी]|ेगा|ेंगे)/u;

/** 'Out of the 300k goes the duty of 32k, that leaves 268k': worked out of what they saved, and nothing beside it. */
export const isLeftOfSavings = (
  { role, share, value }: ReadAmount,
  { lead, tail, sentence }: Around,
  { savingsAud }: DealFacts,
): boolean =>
  (role === 'savings' || share < SURE) &&
  savingsAud !== undefined &&
  value < savingsAud &&
  ((IS_LEFT.test(`${lead} ${tail}`) && GOES_OFF.test(sentence)) ||
    (IS_LEFT.test(sentence) && GOES_OFF.test(lead)));
