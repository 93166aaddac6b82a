import type { Amount } from '../understanding/amount.ts';
import { findAmounts } from '../understanding/amounts.ts';
import { plainText } from '../understanding/clean-text.ts';
import { findPercentages } from '../understanding/rates.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Call, DialogueState } from './state.ts';
import { stateSpokenOf } from './state-spoken-of.ts';

/** One home goes and another comes: words before and after its price, in all languages. In lower case without accents. */
const SELLS = String.raw`\bsell(?:s|ing)?\b|\bsold\b|\bsale\b|\b(?:get|got|gets) (?:about |around )?(?=\S*\d)|vend(?:o|e|emos|er|ere|iamo|essimo|endo|ons|re|rais|rions|ais|esse|ida)\b|\bventa\b|\bvente\b|verkauf\w*|vendita|venda\b|прода\p{L}*|卖|売(?:る|っ|れ|却)|팔|매도|بيع\p{L}*|[أاين]بيع\p{L}*|बेच\p{L}*\p{M}*`;
const SELLS_AFTER = String.raw`^\s*(?:for|from|out of|per|pour|por|für|fur)\s(?:mine|ours|the old one|(?:my|our) (?:place|house|home|unit)|el mio|la mia|le notre|unseres?|il mio|o meu)`;
const BUYS = String.raw`\bbuy(?:s|ing)?\b|\bbought\b|\bpurchas\w+|\bnew (?:place|one|house|home)\b|\bupgrade to\b|compr(?:o|a|amos|ar|are|iamo|ando|assimo|aria)\b|achet\w+|achat\b|(?<!ver)kauf(?!preis)\w*|acquist\w+|куп\p{L}*|покуп\p{L}*|买|購入|買(?:う|っ|い)|(?<!주)사(?:면|고|려|서|는)|구입|شراء|[أاين]?شتري\p{L}*|खरीद\p{L}*\p{M}*`;
const BUYS_AFTER = String.raw`^\s*(?:one\b|place\b|house\b|home\b|unit\b|apartment\b)`;
const ASKED =
  /\b(?:new loan|how (?:big|much)|what (?:do|would|will|is|are|'?s)|borrow|short|left|over|find (?:more|the rest)|more money|need|enough|afford|difference|gap)\b|cuanto|queda|falta|prestamo|combien|reste|manque|wie ?viel|bleibt|fehlt|kredit|quanto|resta|rimane|manca|mutuo|sobra|falta|emprestimo|сколько|остан|не хватает|кредит|多少|还剩|差|贷款|いくら|残|足り|ローン|얼마|남|부족|대출|كم|يبقى|ينقص|قرض|कितन|बच|कम पड़|लोन/u;
const DUTY =
  /(?:duty|duties|stempelsteuer|impuesto|timbre|bollo|selo|пошлин\p{L}*|印花税|印紙税|인지세|الدمغة|ड्यूटी)/u;

const LEAST_AUD = 100_000;
const MOST_DUTY_AUD = 400_000;
const REACH = 26;
const inFull = ({ value, isMoney }: Amount): number =>
  !isMoney && value >= 100 && value < 5000 && Number.isInteger(value) ? value * 1000 : value;

/** What stands between the last number and this one: its own words. */
const ownBefore = (text: string, start: number): string =>
  text
    .slice(Math.max(0, start - REACH), start)
    .split(/\d/u)
    .at(-1) ?? '';

const lastAt = (words: string, text: string): number =>
  [...text.matchAll(new RegExp(words, 'gu'))].at(-1)?.index ?? -1;

type Deal = { sellAud: number; buyAud: number; dutyAud: number | undefined };

/** The price of the home that goes, and of the one that comes; null where the message names not both. */
const dealIn = (message: string): Deal | null => {
  const text = plainText(message);
  const shares = findPercentages(text);
  let sellAud: number | undefined;
  let buyAud: number | undefined;
  let dutyAud: number | undefined;
  for (const amount of findAmounts(text)) {
    const { start, end } = amount;
    if (shares.some((share) => start < share.end && end > share.start)) continue;
    const before = ownBefore(text, start);
    const after = text.slice(end, end + REACH);
    const aud = inFull(amount);
    const isDuty = DUTY.test(before) || DUTY.test(after.split(/[,.;?]/u)[0] ?? '');
    if (isDuty && aud < MOST_DUTY_AUD && aud >= 100) {
      dutyAud ??= aud;
      continue;
    }
    if (aud < LEAST_AUD) continue;
    const [sells, buys] = [lastAt(SELLS, before), lastAt(BUYS, before)];
    if (sells > buys || new RegExp(SELLS_AFTER, 'u').test(after)) sellAud ??= aud;
    else if (buys >= 0 || new RegExp(BUYS_AFTER, 'u').test(after)) buyAud ??= aud;
  }
  return sellAud === undefined || buyAud === undefined ? null : { sellAud, buyAud, dutyAud };
};

const owedIn = ({ money }: Understanding, { sellAud, buyAud }: Deal): number | undefined =>
  money.find(
    ({ role, aud, timesAYear }) =>
      (role === 'loan' || role === 'debts') && timesAYear === null && aud !== sellAud && aud !== buyAud,
  )?.aud;

/** 'Niente mutuo', 'no loan': nothing is owed on it, whatever was said before. */
const NOTHING_OWED =
  /\b(?:no (?:loan|mortgage|debt)|own (?:it|ours) outright|paid off|sin (?:hipoteca|prestamo)|pas de pret|sans pret|kein(?:en)? kredit|schuldenfrei|niente mutuo|senza mutuo|sem (?:hipoteca|emprestimo))\b|без (?:ипотек|кредит)\p{L}*|没有?贷款|ローンなし|대출 ?없|بدون قرض|बिना लोन/u;
const HIGHEST_COMMISSION = 6;

/** Selling one home and buying another: what has to be borrowed, or is left; null where it is not asked. */
export const moveSum = (heard: Understanding, before: DialogueState): Call | null => {
  const deal = dealIn(heard.text);
  const text = plainText(heard.text);
  if (!deal || !ASKED.test(text)) return null;
  const known = typeof before.loan.loanAud === 'number' ? before.loan.loanAud : undefined;
  const loanAud = owedIn(heard, deal) ?? (NOTHING_OWED.test(text) ? 0 : known);
  const share = heard.percentages.find(({ value }) => value > 0 && value <= HIGHEST_COMMISSION);
  const state = stateSpokenOf(heard, before);
  return {
    tool: 'quick_sum',
    arguments: {
      sum: 'move',
      priceAud: deal.sellAud,
      buyAud: deal.buyAud,
      ...(loanAud === undefined ? {} : { loanAud }),
      ...(share ? { sharePercent: share.value } : {}),
      ...(deal.dutyAud === undefined ? (state ? { state } : {}) : { dutyAud: deal.dutyAud }),
    },
  };
};
