import { plainText } from './clean-text.ts';

/** Digits as they are read out, in all languages; in lower case without the accents of Latin letters. */
const DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'zero nought naught oh o null cero ноль нуль शून्य صفر',
    'one eins un uno um один एक واحد',
    'two zwei zwo deux dos due dois два दो اثنان اثنين',
    'three drei trois tres tre три तीन ثلاثة',
    'four vier quatre cuatro quattro quatro четыре चार أربعة اربعة',
    'five funf cinq cinco cinque пять पांच पाँच خمسة',
    'six sechs seis sei meia шесть छह छः ستة',
    'seven sieben sept siete sette sete семь सात سبعة',
    'eight acht huit ocho otto oito восемь आठ ثمانية',
    'nine neun neuf nueve nove девять नौ تسعة',
  ].flatMap((words, digit) => words.split(' ').map((word) => [word, String(digit)])),
);
const TIMES: Readonly<Record<string, number>> = {
  double: 2,
  doppel: 2,
  doble: 2,
  doppio: 2,
  triple: 3,
  treble: 3,
};
/** Without spaces between them. */
const HAN = '零一二三四五六七八九';
const HANGUL = '공일이삼사오육칠팔구';

const GAP = String.raw`[\s,.-]{1,2}`;
const ITEM = String.raw`(?:\d+|[\p{L}\p{M}]+)`;
const RUN = new RegExp(String.raw`(?<![\p{L}\p{N}@.])\+?${ITEM}(?:${GAP}${ITEM}){3,}`, 'gu');
const NUMBER = /^(?:\+[1-9]\d{6,14}|0[1-9]\d{7,9}|61\d{9}|1[38]00\d{6})$/u;

const WHOLE = /^(?:0[2-478]\d{8}|\+61\d{9}|1[38]00\d{6})$/u;

type Item = { text: string; start: number; end: number; digits: string | null; isSpoken: boolean };

const itemsOf = (text: string): Item[] =>
  [...text.matchAll(/\d+|[\p{L}\p{M}]+/gu)].map(({ 0: said, index }) => {
    const plain = plainText(said);
    const isSpoken = !/^\d+$/u.test(said);
    const digits = isSpoken ? (plain === 'plus' ? '+' : (DIGITS[plain] ?? null)) : said;
    return { text: plain, start: index, end: index + said.length, digits, isSpoken };
  });

/** The digits from an item on, 'double one' being two of them; as far as they go. */
const digitsFrom = (
  items: readonly Item[],
  from: number,
): { digits: string; to: number; isSpoken: boolean } => {
  let [digits, at, isSpoken] = ['', from, false];
  for (; at < items.length; at += 1) {
    // '0412 555 019. Oh and is that fair?': a number that is whole takes nothing more.
    if (WHOLE.test(digits)) break;
    const item = items[at];
    const times = TIMES[item?.text ?? ''];
    const next = items[at + 1];
    // '0412 555 019. Oh, and ...': a number that was typed whole is not read on.
    if (item?.isSpoken && !isSpoken && NUMBER.test(digits)) break;
    if (times && next?.digits?.length === 1) {
      digits += next.digits.repeat(times);
      [at, isSpoken] = [at + 1, true];
    } else if (item?.digits != null && !(item.digits === '+' && digits !== '')) {
      digits += item.digits;
      isSpoken ||= item.isSpoken;
    } else break;
  }
  return { digits, to: at, isSpoken };
};

const writtenRun = (text: string): string => {
  const items = itemsOf(text);
  for (const [at, { start }] of items.entries()) {
    const { digits, to, isSpoken } = digitsFrom(items, at);
    if (isSpoken && NUMBER.test(digits))
      return text.slice(0, start) + digits + text.slice(items[to - 1]?.end);
  }
  return text;
};

const unspaced = (text: string, digits: string, others = ''): string =>
  text.replace(new RegExp(`[${digits}${others}](?:[ -]?[${digits}${others}]){7,}`, 'gu'), (said) => {
    const figures = (said.match(/[^ -]/gu) ?? []).map((one) =>
      digits.includes(one) ? digits.indexOf(one) : one === '幺' ? 1 : 0,
    );
    return NUMBER.test(figures.join('')) ? figures.join('') : said;
  });

const AT = String.raw`(?:\s+(?:at|ät|arobase|arroba|chiocciola|собака|klammeraffe)\s+|\s*[(\[](?:at|ät|arroba|arobase)[)\]]\s*|\s*골뱅이\s*|\s*アット(?:マーク)?\s*|\s+आट\s+|\s+(?:آت|ات)\s+)`;
const DOT = String.raw`(?:\s+(?:dot|point|punkt|punto|ponto|точка|डॉट|دوت|نقطة)\s+|\s*[(\[]dot[)\]]\s*|\s*점\s*|\s*ドット\s*|点)`;
const DASH = String.raw`(?:\s+(?:dash|hyphen|minus|bindestrich|tiret|guion|trattino|hifen|дефис)\s+)`;
const UNDERSCORE = String.raw`(?:\s+(?:underscore|unterstrich|guion bajo|tiret bas|trattino basso)\s+)`;
const PART = '[A-Za-z0-9_+-]+';
const LOCAL = `${PART}(?:(?:${DOT}|${DASH}|${UNDERSCORE}|\\.)${PART})*`;
const MAIL = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.])(${LOCAL})${AT}(${PART}(?:(?:${DOT}|${DASH}|\.)${PART})+)`,
  'giu',
);
const SPOKEN_DOT = new RegExp(DOT, 'iu');
/** 'I saw it at domain.com.au' names a page, and nobody's address. */
const isAddress = (whole: string, local: string): boolean =>
  SPOKEN_DOT.test(whole) || local.includes('.') || !/\sat\s/iu.test(whole);
const MARKS = (
  [
    [DOT, '.'],
    [DASH, '-'],
    [UNDERSCORE, '_'],
  ] as const
).map(([words, mark]) => [new RegExp(words, 'giu'), mark] as const);
const marked = (said: string): string =>
  MARKS.reduce((written, [words, mark]) => written.replace(words, mark), said);

/** 'colin dot draper at example dot com', 'oh four nine one five seven oh double one oh': as they are written. */
export const withWrittenContacts = (text: string): string => {
  const mails = text.replace(MAIL, (whole: string, local: string, domain: string) =>
    isAddress(whole, local) ? `${marked(local)}@${marked(domain)}` : whole,
  );
  return unspaced(unspaced(mails.replace(RUN, writtenRun), HAN, '〇幺'), HANGUL, '영');
};
