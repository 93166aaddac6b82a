import type { Amount } from './amount.ts';

/** Number words beyond those that rooms are counted by, as they stand before 'thousand', 'lakh' and 'million'. */
const WORDS: readonly [value: number, words: string][] = [
  [1, 'eine einer один одну एक'],
  [2, 'dos deux zwei due dois duas два две दो'],
  [3, 'tres trois drei tre três три तीन'],
  [4, 'cuatro quatre vier quattro quatro четыре четырёх चार'],
  [5, 'cinco cinq fünf cinque пять пяти पांच पाँच خمسة خمس'],
  [6, 'seis six sechs sei шесть шести छह छः ستة'],
  [7, 'siete sept sieben sette sete семь семи सात سبعة'],
  [8, 'ocho huit acht otto oito восемь восьми आठ ثمانية'],
  [9, 'nueve neuf neun nove девять девяти नौ تسعة'],
  [10, 'diez dix zehn dieci dez десять десяти दस عشرة'],
  [11, 'ग्यारह'],
  [12, 'बारह'],
  [13, 'तेरह'],
  [15, 'quince quinze quindici fünfzehn пятнадцать पंद्रह'],
  [20, 'veinte vingt zwanzig venti vinte двадцать двадцати बीस عشرين'],
  [30, 'treinta trente dreißig trenta trinta тридцать тридцати तीस ثلاثين'],
  [40, 'cuarenta quarante vierzig quaranta quarenta сорок сорока चालीस أربعين'],
  [50, 'cincuenta cinquante fünfzig cinquanta cinquenta пятьдесят пятидесяти पचास خمسين'],
  [60, 'sesenta soixante sechzig sessanta sessenta шестьдесят шестидесяти साठ ستين'],
  [70, 'setenta siebzig settanta семьдесят семидесяти सत्तर سبعين'],
  [80, 'ochenta achtzig ottanta oitenta восемьдесят восьмидесяти अस्सी ثمانين'],
  [90, 'noventa neunzig novanta девяносто девяноста नब्बे تسعين'],
  [100, 'cien ciento cent hundert einhundert cento cem сто ста सौ مئة مية مائة'],
  [200, 'doscientos duecento zweihundert duzentos двести двухсот مئتين ميتين مائتي'],
  [300, 'trescientos trecento dreihundert trezentos триста трехсот трёхсот ثلاثمئة ثلاثمية ثلاثمائة'],
  [
    400,
    'cuatrocientos quattrocento vierhundert quatrocentos четыреста четырехсот четырёхсот أربعمئة أربعمية أربعمائة',
  ],
  [500, 'quinientos cinquecento fünfhundert quinhentos пятьсот пятисот خمسمئة خمسمية خمسمائة'],
  [600, 'seiscientos seicento sechshundert seiscentos шестьсот шестисот ستمئة ستمية ستمائة'],
  [700, 'setecientos settecento siebenhundert setecentos семьсот семисот سبعمئة سبعمية سبعمائة'],
  [800, 'ochocientos ottocento achthundert oitocentos восемьсот восьмисот ثمانمئة ثمانمية ثمانمائة'],
  [900, 'novecientos novecento neunhundert novecentos девятьсот девятисот تسعمئة تسعمية تسعمائة'],
];
const VALUES: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);
const WORD = [...VALUES.keys()].sort((a, b) => b.length - a.length).join('|');
/** Hindi halves and quarters: 'डेढ़' is one and a half, 'साढ़े सात' seven and a half. */
const PARTS: Readonly<Record<string, number>> = { डेढ़: 1.5, ढाई: 2.5 };
const MORE: Readonly<Record<string, number>> = { साढ़े: 0.5, सवा: 0.25, पौने: -0.25 };

const SCALES: readonly [RegExp, number][] = [
  [/^(?:mil|mille|tausend|mila|тысяч\p{L}*|тыс|ألف|الف|हज़ार|हजार)$/iu, 1e3],
  [/^(?:लाख)$/u, 1e5],
  [/^(?:करोड़)$/u, 1e7],
  [/^(?:millones|millions|millionen|milioni|milh[oõ]es|миллион\p{L}*|ملايين|मिलियन)$/iu, 1e6],
];
const SCALE = String.raw`mille|mila|mil|tausend|тысяч\p{L}*|ألف|الف|हज़ार|हजार|लाख|करोड़|millones|millions|millionen|milioni|milh[oõ]es|миллион\p{L}*|ملايين|मिलियन`;
const SPELT = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])((?:(?:${Object.keys(MORE).join('|')})\s+)?(?:${Object.keys(PARTS).join('|')}|(?:${WORD})(?:[\s-]*(?:y|e|et|und|و)?[\s-]*(?:${WORD}))*))[\s-]*(${SCALE})(?![\p{L}\p{M}])`,
  'giu',
);

const HAS_SCALE = new RegExp(SCALE, 'iu');

const NUMBER_WORDS = new RegExp(
  `${Object.keys(PARTS).join('|')}|${Object.keys(MORE).join('|')}|${WORD}`,
  'gu',
);

/** 'cuatrocientos cincuenta', 'neuf cent', 'साढ़े सात': hundreds are multiplied by what stands before them. */
const numberOf = (spelt: string): number => {
  let total = 0;
  for (const [word] of spelt.toLowerCase().matchAll(NUMBER_WORDS)) {
    const value = VALUES.get(word) ?? PARTS[word] ?? MORE[word] ?? 0;
    total = value === 100 && total >= 2 && total < 10 ? total * 100 : total + value;
  }
  return total;
};

const HAN = '零一二两兩三四五六七八九';
const HAN_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
/** '八十五万', '一百二十万'. */
const HAN_AMOUNT =
  /(?<![第\d])([一二两兩三四五六七八九十百千零]+)(万|萬|百万|億|亿)([一二三四五六七八九])?(?=[^\p{Script=Han}]|[以之左到至买的元刀块澳内下上有不是吧吗呢]|$)/gu;
const HAN_SCALES: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 百万: 1e6, 億: 1e8, 亿: 1e8 };
const hanDigit = (sign: string): number => {
  const at = HAN.indexOf(sign);
  return at <= 2 ? at : at - (at >= 4 ? 2 : 1);
};
const hanNumber = (signs: string): number => {
  let total = 0;
  let digit = 0;
  for (const sign of signs) {
    const unit = HAN_UNITS[sign];
    if (unit === undefined) digit = hanDigit(sign);
    else {
      total += Math.max(1, digit) * unit;
      digit = 0;
    }
  }
  return total + digit;
};

const money = (value: number, scale: number, start: number, length: number): Amount => ({
  value: Math.round(value),
  start,
  end: start + length,
  isMoney: true,
  isScaled: true,
  scale,
});

/** Amounts whose number is spelt out, in languages other than English. */
export const findSpeltAmounts = (text: string): Amount[] => [
  ...[...(HAS_SCALE.test(text) ? text.matchAll(SPELT) : [])].map(
    ({ index, 0: whole, 1: spelt = '', 2: word = '' }) => {
      const scale = SCALES.find(([pattern]) => pattern.test(word))?.[1] ?? 1;
      return money(numberOf(spelt) * scale, scale, index, whole.length);
    },
  ),
  ...[...text.matchAll(HAN_AMOUNT)].map(({ index, 0: whole, 1: signs = '', 2: word = '', 3: rest }) => {
    const scale = HAN_SCALES[word] ?? 1;
    return money((hanNumber(signs) + (rest ? hanDigit(rest) / 10 : 0)) * scale, scale, index, whole.length);
  }),
];
