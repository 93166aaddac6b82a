import { findAmounts } from '../understanding/amounts.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Money } from '../understanding/money.ts';
import { timesAYear } from '../understanding/periods.ts';
import { findShares } from '../understanding/rates.ts';
import type { Understanding } from '../understanding/understand.ts';
import { ASKS_SCHEME, LMI } from './asked-sum-words.ts';
import { amountsIn } from './fill-quick-sum.ts';
import type { Call, DialogueState } from './state.ts';

/** To go to another lender, in all languages. In lower case without the accents of Latin letters. */
const SWITCHES =
  /\brefinanc\w*|\bswitch(?:es|ing|ed)?\b|\b(?:chang\w+|mov\w+|go(?:ing)?|swap\w*)\b.{0,16}\b(?:banks?|lenders?|loans?|somewhere else)\b|\b(?:other|another|new|different|rival) (?:bank|lender|mob|rate)\b|cambi\w+ (?:de |a |el )?(?:un |otro )?(?:banco|hipoteca|prestamo)|(?:paso|pasar|pasamos|bajo|bajar) (?:de|a)\b|otro banco|chang\w+ de banque|autre banque|rachat|renegoci\w+|passer (?:de|a)\b|umschuld\w*|bank wechsel\w*|wechsel\w* (?:zu|die bank)|andere bank|cambi\w+ banca|altra banca|surrog\w*|passo? (?:da|a)\b|trocar de banco|mudar de banco|outro banco|portabilidade|рефинанс\p{L}*|(?:друго\p{L}*|нов\p{L}+) банк\p{L}*|перекредит\p{L}*|借り換え|借換|乗り換え|別の銀行|갈아타|대환|다른 은행|转贷|换(?:一家|家|个)?银行|别的银行|再融资|重新贷款|إعادة (?:ال)?تمويل|بنك (?:آخر|اخر|ثاني)|रीफाइनेंस|दूसरे बैंक|बैंक बदल/u;
/** What would be saved. */
const SAVES =
  /\bsav(?:e|es|ed|ing)\b|\bbetter off\b|\bworth (?:it|the|a|switching|refinancing|paying|changing|my)\b|\bpay(?:s|ing)? off\b|\bbreak even\b|ahorr\w*|conviene|vale la pena|merece|econom\w*|vaut (?:le coup|la peine)|gagn\w+|spar(?:e|en|t|st)\b|lohnt|risparmi\w*|poup\w*|compensa|эконом\p{L}*|сэконом\p{L}*|выгод\p{L}*|стоит ли|節約|得(?:ですか|する|になる)|浮く|절약|아끼|아낄|이득|省|划算|值得|توفير|أوفر|أوفّر|يستحق|يستاهل|बच(?:ेगा|त|ेंगे|ाऊ)|फायदा/u;

const RATE =
  /(?<![\d.,$])(\d{1,2}[.,]\d{1,2}|\d(?=\s?%))(?![\d]|[.,]\d|\s?(?:k|m|mil|mila|million|тыс|万|천|만))/giu;
const LEAST_RATE = 1.5;
const MOST_RATE = 13;
const ratesIn = (text: string): number[] => [
  ...new Set(
    [...text.matchAll(RATE)]
      .map(([, digits = '']) => Number(digits.replace(',', '.')))
      .filter((rate) => rate >= LEAST_RATE && rate <= MOST_RATE),
  ),
];

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const MONTHS = 12;
const LEAST_LOAN_AUD = 40_000;
const MOST_SAVED_A_MONTH = 5000;

const MOST_LOWERED = 3;
/** 'Is it worth refinancing for half a percent?' */
const lowered = (text: string, isSwitch: boolean, known: number | undefined): number | undefined => {
  const [share] = findShares(text);
  return isSwitch && known !== undefined && share !== undefined && share.value <= MOST_LOWERED
    ? Math.round((known - share.value) * 100) / 100
    : undefined;
};

const LEAST_FEE = 50;
const MOST_FEE = 6000;
/** All that is paid once: '395 to leave, and the new one wants 600'. */
const feesIn = (text: string, money: readonly Money[]): number | undefined => {
  const fees = money.filter(({ role }) => role === 'fee');
  if (fees.length === 0) return undefined;
  const bare = findAmounts(text).filter(
    ({ value, end, ...amount }) =>
      Number.isInteger(value) &&
      value >= LEAST_FEE &&
      value <= MOST_FEE &&
      timesAYear(text, { ...amount, value, end }) === null &&
      !/^\s*(?:%|years?|yrs?)/u.test(text.slice(end)),
  );
  const all = bare.reduce((sum, { value }) => sum + value, 0);
  return Math.max(
    all,
    fees.reduce((sum, { aud }) => sum + aud, 0),
  );
};

/** However little: what is saved at a time is no price. */
const savedAMonth = (text: string, fee: number): number | undefined => {
  for (const amount of findAmounts(text)) {
    const times = timesAYear(text, amount);
    if (amount.value !== fee && times !== null && times >= MONTHS && amount.value <= MOST_SAVED_A_MONTH)
      return Math.round((amount.value * times) / MONTHS);
  }
  return undefined;
};

/** '900 to leave, for 158 a month': how long until it has paid. */
const payback = (text: string, money: readonly Money[], before: DialogueState): Call | null => {
  const fee = feesIn(text, money);
  if (fee === undefined) return null;
  const savingMonthlyAud = savedAMonth(text, fee);
  if (savingMonthlyAud !== undefined)
    return { tool: 'quick_sum', arguments: { sum: 'switching', savingMonthlyAud, costsAud: fee } };
  // The same change of lender, with what it costs.
  const { last } = before;
  return last?.tool === 'quick_sum' && last.arguments.sum === 'switching'
    ? { tool: 'quick_sum', arguments: { ...last.arguments, costsAud: fee } }
    : null;
};

/** What another lender would save: the present rate is the one that was spoken of, the new one is said. */
export const changedLender = (heard: Understanding, before: DialogueState): Call | null => {
  const text = plainText(heard.text);
  const isSwitch = SWITCHES.test(text);
  const isSaved = SAVES.test(text);
  const { last } = before;
  const isGoingOn = last?.tool === 'quick_sum' && last.arguments.sum === 'switching';
  const more = isGoingOn ? payback(text, heard.money, before) : null;
  if (more) return more;
  // '5% down without LMI' speaks of no rate.
  if ((!isSwitch && !isSaved) || LMI.test(text) || ASKS_SCHEME.test(text)) return null;
  const paid = isSaved ? payback(text, heard.money, before) : null;
  if (paid) return paid;
  const said = ratesIn(text);
  const known = number(before.loan.ratePercent) ?? number(before.figures.ratePercent);
  const [high, low] = [Math.max(...said), Math.min(...said)];
  // Of two the higher one is paid now; one alone is what is offered.
  const ratePercent = said.length > 1 ? high : known;
  const newRatePercent = said.length > 1 ? low : (said[0] ?? lowered(text, isSwitch, known));
  const { loanAud } = amountsIn(heard, before);
  const stocks = heard.money.filter(({ aud, timesAYear: times }) => times === null && aud >= LEAST_LOAN_AUD);
  const only = stocks.length === 1 && isSwitch ? stocks[0]?.aud : undefined;
  const owed = only ?? number(loanAud) ?? number(before.figures.loanAud);
  const isRepaid = before.last?.tool === 'repayments' || before.last?.tool === 'quick_sum';
  const isCompared = isSwitch || (isSaved && isRepaid) || said.length > 1;
  if (!isCompared || owed === undefined || ratePercent === undefined || newRatePercent === undefined)
    return null;
  if (newRatePercent === ratePercent) return null;
  const termYears = heard.termYears ?? number(before.loan.termYears) ?? undefined;
  const costsAud = feesIn(text, heard.money);
  // Whoever pays interest alone pays it at the other lender, too.
  if (before.loan.interestOnly === true)
    return {
      tool: 'repayments',
      arguments: {
        loanAud: owed,
        ratePercent: newRatePercent,
        interestOnly: true,
        ...(termYears === undefined ? {} : { termYears }),
      },
    };
  return {
    tool: 'quick_sum',
    arguments: {
      sum: 'switching',
      loanAud: owed,
      ratePercent,
      newRatePercent,
      ...(termYears === undefined ? {} : { termYears }),
      ...(costsAud === undefined ? {} : { costsAud }),
    },
  };
};
