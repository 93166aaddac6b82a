import { countWords, numberSaid } from './number-words.ts';

/** Stretches of time in all languages, in months; in lower case, without the accents of Latin letters. */
const UNITS: readonly [months: number, words: string][] = [
  [1 / 30, 'days?|tage?n?|jours?|dias?|giorn[oi]|день|дн(?:я|ей)|天|日|일|दिन(?:ों)?|أيام|ايام|يوما?'],
  [
    1 / 4,
    'weeks?|wochen?|semaines?|semanas?|settiman[ae]|недел\\p{L}+|周|个?星期|礼拜|週間?|주|हफ़?्त[\\p{L}\\p{M}]*|सप्ताह|أسابيع|اسابيع|أسبوعا?',
  ],
  [1 / 2, 'fortnights?|quinzaines?|quincenas?|quinzenas?'],
  [
    1,
    'months?|mths?|monate?n?|mois|mes(?:es)?|mes[ei]|месяц\\p{L}*|[个個]月|[かヶカヵケ箇]月|개월|달|महीन[\\p{L}\\p{M}]*|माह|أشهر|اشهر|شهور|شهرا?',
  ],
  [
    12,
    'years?|yrs?|jahre?n?|ans?|annees?|anos?|ann[oi]|год\\p{L}*|лет|年|년|साल[\\p{L}\\p{M}]*|वर्ष[\\p{L}\\p{M}]*|سنوات|سنين|سنة|أعوام|عاما?',
  ],
];
const UNIT_PATTERNS = UNITS.map(([months, words]) => [months, new RegExp(`^(?:${words})$`, 'u')] as const);

/** Beside a unit, numbers that elsewhere would be other words: Korean ones taken from Chinese, 'a few'. */
const BESIDE_UNIT: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  일: 1,
  이: 2,
  삼: 3,
  사: 4,
  오: 5,
  육: 6,
  칠: 7,
  팔: 8,
  구: 9,
  십: 10,
  십이: 12,
  몇: 3,
  几: 3,
  数: 3,
};
const FEW = 3;
const A_FEW =
  'few|couple(?: of)?|some|paar|einigen?|quelques|unos|algun[oa]s|unas|qualche|alcun[ie]|alguns|algumas|uns|несколько|пару|कुछ|بضعة|بضع|عدة';
const COUNT = String.raw`\d{1,2}|${A_FEW}|${countWords(12)}|${Object.keys(BESIDE_UNIT)
  .sort((a, b) => b.length - a.length)
  .join('|')}`;
const ALONE = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Arabic}\p{M}`;
const COUNTED = new RegExp(
  String.raw`(?<![${ALONE}\d])(${COUNT})[ -]?(${UNITS.map(([, words]) => words).join('|')})(?![${ALONE}])`,
  'u',
);

/** What has its number in the word. */
const WHOLE: readonly [months: number, words: RegExp][] = [
  [
    6,
    /\b(?:half (?:a|an) year|halbe[sn]? jahr|halbjahr|six months|medio ano|meio ano|mezzo anno|semestre)\b|полгода|полугоди|半年|반 ?년|आधे साल|نصف (?:سنة|عام)/u,
  ],
  [3, /\b(?:quarter|vierteljahr|quartal|trimestre)\b|квартал|季度|四半期|분기/u],
  [18, /\b(?:anderthalb|eineinhalb) jahr|полтора года|डेढ़ साल|سنة ونصف/u],
  [24, /سنتين|سنتان|عامين/u],
  [2, /شهرين|شهران/u],
  [1 / 2, /半个月|半月|أسبوعين|أسبوعان/u],
  [1, /через месяц|в течение месяца|за месяц|(?:خلال|بعد|قبل|منذ) شهر(?!\p{L})|ひと月|한달/u],
  [1 / 4, /через неделю|(?:خلال|بعد) أسبوع(?!\p{L})/u],
  [12, /через год|в течение года|год назад|(?:خلال|بعد|قبل|منذ) (?:سنة|عام)(?!\p{L})/u],
];

const MORE =
  /\b(?:more than|over|longer than|at least|uber|mehr als|mindestens|langer als|plus d|au moins|mas de|al menos|piu di|oltre|almeno|mais de|pelo menos)\b|\d\+|больше|более|не раньше|以上|超过|多$|이상|넘|से (?:ज़्यादा|ज्यादा|अधिक)|أكثر من|على الأقل/u;
/** 'Месяца через два': about two months. */
const TURNED = /(месяц\p{L}*|недел\p{L}+|год\p{L}*) через (\p{L}+|\d+)/u;
/** A little past the bound, where it was said to be more. */
const PAST = 0.1;

/** How many months a message speaks of; null where it names no stretch of time. */
export const monthsSaid = (text: string): number | null => {
  const past = MORE.test(text) ? PAST : 0;
  const whole = WHOLE.find(([, words]) => words.test(text));
  if (whole) return whole[0] + past;
  const [, count = '', unit = ''] = COUNTED.exec(text.replace(TURNED, '$2 $1')) ?? [];
  const months = UNIT_PATTERNS.find(([, words]) => words.test(unit))?.[0];
  if (months === undefined) return null;
  const isFew = new RegExp(`^(?:${A_FEW})$`, 'u').test(count);
  const times = isFew ? FEW : (BESIDE_UNIT[count] ?? numberSaid(count));
  return times === null ? null : times * months + past;
};
