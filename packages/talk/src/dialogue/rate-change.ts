import { ASSUMED_LOAN } from '@propguard/rules/assistant/assumed-loan';
import { plainText } from '../understanding/clean-text.ts';
import { percentRole } from '../understanding/percent-roles.ts';
import { findPercentages, findShares } from '../understanding/rates.ts';
import type { Understanding } from '../understanding/understand.ts';
import { amountsIn } from './fill-quick-sum.ts';
import type { Call, DialogueState } from './state.ts';

/** Another lender may cost something to go to: that is a sum of its own. In lower case without the accents of Latin letters. */
const OTHER_LENDER =
  /\brefinanc\w*|\bswitch\w*|\b(?:other|another|new|different|rival) (?:bank|lender|mob)\b|\b(?:chang\w+|mov\w+|go(?:ing)?) (?:to )?(?:banks?|lenders?)\b|otro banco|cambi\w+ (?:de |el )?(?:banco|hipoteca)|autre banque|rachat|chang\w+ de banque|umschuld\w*|andere bank|bank wechsel\w*|altra banca|surrog\w*|cambi\w+ banca|outro banco|trocar de banco|portabilidade|рефинанс\p{L}*|друго\p{L}* банк\p{L}*|借り換え|借換|別の銀行|갈아타|대환|다른 은행|转贷|换(?:一家|家|个)?银行|别的银行|再融资|إعادة (?:ال)?تمويل|بنك (?:آخر|اخر|ثاني)|रीफाइनेंस|दूसरे बैंक|बैंक बदल/u;

const RATE_WORD = String.raw`\brates?\b|\binterest\b|\bfixed\b|\btasas?\b|\binteres(?:es)?\b|\btipo\b|\btaux\b|\bzins\w*|\btass[oi]\b|\binteressi\b|\btaxas?\b|\bjuros?\b|ставк\p{L}*|процент\p{L}*|金利|利率|利息|금리|이자율?|(?:ال)?فائدة|ब्याज|दर`;
const OF_RATE = new RegExp(RATE_WORD, 'u');
/** It was so, and becomes another. */
const CHANGES =
  /\b(?:go|goes|going|went|gone|move\w*|drop\w*|fall\w*|fell|cut|rise\w*|rose|increas\w*|jump\w*|chang\w+|from|currently|now|ends?|ending|expir\w*|roll\w*|comes? off|coming off|instead)\b|\b(?:de|desde|du|da|dal|von)\b.{0,14}\d.{0,12}\b(?:a|al|au|auf|para|pra)\b|\b(?:baj(?:a|ar|o|e|an)|sub(?:e|ir|io|ida|iu|a)|pas(?:a|ar|o)|pass(?:e|er|era|a|ar|ou)|termina|baiss\w+|mont(?:e|er|era|ent)|augment\w+|sink\w*|steig\w*|gesunken|lauft aus|auslauf\w*|jetzt|derzeit|scend\w+|salg\w+|salir\w+|scade\w*|cai(?:r|u)?|venc(?:e|er))\b|\bс\b.{0,10}\d.{0,10}до\b|(?:сниз|паде|упа|вырас|повыс|подн|заканчив|сейчас)\p{L}*|从|降|升|涨|到期|から|下が|上が|에서|내리|내려|오르|올라|من .{0,10}\d.{0,10}(?:إلى|الى)|انخفض|ينخفض|ارتفع|يرتفع|से.{0,10}\d|घट|बढ़/u;
/** What it comes to, or the difference, is asked. */
const ASKS =
  /\b(?:how much|what|difference|sav(?:e|es|ed|ing)|more|less|extra|repayments?|cost)\b|[?？؟]|cuant|combien|wie ?viel|quant|сколько|多少|いくら|얼마|كم|कितन/u;

const RATE =
  /(?<![\d.,$])(\d{1,2}[.,]\d{1,2}|\d{1,2}(?=\s?(?:%|％|٪|per ?cent|prozent)))(?!\d|[.,]\d|\s?(?:k|m|mil|mila|million\w*|тыс|万|천|만)(?!\p{L}))/giu;
const LEAST_RATE = 1.5;
const MOST_RATE = 13;
const ratesIn = (text: string): number[] => [
  ...new Set(
    [...text.replace(DENIED, ' ').matchAll(RATE)]
      .map(([, digits = '']) => Number(digits.replace(',', '.')))
      .filter((rate) => rate >= LEAST_RATE && rate <= MOST_RATE),
  ),
];

const UP =
  /\b(?:up|rise\w*|rose|higher|more|increas\w*|jump\w*)\b|\bsub(?:e|a|ir|io|iu|en|iera)\b|\bmont(?:e|er|era|ent|ait)\b|\bhausse\w*|\baugment\w*|steig\w*|hoher|\bsalg\w+|\bsalir\w+|\btass\w+ sale\b|\baument\w*|\bsob\w+|вырас\p{L}*|повыс\p{L}*|подн\p{L}*|上が|升|涨|加息|오르|올라|인상|(?:ارتفع|يرتفع|زاد|ترتفع)\p{L}*|बढ़/u;
const DOWN =
  /\b(?:down|drop\w*|fall\w*|fell|lower|less|cuts?)\b|\bbaj(?:a|ar|o|e|en|ara)\b|\bbaiss\w+|sink\w*|gesenkt|\bscend\w+|\bcal(?:a|are|ano|asse)\b|\bcai(?:r|u|a|sse)?\b|сниз\p{L}*|пад\p{L}*|упа\p{L}*|下が|降|내리|내려|인하|(?:انخفض|ينخفض|تنخفض|نزل)\p{L}*|घट/u;
const MOST_MOVED = 4;

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const hundredths = (rate: number): number => Math.round(rate * 100) / 100;

type Rates = { ratePercent: number; newRatePercent: number };

const PAID_NOW =
  /(?:\b(?:now|currently|at the moment|today|ahora|actualmente|actuellement|aujourd'hui|derzeit|aktuell|jetzt|ora|adesso|attualmente|agora|atualmente)\b|сейчас|现在|目前|今は?|지금|الآن|حاليا|अभी)\D{0,24}(\d{1,2}[.,]\d{1,2})/u;

/** 'No, 6.14 and not 6.2': what is denied is no rate. */
const DENIED =
  /(?:\b(?:not|nicht|pas|non|nao|no)|(?<!\p{L})не|不是)\s+(?:al? |a |zu )?\d{1,2}[.,]\d{1,2}\s?%?/gu;

/** 'From 6.2 to 5.7', 'on 2.19 and going to 6.14': the first that is said is paid now. */
const ratesSaid = (text: string): Rates | null => {
  const [first, second, ...others] = ratesIn(text);
  // '5.9% with 10% down': a deposit is no rate.
  if (findPercentages(text).some((one) => percentRole(text, one) === 'deposit')) return null;
  if (first === undefined || second === undefined || others.length > 0 || !CHANGES.test(text)) return null;
  // 'What am I paying now on the 2.19?': wherever it stands, that one is paid now.
  const isSecondNow = Number(PAID_NOW.exec(text)?.[1]?.replace(',', '.')) === second;
  return isSecondNow
    ? { ratePercent: second, newRatePercent: first }
    : { ratePercent: first, newRatePercent: second };
};

/** 'Up half a percent', from the rate that was said, known or assumed. */
const rateMoved = (text: string, heard: Understanding, before: DialogueState): Rates | null => {
  const [share] = findShares(text);
  if (!share || share.value > MOST_MOVED || !OF_RATE.test(text)) return null;
  const isUp = UP.test(text);
  if (isUp === DOWN.test(text)) return null;
  const said = ratesIn(text).find((rate) => rate !== share.value) ?? heard.ratePercent;
  const isShareAlone = said === null || said === undefined || said === share.value;
  const now = isShareAlone
    ? (number(before.loan.ratePercent) ?? number(before.figures.ratePercent) ?? ASSUMED_LOAN.ratePercent)
    : said;
  return { ratePercent: now, newRatePercent: hundredths(now + (isUp ? share.value : -share.value)) };
};

const LEAST_LOAN_AUD = 40_000;
const owed = (heard: Understanding, before: DialogueState): number | undefined => {
  const stocks = heard.money.filter(({ aud, timesAYear }) => timesAYear === null && aud >= LEAST_LOAN_AUD);
  const only =
    stocks.length === 1 ? stocks[0] : stocks.find(({ role }) => role === 'loan' || role === 'debts');
  return only?.aud ?? number(amountsIn(heard, before).loanAud) ?? number(before.figures.loanAud);
};

/** What a change of the rate does to the instalment: now, then and the difference; null where none is spoken of. */
export const rateChange = (heard: Understanding, before: DialogueState): Call | null => {
  const text = plainText(heard.text);
  if (OTHER_LENDER.test(text) || !ASKS.test(text) || before.loan.interestOnly === true) return null;
  const isMoveOfOwn = heard.money.length > 0 || before.last?.tool === 'quick_sum';
  const rates = ratesSaid(text) ?? (isMoveOfOwn ? rateMoved(text, heard, before) : null);
  const loanAud = owed(heard, before);
  if (!rates || loanAud === undefined || rates.ratePercent === rates.newRatePercent) return null;
  const termYears = heard.termYears ?? number(before.loan.termYears);
  return {
    tool: 'quick_sum',
    arguments: {
      sum: 'rateChange',
      loanAud,
      ...rates,
      ...(termYears === undefined ? {} : { termYears }),
    },
  };
};
