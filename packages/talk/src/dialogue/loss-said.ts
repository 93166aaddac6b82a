import { findAmounts } from '../understanding/amounts.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { moveSum } from './move-sum.ts';
import type { Call, DialogueState } from './state.ts';

/** What was paid, and what it would bring today, in all languages. In lower case without accents. */
const PAID = String.raw`\b(?:bought|paid|purchased|cost us|cost me)\b|compr(?:amos|e|ado|ei|ato|ata)\b|pagamos|pague|paguei|pagato|pagata|achete\w*|paye\w*|gekauft|bezahlt|куп(?:ил|лен)\p{L}*|заплатил\p{L}*|买(?:的时候|入|了|价)?|購入|買っ|(?:에|로)? ?샀|اشتري\p{L}*|دفع\p{L}*|खरीद\p{L}*\p{M}*`;
const WORTH = String.raw`\bworth\b|\bvalued at\b|\bnow (?:only |just )?\b|\bget (?:only |just )?|\boffer\w*\b|vale\b|valen|valdria|vaut|estime\w*|wert\b|bringt|valutat\w*|стоит|оцен\p{L}*|现在|值|今|現在|지금|الآن|قيمت\p{L}*|अब|कीमत`;
const REACH = 30;
/** 'Für 900.000 gekauft', '820.000 wert': the word may follow. */
const BESIDE = 10;
const isSaid = (words: string, after: string): boolean => new RegExp(`^\\s*(?:${words})`, 'u').test(after);
const LEAST_AUD = 150_000;

const nearest = (words: string, text: string): number =>
  [...text.matchAll(new RegExp(words, 'gu'))].at(-1)?.index ?? -1;

/** The amount of two that was paid, and the one that it is worth now; null where not both are said. */
const pricesIn = (message: string): { paidAud: number; worthAud: number } | null => {
  const text = plainText(message);
  let paidAud: number | undefined;
  let worthAud: number | undefined;
  for (const { value, start, end, isMoney } of findAmounts(text)) {
    if (!isMoney || value < LEAST_AUD) continue;
    const before =
      text
        .slice(Math.max(0, start - REACH), start)
        .split(/\d{3}/u)
        .at(-1) ?? '';
    const after = text.slice(end, end + BESIDE);
    const [paid, worth] = [nearest(PAID, before), nearest(WORTH, before)];
    if (isSaid(PAID, after) || (paid > worth && !isSaid(WORTH, after))) paidAud ??= value;
    else if (worth >= 0 || isSaid(WORTH, after)) worthAud ??= value;
  }
  return paidAud === undefined || worthAud === undefined ? null : { paidAud, worthAud };
};

/** Without a word of it nobody is told how sorry we are: '807 before and now 707' are figures of ours. */
const OF_LOSS =
  /\b(?:sell\w*|sold|sale|loss|losing|lose|paid|bought|(?<!n'?t |not |never )lost|less than (?:i|we)|owe more|worth less|gone down)\b|vend\w+|venta|perd\w+|perte|verlust|verlier\w*|verlor\w*|verkauf\w*|gekauft|pers[oa]\b|prejuizo|comprad[oa]|убыт\p{L}*|потер\p{L}*|прода\p{L}*|куп\p{L}*|亏|卖|损失|赔|売|損|손해|손실|팔|خسار\p{L}*|خسر\p{L}*|بيع|بعت|नुकसान|घाटा|बेच/u;
export const speaksOfLoss = (message: string): boolean => OF_LOSS.test(plainText(message));

/** Bought for less than it is worth now: nobody lost anything. */
export const isGained = (message: string): boolean => {
  const prices = pricesIn(message);
  return prices !== null && prices.worthAud >= prices.paidAud;
};

/** Bought for more than it is worth now: what a sale would leave, after a kind word. */
export const lossCall = (heard: Understanding, before: DialogueState): Call | null => {
  const prices = pricesIn(heard.text);
  // One is sold and another bought: nothing was lost.
  if (moveSum(heard, before)) return null;
  if (!prices || prices.worthAud >= prices.paidAud) return null;
  const owed = heard.money.find(
    ({ role, aud }) =>
      (role === 'loan' || role === 'debts') && aud !== prices.paidAud && aud !== prices.worthAud,
  )?.aud;
  const known = typeof before.loan.loanAud === 'number' ? before.loan.loanAud : undefined;
  const loanAud = owed ?? known;
  return {
    tool: 'quick_sum',
    arguments: { sum: 'sale', priceAud: prices.worthAud, ...(loanAud === undefined ? {} : { loanAud }) },
  };
};
