import type { Amount } from './amount.ts';
import { ENGLISH_NUMBERS } from './number-words.ts';
import { onceAMessage } from './once-a-message.ts';
import { findSpeltAmounts } from './spelt-amounts.ts';

const THOUSANDS =
  'k|к|thousand|thousands|grand|gs|mil euros|mil d[oó]lares|mille|tausend|tsd\\.?|mila|milhar|тыс\\.?|тысяч[аиу]?|千|천|ألفا?|الف|آلاف|الاف|हज़ार|हजार';
const MILLIONS =
  'm|mil|mill|mln|mio\\.?|million|millions|millon|millones|million(?:en)?|mill[oó]n|milion[ei]|milione|milh[aã]o|milh[oõ]es|млн\\.?|миллион(?:а|ов|у|ом)?|лям(?:а|ов)?|百万|百萬|백만|مليون|مليونا?|ملايين|मिलियन';
const SCALES: readonly [string, number][] = [
  ['billions?', 1e9],
  ['億|亿|억', 1e8],
  ['करोड़|करोड|crores?', 1e7],
  [MILLIONS, 1e6],
  ['लाख|lakhs?', 1e5],
  ['万|萬|만|w', 1e4],
  [THOUSANDS, 1e3],
];
export const SCALE = SCALES.map(([words]) => words).join('|');
/** '1,10,000' is how it is written in India. */
export const GROUPED = String.raw`(?:\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[., '\u00a0\u202f]\d{3})+)(?:[.,]\d{1,2})?(?!\d)`;
export const PLAIN = String.raw`\d+(?:[.,]\d{1,3})?`;
const SIGN = String.raw`(?:a\$|au\$|aud\s?|us\$|\$|€|£)`;
const AFTER = String.raw`(?:\s?(?:dollars?|bucks|aud|d[oó]lares|dollari|d[oó]lar|дол\p{L}*|баксов|豪ドル|ドル|澳元|澳币|澳幣|澳刀|刀|块钱?|元|달러|호주달러|불|دولارا?|डॉलर|€|\$))`;
const DIGITS = new RegExp(
  String.raw`(?<![A-Za-z\d./])(?<!(?:^|[^\dkKmM])-)(${SIGN}\s?)?(${GROUPED}|${PLAIN})(?:\s?(${SCALE})(?![a-zà-ÿа-яё]))?(${AFTER})?(?!(?<=\d)\d)`,
  'giu',
);
const NUMBER_WORD = [...ENGLISH_NUMBERS.keys()].join('|');
const SPOKEN = new RegExp(
  String.raw`\b(?:(half|quarter)\s+(?:of\s+)?a\s+mil(?:l(?:ion)?)?|((?:(?:${NUMBER_WORD}|hundred|half|point|and|-)[\s-]+)+)(thousand|grand|k|million|mil|mill)(?:\s+and\s+a\s+(half|quarter))?)\b`,
  'giu',
);

const SCALE_WORDS = SCALES.map(([words, scale]) => [new RegExp(`^(?:${words})$`, 'iu'), scale] as const);
export const scaleOf = (word: string | undefined): number => {
  if (!word) return 1;
  return SCALE_WORDS.find(([words]) => words.test(word))?.[1] ?? 1;
};

const IS_GROUPED = new RegExp(`^${GROUPED}$`);
/** Of millions, three digits after a point are a part of one: '$1.125m'. */
const PART_OF_ONE = /^\d{1,3}[.,]\d{3}$/;
const MILLION = 1e6;

/** '1.200.000', '1,200,000' and '1 200 000' are the same; '1,2' and '1.2' are too. */
export const numberOf = (digits: string, scale: number): number => {
  const isGrouped = IS_GROUPED.test(digits) && !(scale >= MILLION && PART_OF_ONE.test(digits));
  if (!isGrouped) return Number(digits.replace(',', '.'));
  const [, whole = digits, decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${decimals}`);
};

/** 'Five and a half', 'half a': the article counts nothing. */
const isArticle = (words: string, word: string): boolean =>
  (word === 'a' || word === 'an') && /\bhalf\b/i.test(words);

/** 'six hundred and fifty', 'one point two', 'five and a half'. */
const spokenNumber = (words: string): number => {
  let total = 0;
  let decimals = '';
  let isAfterPoint = false;
  let half = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === 'point') isAfterPoint = true;
    else if (word === 'hundred') total = Math.max(1, total) * 100;
    else if (word === 'half') half = 0.5;
    else {
      const value = ENGLISH_NUMBERS.get(word);
      if (value === undefined) continue;
      if (isAfterPoint) decimals += String(value);
      else total += isArticle(words, word) ? 0 : value;
    }
  }
  return Number(`${total}.${decimals || '0'}`) + half;
};

const SMALLEST_BARE_MONEY = 10_000;
const FRACTIONS: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25 };

const spokenAmounts = (text: string): Amount[] =>
  [...text.matchAll(SPOKEN)].map((match) => {
    const [whole, part, words = '', scale = '', rest = ''] = match;
    const value = part
      ? (FRACTIONS[part.toLowerCase()] ?? 0) * 1e6
      : (spokenNumber(words) + (FRACTIONS[rest.toLowerCase()] ?? 0)) * scaleOf(scale.toLowerCase());
    return {
      value: Math.round(value),
      start: match.index,
      end: match.index + whole.length,
      isMoney: true,
      isScaled: true,
      scale: part ? 1e6 : scaleOf(scale.toLowerCase()),
    };
  });

/** A million and half of one, and ten thousand in Korean, where no figure stands before it. */
const SPELT: readonly [value: number, pattern: RegExp][] = [
  [10_000, /(?<![\d\p{L}])만 ?(?:달러|불)/gu],
  [
    500_000,
    /medio mill[oó]n|(?:un )?demi[- ]million|(?:einer? )?halben? million|mezzo milione|meio milh[aã]o|пол\s?миллиона|نصف? مليون|आधा मिलियन/giu,
  ],
  [
    1_500_000,
    /mill[oó]n y medio|un million et demi|anderthalb millionen|un milione e mezzo|um milh[aã]o e meio|полтор\p{L}* миллион\p{L}*|полутор\p{L}* миллион\p{L}*|مليون و\s?نصف?|डेढ़ मिलियन/giu,
  ],
  [
    1_000_000,
    /(?<![\d\p{L}])(?:un mill[oó]n|un million|eine[rn]? million|un milione|um milh[aã]o|(?:один |одного )?миллион\p{L}*|مليون(?! و))(?![\p{L}])/giu,
  ],
];
/** All of them have it. */
const OF_SPELT = /mil|милли|ملي|मिलि|만/iu;
const speltAmounts = (text: string): Amount[] =>
  (OF_SPELT.test(text) ? SPELT : []).flatMap(([value, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !/\d[\s.,]*$/.test(text.slice(0, index)))
      .map(({ index, 0: found }) => ({
        value,
        start: index,
        end: index + found.length,
        isMoney: true,
        isScaled: true,
        scale: 1e6,
      })),
  );
const apart = (amounts: readonly Amount[]): Amount[] =>
  amounts.filter(
    (one, at) =>
      !amounts.some((other, before) => before < at && one.start < other.end && other.start < one.end),
  );

/** Spanish and Portuguese say 'mil' for a thousand; and nobody has 850 million. */
const IBERIAN =
  /(?<![\p{L}])(?:por|al|del?|el|la|los|que|com|em|uma?|gano|ganho|hasta|até|menos|más|mais|mes|mês|año|ano)(?![\p{L}])/iu;

const writtenAmounts = (text: string): Amount[] =>
  [...text.matchAll(DIGITS)].map((match) => {
    const [whole, sign, digits = '', scale, after] = match;
    const base = numberOf(digits, scaleOf(scale?.toLowerCase()));
    const isThousand = scale?.toLowerCase() === 'mil' && (base >= 5 || IBERIAN.test(text));
    const grown = isThousand ? 1e3 : scaleOf(scale?.toLowerCase());
    const value = Math.round(base * grown * 100) / 100;
    const isLarge = value >= SMALLEST_BARE_MONEY;
    return {
      value: grown > 1 ? Math.round(value) : value,
      start: match.index,
      end: match.index + whole.length,
      isMoney: Boolean(sign ?? after) || grown > 1 || isLarge,
      isScaled: grown > 1,
      scale: grown,
    };
  });

/** '9만 5천', '1億2千万', '8 लाख 50 हज़ार', 'one million two hundred thousand': a smaller part right after a larger one belongs to it. */
const IN_PARTS =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Devanagari}]|lakhs?|crores?|mil+i[oó]|mill[oó]n|milh|миллион|млн|مليون/iu;
const PARTS = /^\s?(?:(?:and|e|y|et|und|и|और) |و ?)?$/u;
/** '9万5' is ninety-five thousand, and so is '9万5000'. */
const isNextPart = (text: string, last: Amount | undefined, { value, start, isScaled }: Amount): boolean =>
  last !== undefined &&
  last.scale >= 1e4 &&
  last.end === start &&
  !isScaled &&
  Number.isInteger(value) &&
  value < last.scale &&
  /[万萬만億亿억]$/u.test(text.slice(last.start, last.end));
/** '1 milione e 950', 'one million and 950': thousands, where nothing else is said of them. */
const THOUSANDS_NEXT = /^\s(?:e|y|et|und|и|and)\s$/u;
const isThousandsNext = (
  text: string,
  last: Amount | undefined,
  { value, start, isScaled }: Amount,
): boolean =>
  last !== undefined &&
  last.scale === MILLION &&
  !isScaled &&
  Number.isInteger(value) &&
  value >= 100 &&
  value < 1000 &&
  THOUSANDS_NEXT.test(text.slice(last.end, start));
/** '1 milhão e meio', '2 миллиона с половиной'. */
const AND_A_HALF =
  /^\s?(?:y medi[oa]|et demie?|(?:ein)?einhalb|e mezz[oa]|e mei[oa]|с половиной|و\s?نصف?)(?![\p{L}])/iu;
const withHalf = (text: string, amount: Amount): Amount => {
  const half = amount.scale > 1 ? AND_A_HALF.exec(text.slice(amount.end)) : null;
  return half
    ? { ...amount, value: amount.value + amount.scale / 2, end: amount.end + half[0].length }
    : amount;
};
const joined = (text: string, amounts: readonly Amount[]): Amount[] => {
  const whole: Amount[] = [];
  for (const amount of amounts) {
    const last = whole.at(-1);
    const isPart =
      last?.isScaled &&
      amount.isScaled &&
      amount.value < last.value / 2 &&
      IN_PARTS.test(text.slice(last.start, last.end)) &&
      PARTS.test(text.slice(last.end, amount.start));
    if (last && isPart)
      whole[whole.length - 1] = { ...last, value: last.value + amount.value, end: amount.end };
    else if (last && isNextPart(text, last, amount))
      whole[whole.length - 1] = {
        ...last,
        value: last.value + (amount.value < 10 ? (amount.value * last.scale) / 10 : amount.value),
        end: amount.end,
      };
    else if (last && isThousandsNext(text, last, amount))
      whole[whole.length - 1] = { ...last, value: last.value + amount.value * 1000, end: amount.end };
    else whole.push(withHalf(text, amount));
  }
  return whole;
};

/** In the order of the text. What is said in words goes before digits inside it. */
export const findAmounts = onceAMessage((text): readonly Amount[] => {
  const spoken = apart([...spokenAmounts(text), ...speltAmounts(text), ...findSpeltAmounts(text)]);
  const isFree = ({ start, end }: Amount) => spoken.every((one) => end <= one.start || start >= one.end);
  return joined(
    text,
    [...spoken, ...writtenAmounts(text).filter(isFree)].sort((a, b) => a.start - b.start),
  );
});
