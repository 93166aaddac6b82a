import { findAmounts } from '../understanding/amounts.ts';
import { countWords, ENGLISH_NUMBERS, numberSaid } from '../understanding/number-words.ts';
import { findPercentages } from '../understanding/rates.ts';

/** A number of any kind in a text, as it is written: what it is, is not yet said. */
export type FoundNumber = {
  value: number;
  start: number;
  end: number;
  /** What a word beside it grew it by: 1 where it stands as it is. */
  scale: number;
  isMoney: boolean;
  kind: 'figure' | 'percent' | 'words' | 'phone' | 'compound' | 'fraction';
};

const PHONE =
  /(?<!\d)(?:(?:\+?61[\s-]?|0)[2-478](?:[\s-]?\d){8}|1[38]00[\s-]?\d{3}[\s-]?\d{3}|13[\s-]\d{2}[\s-]\d{2})(?!\d)/gu;
/** Dates, times, and units of a building: '21/05/2024', '10:30', '6/22'. */
const COMPOUND = /(?<![\d.,])\d{1,4}(?:[/:]\d{1,4}){1,2}(?![\d])/gu;
const DIGITS = /\d[\d.,]*\d|\d/gu;

const WORDS_OF_ENGLISH = [...ENGLISH_NUMBERS.keys()].filter((word) => word.length > 2).join('|');
/** 'six fifty', 'twenty five', 'one point two', 'two hundred'. */
const ENGLISH = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${WORDS_OF_ENGLISH})(?:[\s-]+(?:and[\s-]+)?(?:${WORDS_OF_ENGLISH}|hundred|point|oh))*(?![\p{L}])`,
  'giu',
);
const COUNTED = new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${countWords(12)})(?![\p{L}\p{M}])`, 'giu');
const HAN = '零〇一二两兩三四五六七八九十百千万萬亿億';
/** Several signs are a number; one alone is where something is counted by it. */
const HAN_NUMBERS = new RegExp(
  String.raw`(?<![第${HAN}])(?:[${HAN}]{2,}(?:[点點][${HAN}]+)?|[${HAN}][点點][${HAN}]+|[二两兩三四五六七八九十](?=\s?(?:房|室|卧|臥|个|個|年|岁|歳|口|成|套|张|天|公里|分钟|月|周|人|条|层|车|卫|厅|孩|部屋|階|台|つ|名|居|割|位|间|間|代)))(?![分${HAN}])`,
  'gu',
);
const HANGUL_NUMBERS =
  /(?<![\p{Script=Hangul}])[일이삼사오육칠팔구십백천]*[십백천][일이삼사오육칠팔구십백천]*[만억]?(?=\s|달러|불|이|을|를|에|까|정|$)|(?<![\p{Script=Hangul}])(?:두|세|네|다섯|여섯|일곱)(?=\s?(?:개|명|살|채|칸|달|사람|식구|베드|침실))/gu;
const FRACTIONS: readonly [percent: number, pattern: RegExp][] = [
  [
    50,
    /(?<!\p{L})(?:half|la mitad|la moiti[eé]|moiti[eé]|die h[äa]lfte|h[äa]lfte|met[àa]|metade|половин[ауы]|النصف|نصف|आधा|आधी)(?!\p{L})|一半|半分|절반/giu,
  ],
  [25, /(?<!\p{L})(?:a |one )quarter of(?!\p{L})/giu],
  [
    33,
    /(?<!\p{L})(?:a |one )third(?!\p{L})|un tercio|un tiers|ein drittel|un terzo|um ter[çc]o|треть|三分之一/giu,
  ],
  [67, /(?<!\p{L})two[ -]thirds(?!\p{L})|三分之二/giu],
];

const englishValue = (said: string): number => {
  let total = 0;
  let decimals = '';
  let isAfterPoint = false;
  for (const word of said.toLowerCase().split(/[\s-]+/)) {
    if (word === 'point') isAfterPoint = true;
    else if (word === 'and') continue;
    else if (word === 'hundred') total = Math.max(1, total) * 100;
    else {
      const value = word === 'oh' ? 0 : (ENGLISH_NUMBERS.get(word) ?? 0);
      if (isAfterPoint) decimals += String(value);
      // 'Six fifty', 'one twenty five': hundreds that were left out.
      else if (total > 0 && total < 20 && value >= 10) total = total * 100 + value;
      else if (total > 0 && total < 100 && total % 10 !== 0 && value < 10) total = total * 10 + value;
      else total += value;
    }
  }
  return Number(`${total}.${decimals || '0'}`);
};

const HAN_DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from('零一二三四五六七八九')
    .map((sign, at) => [sign, at])
    .concat([
      ['〇', 0],
      ['两', 2],
      ['兩', 2],
    ]),
);
const HAN_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const HAN_GROUPS: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };
const ASIAN_SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('일이삼사오육칠팔구십백천만억').map((sign, at) => [
    sign,
    Array.from('一二三四五六七八九十百千万亿')[at] ?? '',
  ]),
);
const hanValue = (said: string): number => {
  const [whole = '', decimals = ''] = Array.from(said)
    .map((sign) => ASIAN_SIGNS[sign] ?? sign)
    .join('')
    .split(/[点點]/u);
  let [total, group, digit] = [0, 0, 0];
  let lastUnit = 1;
  let plain = '';
  for (const sign of whole) {
    const unit = HAN_UNITS[sign];
    const scale = HAN_GROUPS[sign];
    if (unit !== undefined) {
      group += Math.max(1, digit) * unit;
      [digit, lastUnit, plain] = [0, unit, ''];
    } else if (scale !== undefined) {
      total += (group + digit) * scale;
      [group, digit, lastUnit, plain] = [0, 0, scale, ''];
    } else {
      digit = HAN_DIGITS[sign] ?? 0;
      plain += String(digit);
      if (digit === 0) lastUnit = 10;
    }
  }
  // '七万八' is seventy-eight thousand; '二〇二二' is read sign by sign.
  const rest = plain.length > 1 ? Number(plain) : digit * (lastUnit >= 100 ? lastUnit / 10 : 1);
  const value = total + group + rest;
  return decimals === ''
    ? value
    : Number(
        `${value}.${Array.from(decimals)
          .map((sign) => HAN_DIGITS[sign] ?? 0)
          .join('')}`,
      );
};

/** '1.200.000', '1,2', '0412': whatever stands in digits. */
const digitsValue = (digits: string): number => {
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : digits;
  return Number.parseFloat(grouped.replace(',', '.')) || 0;
};

type Rest = Omit<FoundNumber, 'start' | 'end'>;
const plain = (value: number, kind: FoundNumber['kind'] = 'words'): Rest => ({
  value,
  scale: 1,
  isMoney: false,
  kind,
});
const each = (text: string, pattern: RegExp, of: (said: string) => Rest): FoundNumber[] =>
  [...text.matchAll(pattern)].map(({ 0: said, index }) => ({
    ...of(said),
    start: index,
    end: index + said.length,
  }));

const AMBIGUOUS = /^once$/i;
const countValue = (said: string): number =>
  AMBIGUOUS.test(said) ? 0 : (numberSaid(said.toLowerCase()) ?? 0);
/** 'This one', 'una casa': an article, or what stands for a thing. */
const isArticle = ({ value, kind }: FoundNumber): boolean => kind === 'words' && value <= 1;

/** Every number of a text in its order, none inside another: the surest way to read it goes first. */
export const findNumbers = (text: string): FoundNumber[] => {
  const found: FoundNumber[] = [];
  const add = (numbers: readonly FoundNumber[]): void => {
    for (const one of numbers)
      if (!isArticle(one) && found.every(({ start, end }) => one.end <= start || one.start >= end))
        found.push(one);
  };
  add(each(text, PHONE, (said) => plain(Number(said.replace(/\D/g, '')), 'phone')));
  add(each(text, COMPOUND, (said) => plain(digitsValue(said.split(/[/:]/)[0] ?? ''), 'compound')));
  add(findPercentages(text).map((one) => ({ ...one, scale: 1, isMoney: false, kind: 'percent' as const })));
  add(
    findAmounts(text).map((one) => ({
      value: one.value,
      start: one.start,
      end: one.end,
      scale: one.scale,
      isMoney: one.isMoney,
      kind: 'figure' as const,
    })),
  );
  add(each(text, DIGITS, (said) => plain(digitsValue(said), 'figure')));
  for (const [percent, pattern] of FRACTIONS) add(each(text, pattern, () => plain(percent, 'fraction')));
  add(each(text, ENGLISH, (said) => plain(englishValue(said))));
  add(each(text, HAN_NUMBERS, (said) => plain(hanValue(said))));
  add(each(text, HANGUL_NUMBERS, (said) => plain(numberSaid(said) ?? hanValue(said))));
  add(each(text, COUNTED, (said) => plain(countValue(said))));
  return found.sort((a, b) => a.start - b.start);
};
