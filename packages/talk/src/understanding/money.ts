import type { Amount } from './amount.ts';
import { findAmounts } from './amounts.ts';
import { findAreas } from './areas.ts';
import { assignMoneyRoles } from './assign-money-roles.ts';
import { isJoinedEarner, isJoinedIncome } from './joined-incomes.ts';
import { isRange, type MoneyRole } from './money-roles.ts';
import { isOwnReckoning } from './own-reckoning.ts';
import { timesAYear } from './periods.ts';
import type { Percentage } from './rates.ts';

export type Money = { aud: number; role: MoneyRole | null; timesAYear: number | null };

/** What makes '2000' an amount and no year. */
const MONEY_BESIDE =
  'dollar|bucks|d[oó]lar|aud|доллар|ドル|豪ドル|달러|불|澳|刀|块|元|دولار|डॉलर|a la sem|al mes|por (?:sem|m[eê]s|mes)|par (?:sem|mois)|die woche|pro |im monat|a(?:lla)? sett|al mese|в (?:нед|мес)|في ال|بال|شهري|أسبوعي|हफ्|महीन|प्रति';
/** Years, terms, distances and standards are no money, and neither are areas, nor what an amount is made of: '183k (135+48)'. */
const NO_MONEY = new RegExp(
  String.raw`\(\s*\$?\d+k?(?:\s*[+&]\s*\$?\d+k?)+\s*\)|\$?\d[\d.,]*k?[^.;?!=\d]{0,16}(?:\+|\bplus|\band|&)[^.;?!=\d]{0,6}\$?\d[\d.,]*k?[^.;?!=\d]{0,16}=(?=\s*\$?\d)|(?<!\d)(?:\+61|0)[23478](?:[ -]?\d){8}(?!\d)|\b\d{3}[- ]?vis(?:a|um|to|ado)\b|\bsubclass \d{3}\b|\d[\d,. ]*\s*(?:km|kms|min(?:ute)?s?|years?|yrs?|metres?|meters?)\b|\b(?:aps|apg|cps)\s?\d+|\b(?:19|20)\d\d\b(?!\d|[.,]\d{3}|\s*(?:(?:an?|per|each|every|p)\b|p?\/|pw|pcm|pm\b|weekly|monthly|${MONEY_BESIDE}))`,
  'giu',
);
const blanked = (text: string): string =>
  findAreas(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text.replace(NO_MONEY, (found) => ' '.repeat(found.length)),
  );

/** 'between 700 and 900k', '1 to 1.5 million': the second says how large the first is. */
const lowEnd = (low: number, { value: high, scale }: Amount): number => {
  if (low >= 10_000 || high < 10_000) return low;
  if (scale > 1 && low * scale < high) return low * scale;
  return high >= 1e6 && low < 20 ? low * 1e6 : low * 1000;
};

/** Beside these '500' is five hundred thousand, whatever it is. */
const OF_LVR = /\blvr\b|\bloan[\s-]to[\s-]value/i;
/** '4200 a fortnight': what comes in or goes out at a time is money without its sign. */
const LEAST_PAID = 300;
const isHousehold = (...roles: (MoneyRole | null | undefined)[]): boolean => roles.includes('income');

/** What follows a number that counts something else. */
const COUNTED =
  /^\s*(?:-\s*)?(?:bed|br\b|bath|ba\b|car|garage|year|yr|month|week|day|km|min|m\b|sq|hab|chamb|schlaf|camer|quart|спал|комн|室|房|개|बेड|غرف|%)/iu;
/** Homes are priced in thousands or millions: 'between 600 and 750', '1.1 to 1.4'. */
const scaleOfRange = (text: string, low: Amount, high: Amount): number | null => {
  if (low.isMoney || high.isMoney || high.value <= low.value || COUNTED.test(text.slice(high.end)))
    return null;
  if (low.value >= 100 && high.value <= 5000) return 1000;
  return high.value < 10 && !Number.isInteger(high.value) ? 1_000_000 : null;
};

/** Of thousands a year, in figures alone. */
const LEAST_BARE_INCOME = 30;
/** Nobody is paid so little for a year. */
const LEAST_A_YEAR = 12_000;

/** 'We have 90k', 'my nan is giving me 30': what is at hand, where nothing else is said of it. */
const HELD_BEFORE =
  /(?:\b(?:i|we|they|he|she)(?: only| just| still| also)?(?: have| has| got| had)|\b(?:i'?ve|we'?ve|they'?ve)(?: only| just| still| also)?(?: got| saved)?|\bgiving (?:me|us)|\bgift(?:ed|ing)?(?: of| me| us)?|\bpension fund of|\bcash(?: of|:)?|\btengo|\btenemos|\btenho|\btemos|\bho|\babbiamo|\bj'?ai|\bon a|\bnous avons|\bich hab(?:e)?|\bwir haben|у меня(?: есть)?|у нас(?: есть)?|我有|手头有|عندي|معي|معنا)(?: (?:about|around|only|just|roughly|circa|solo|seulement|nur|etwa|unos|uns|так|около|حوالي))?\s*(?:a?\$)?$/iu;
const HELD_AFTER =
  /^\s*(?:dollars?|aud)?\s*(?:in cash|cash|in the bank|aside|put away|to put (?:in|down)|up our sleeve|sitting|de c[oô]t[eé]|da parte|现金|存款|があります|しかない|있|के पास|बचत|की बचत|guardad|ahorrad|juntad)/iu;
/** More at hand than this is rather what is to be spent. */
const MOST_SAVED_AUD = 450_000;
/** Words after it that say so themselves: 'on a 65k de côté'. */
const isSetAside = (text: string, { end }: Amount): boolean => HELD_AFTER.test(text.slice(end, end + 24));
const isHeld = (text: string, amount: Amount): boolean =>
  isSetAside(text, amount) || HELD_BEFORE.test(text.slice(Math.max(0, amount.start - 40), amount.start));

/** 'I'm an RN on 89k', 'joint income once home should be 260k', '14k in penalties': what is earned, said loosely. */
const EARNED_BEFORE =
  /\b(?:i'?m|im|i am|we'?re|we are|he'?s|she'?s|they'?re)\b[^,.;\d]{0,30}\bon (?:about |around |roughly )?(?:a?\$)?$|\b(?:income|salary|wages?|earnings|pay packet|package)\b[^,.;\d]{0,34}$|(?:^|[,;])\s*on (?:about |around )?(?:a?\$)?$|\b(?:luong|mera|meri|wife ka|husband ka|tankhwah)\s*(?:hai|minh|em|anh|toi|cua)?\s*$/iu;
const EARNED_AFTER =
  /^\s*(?:a year |pa |p\.a\. )?(?:base|in (?:penalties|overtime|bonus(?:es)?|commission|allowances|tips)|plus super|part[- ]time|full[- ]time|take[- ]home|after tax|before tax)\b/iu;
const looseRole = (
  text: string,
  amount: Amount,
  before: Amount | undefined,
  times: number | null,
): MoneyRole | null => {
  const left = text.slice(Math.max(0, before?.end ?? 0, amount.start - 50), amount.start);
  if (EARNED_AFTER.test(text.slice(amount.end, amount.end + 30)) || EARNED_BEFORE.test(left)) return 'income';
  return times === null && isHeld(text, amount) ? 'deposit' : null;
};

/** '60k, not 110k': what is denied is not said. */
const DENIED_BEFORE =
  /(?:\b(?:not|isn'?t|wasn'?t|rather than|instead of|no|nicht|statt|pas|et non|non|não|nao|em vez de|en vez de|invece di|au lieu de)|(?<!\p{L})(?:а не|не)|不是|而不是|(?:وليس|ليس|مش|مو|وليست))\s*(?:the |de |di |os |i |les |die |los )?(?:a?\$)?$/iu;
const DENIED_AFTER =
  /^\s*(?:dollars?|डॉलर|ドル|달러)?\s*(?:नहीं(?!\s*(?:है )?क्या)|ではな[くい]|じゃな[くい]|(?:이|가)? ?아니(?:라|고|에요|예요|요|야))/iu;
/** 'We don't earn a million'; who does not want to spend so much names a limit. */
const DENIED_VERB =
  /(?:\b(?:do(?:es)?n'?t|do not|did ?n'?t|never|am not|[i']?'?m not|aren'?t|isn'?t) (?:even |actually |really )?(?:earn(?:ing)?|mak(?:e|ing)|have|having|owe|owing|say|said|mean|get|getting|on)|(?<!\p{L})no (?:gan[oa]\p{L}*|cobr[oa]\p{L}*|teng?[oe]\p{L}*|debo|debemos|dije|he dicho)|n'?(?:e )?(?:gagn\p{L}*|touch\p{L}*|ai|avons) pas|(?<!\p{L})non (?:guadagn\p{L}*|prend\p{L}*|ho|abbiamo|ho detto)|(?<!\p{L})n[aã]o (?:ganh\p{L}*|tenho|temos|falei|disse)|(?<!\p{L})не (?:зараб\p{L}*|получа\p{L}*|говорил\p{L}*)|(?:没有?|并?不)(?:赚|挣|说)|لا (?:نكسب|أكسب|اكسب))\s*(?:(?:that|the|an?|about|anything like|close to|anywhere near|like|los|les|die|i|os)\s)*(?:a?\$)?$/iu;
const isDenied = (text: string, { start, end }: Amount): boolean =>
  DENIED_BEFORE.test(text.slice(Math.max(0, start - 20), start)) ||
  DENIED_VERB.test(text.slice(Math.max(0, start - 40), start)) ||
  DENIED_AFTER.test(text.slice(end, end + 16));

/** '135k + 48k p.a.': parts of one sum are the same thing. */
const SUMMED = /^\s*(?:p\.?a\.?\s*)?\+\s*(?:a?\$)?$/iu;
const ADDED_UP: ReadonlySet<MoneyRole | null> = new Set(['income', 'debts']);
const withSummed = (
  text: string,
  list: readonly Amount[],
  roles: readonly (MoneyRole | null)[],
): (MoneyRole | null)[] =>
  roles.map((role, at) => {
    const [amount, next] = [list[at], list[at + 1]];
    const isSummed = amount && next && SUMMED.test(text.slice(amount.end, next.start));
    const other = roles[at + 1] ?? null;
    return isSummed && role === null && ADDED_UP.has(other) ? other : role;
  });

type Heard = Amount & { isShare: boolean };

/** '10% deposit, i.e. 70k': the same, said as an amount. */
const RESTATED = /(?:\bi\.?e\.?|=|\bthat is|\bthat'?s|\bwhich is|\bso|\bor|\()[\s,]*(?:about\s+)?(?:a?\$)?$/i;
const sharedRole = (
  text: string,
  before: Heard | undefined,
  { start }: Heard,
  role: MoneyRole | null | undefined,
): MoneyRole | null =>
  before?.isShare && role && RESTATED.test(text.slice(before.end, start)) ? role : null;

const rangeAt = (
  text: string,
  amount: Heard,
  next: Heard | undefined,
  roles: (MoneyRole | null)[],
): Money[] | null => {
  if (!next || !isRange(text, amount, next) || isHousehold(...roles)) return null;
  const scale = scaleOfRange(text, amount, next);
  if (!next.isMoney && scale === null) return null;
  const low = scale === null ? lowEnd(amount.value, next) : amount.value * scale;
  return [
    { aud: Math.round(low), role: 'minPrice', timesAYear: null },
    { aud: Math.round(next.value * (scale ?? 1)), role: 'maxPrice', timesAYear: null },
  ];
};

/** Beside these a small decimal is a price in millions, and no rate. */
const PRICE_JUDGED =
  /^(?!.*(?:\b(?:loan|rate|interest|mortgage|borrow|lend|yield)|%)).*\b(?:at|for|asking|want|wants) (?:about |around )?\d\.\d{1,2}\b.{0,40}\b(?:fair|reasonable|too (?:much|high|dear)|good (?:price|deal|value)|overpriced|worth it|realistic)\b/iu;
const MONTHS = 12;
const LEAST_FEE = 50;
const LEAST_EXTRA = 10;
const OF_A_CAR =
  /\bcar\b|\bauto\b|macchina|coche|carro|voiture|машин|автокредит|autokredit|車|차 ?할부|车贷|\bute\b|سيارة|कार/iu;
const RATE_AT = /(?:\bat|\bal|\bà|\bzu|под|@)\s*$/iu;
const OF_REPAYING =
  /\b(?:repay\w*|loan|mortgage|interest|hipoteca|cuota|pr[eê]t|mensualit\p{L}*|kredit|rate|mutuo|rata|parcela)\b|кредит|плат[её]ж/iu;
const OF_A_HOME_LOAN =
  /\bow(?:e|es|ed|ing)\b.{0,14}\d{3,4}\b(?![.,]\d{3}).{0,30}\b(?:on (?:the|our|my|this|it)|left|years|yrs|mortgage|house|home|place|unit)\b|\b(?:mortgage|house|home|place|unit)\b.{0,30}\bow(?:e|es|ed|ing)\b.{0,14}\d{3,4}\b(?![.,]\d{3})/iu;
const IN_THOUSANDS = /\d\s?(?:k\b|mil\b|mila\b|mille\b|tsd|тыс|हज)/iu;

/** An amount as it is meant; null where it is no money. 'Under 900' is nine hundred thousand, 'under 1.4' millions. */
const audOf = (
  text: string,
  { value, isMoney, start }: Heard,
  role: MoneyRole | null,
  times: number | null,
): number | null => {
  if (isMoney) return value;
  // 'At 1.14, is that fair?': millions, where a price is judged.
  if (role !== 'income' && value > 0.4 && value < 10 && !Number.isInteger(value) && PRICE_JUDGED.test(text))
    return value * 1_000_000;
  // '900 to leave': as it is said, and no nine hundred thousand.
  // 'Rata auto 420': what a car takes each month.
  if (
    role === 'debts' &&
    value >= LEAST_FEE &&
    OF_A_CAR.test(text.slice(Math.max(0, start - 24), start + 40))
  )
    return value;
  // 'We owe 740 on the place, 27 years left': of a home, in thousands.
  if (role === 'debts' && times === null && value >= 100 && value < 5000 && OF_A_HOME_LOAN.test(text))
    return value * 1000;
  if (role === 'fee') return value >= LEAST_FEE ? value : null;
  if (role === 'extra') return value >= LEAST_EXTRA ? value : null;
  const isShort = value >= 100 && value < 5000;
  const isCap = role === 'maxPrice' || role === 'minPrice';
  // 'Repayments over 25 years at 5.9': a rate, and no price from 5.9 million.
  const isRate = RATE_AT.test(text.slice(Math.max(0, start - 6), start)) && OF_REPAYING.test(text);
  if (isCap && isRate && value < 20) return null;
  if (isCap && value < 20 && !Number.isInteger(value)) return value * 1_000_000;
  if (isShort && isCap) return value * 1000;
  // 'I earn 130': thousands a year. 'A house around 1.1': millions.
  if (role === 'income' && times === null && value >= LEAST_BARE_INCOME && value < 1000) return value * 1000;
  if (role === 'value' && value > 0.3 && value < 20 && !Number.isInteger(value)) return value * 1_000_000;
  // '52k and 30 from my nan': thousands beside thousands.
  if (role === 'deposit' && times === null && value >= 10 && value < 1000 && IN_THOUSANDS.test(text))
    return value * 1000;
  const isOfLoan = role === 'loan' || role === 'value' || role === 'deposit' || OF_LVR.test(text);
  if (isShort && times === null && isOfLoan) return value * 1000;
  const isPaid = times !== null && value >= LEAST_PAID;
  return isPaid || (role && value >= 500 && role !== 'value') ? value : null;
};

/** 'Incomes 70 and 75k': the second says how large the first is. */
const SHARED_SCALE = /^\s*(?:and|&|\+|y|e|et|und|и|と|와|과|和|और|و)\s*(?:a?\$)?$/iu;
const withScaleOfNext = (text: string, amount: Amount, next: Amount | undefined): Amount =>
  next?.isMoney &&
  next.scale === 1000 &&
  !amount.isMoney &&
  amount.value >= 20 &&
  amount.value < 1000 &&
  SHARED_SCALE.test(text.slice(amount.end, next.start))
    ? { ...amount, value: amount.value * next.scale, scale: next.scale, isMoney: true }
    : amount;

/** '15k car loan at 420 a month': what is paid on the debt that was just named, unless it is said to be for something else. */
const PAID_ON_IT = /^[^.;!?\d]{0,34}$/u;
const OF_ANOTHER =
  /\b(?:rent|living|live|spend|expenses?|bills|childcare|school|groceries|earn|income|save|saving)\b|gast|vivir|alquiler|d[ée]pens|loyer|ausgab|miete|leben|spes[ae]|affitto|despes|aluguel|расход|трат|аренд|生活|支出|家賃|생활|월세|开销|房租|مصار|إيجار|खर्च|किराय/iu;
const isPaidOn = (
  text: string,
  debt: Money | undefined,
  from: Amount | undefined,
  amount: Amount,
): boolean => {
  if (debt?.role !== 'debts' || debt.timesAYear !== null || from === undefined) return false;
  const gap = text.slice(from.end, amount.start);
  return PAID_ON_IT.test(gap) && !OF_ANOTHER.test(`${gap} ${text.slice(amount.end, amount.end + 26)}`);
};

/** 'Costs me 240': the one who pays is no one who earns. */
const MAY_BE_PAID: ReadonlySet<MoneyRole | null> = new Set([null, 'expenses', 'debts', 'loan', 'income']);

/** Every amount of money that a text speaks of, and what it is. */
export const findMoney = (whole: string, percentages: readonly Percentage[]): Money[] => {
  const text = blanked(whole);
  const found = findAmounts(text);
  const all = found
    .map((amount, at): Heard => {
      const share = percentages.find((one) => amount.start < one.end && amount.end > one.start);
      const shared = share ? amount : withScaleOfNext(text, amount, found[at + 1]);
      return { ...shared, end: share?.end ?? amount.end, isShare: share !== undefined };
    })
    .filter(({ start, end }) => !isOwnReckoning(text.slice(0, start), text.slice(end)));
  const meant = all.filter((amount) => amount.isShare || !isDenied(text, amount));
  // Where all is denied nothing else was said: 'not 600k?' asks of it.
  const list = meant.some(({ isShare }) => !isShare) ? meant : all;
  const roles = withSummed(text, list, assignMoneyRoles(text, list));
  const money: Money[] = [];
  let earlier: number | null = null;
  for (let at = 0; at < list.length; at++) {
    const amount = list[at];
    const next = list[at + 1];
    if (!amount || amount.isShare) continue;
    const range = rangeAt(text, amount, next, [roles[at] ?? null, roles[at + 1] ?? null]);
    if (range) {
      money.push(...range);
      at++;
      continue;
    }
    const restated = sharedRole(text, list[at - 1], amount, roles[at - 1]);
    const own = restated ?? roles[at] ?? null;
    const isJoined =
      roles[at - 1] === 'income' &&
      isJoinedIncome(text, list[at - 1], amount) &&
      (own === null || isJoinedEarner(text, list[at - 1], amount));
    const isFirstEarner = own === null && roles[at + 1] === 'income' && isJoinedEarner(text, amount, next);
    const role = isJoined || isFirstEarner ? 'income' : own;
    roles[at] = role;
    // 'I get 1,450 a week and my wife 1,200': at the same times.
    const times: number | null =
      timesAYear(text, amount, next) ?? (isJoined && amount.value < LEAST_A_YEAR ? earlier : null);
    earlier = times;
    const isAside = (role === 'value' || role === 'maxPrice') && isSetAside(text, amount);
    const held = isAside ? 'deposit' : (role ?? looseRole(text, amount, list[at - 1], times));
    const isInstalment =
      times !== null &&
      times >= MONTHS &&
      MAY_BE_PAID.has(held) &&
      isPaidOn(text, money.at(-1), list[at - 1], amount);
    const aud = isInstalment && amount.value >= LEAST_FEE ? amount.value : audOf(text, amount, held, times);
    if (aud === null) continue;
    const isSaving = role === null && held === 'deposit' && aud > MOST_SAVED_AUD;
    money.push({
      aud: Math.round(aud),
      role: isInstalment ? 'debts' : isSaving ? role : held,
      timesAYear: times,
    });
  }
  return money;
};
