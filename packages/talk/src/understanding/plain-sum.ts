import { GROUPED, numberOf, PLAIN, SCALE, scaleOf } from './amounts.ts';
import { plainText } from './clean-text.ts';

/** What a number of a sum is counted in: money, square metres, a share, or nothing. */
type SumUnit = 'aud' | 'sqm' | 'percent' | null;
type Operator = '+' | '-' | '*' | '/';
export type SumPart = { value: number; unit: SumUnit } | Operator | '(' | ')';

/** Words that ask for a sum and say nothing of what it is of. In lower case, without the accents of Latin letters. */
const ASKS =
  /^(?:\s|[?¿=.,:!]|so|ok|okay|and|then|now|please|pls|what(?:'?s| is| are|s)?|how much (?:is|are)|calculate|work out|compute|can you (?:do|work out)|wie ?viel (?:ist|sind|macht)|was (?:ist|macht|sind)|rechne|und|bitte|cuanto (?:es|son|da)|calcula|y|por favor|combien (?:font|fait|ca fait)|calcule[rz]?|et|quanto (?:fa|fanno|e|da|sao)|calcola|сколько (?:будет|это)|посчитай(?:те)?|и|请?(?:计算|算)(?:一下)?|계산(?:해 ?줘)?|حسب|احسب|كم(?: يساوي| هو)?)+/u;
const ENDS =
  /(?:\s|[?？؟=.!。]|please|pls|thanks|bitte|por favor|s'il (?:vous|te) plait|per favore|等于多少|是多少|等于几|=多少|はいくら(?:ですか)?|は|です|か|을?를? ?계산(?:해 ?줘)?|는|은|얼마(?:예요|야|인가요)?|कितना (?:है|होता है|होगा)|कितने|كم|يساوي|ist|are|is)+$/u;

/** Words of a sum, in all languages; the longer ones go first. */
const SPELT: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:half(?: of)?(?: the)?|die halfte (?:von|aus)|la mitad de|la moitie de|la meta di|(?:a )?metade de)\b|половин[ауы](?: от)?|نصف|(?:का )?आधा/gu,
    ' 0.5 * ',
  ],
  [
    /\b(?:a )?quarter of\b|\b(?:ein viertel von|un cuarto de|un quart de|un quarto di|um quarto de)\b|четверть(?: от)?/gu,
    ' 0.25 * ',
  ],
  [
    /\b(?:double|twice|das doppelte von|el doble de|le double de|il doppio di|o dobro de)\b|удвоенн\p{L}+/gu,
    ' 2 * ',
  ],
  [/的一半|の半分|의? ?절반/gu, ' * 0.5 '],
  [
    /\b(?:divided by|over|geteilt durch|dividido (?:por|entre)|divise par|diviso(?: per)?|dividido por)\b|(?:раз)?дел[её]нн?(?:ое|ая)? на|разделить на|除以|÷|割る|나누기|مقسوم[اةً]* على|تقسيم|(?:को )?भाग(?: दिया)?|बटा/gu,
    ' / ',
  ],
  [
    /\b(?:times|multiplied by|mal|multiplicado por|por|fois|multiplie par|per|moltiplicato per|vezes)\b|умножить на|умноженное на|乘以?|×|掛ける|かける|곱하기|ضرب|(?:को )?गुणा/gu,
    ' * ',
  ],
  [
    /\b(?:minus|less|take away|menos|moins|weniger|meno)\b|минус|减去?|引く|빼기|ناقص|घटा(?:कर|ओ)?|−|–/gu,
    ' - ',
  ],
  [/\b(?:plus|mas|piu|mais)\b|плюс|加上?|足す|더하기|زائد|जोड़(?:कर|ो)?/gu, ' + '],
  [/\bof\b/gu, ' * '],
];
const UNIT_BEFORE = String.raw`(?<money>a\$|au\$|aud|\$)?\s?`;
const UNIT_AFTER = String.raw`\s?(?:(?<dollars>\$|aud|dollars?|bucks|dolares|dollari|澳元|元|ドル|달러|دولار|डॉलर)|(?<metres>m²|m2|sqm|sq\.? ?m(?:etres?|eters?)?|square met(?:re|er)s?|qm|quadratmeter|metros cuadrados|metres carres|metri quadr(?:i|ati)|metros quadrados|кв\.? ?м|平方米|平米|㎡|제곱미터|متر مربع|वर्ग मीटर)|(?<share>%|percent|prozent|por ciento|pour ?cent|per ?cento|por cento))?`;
const NUMBER = new RegExp(
  String.raw`^${UNIT_BEFORE}(?<digits>${GROUPED}|${PLAIN})(?:\s?(?<scale>${SCALE})(?![\p{L}²\d]))?${UNIT_AFTER}(?!\p{L}|\d)`,
  'iu',
);
const NUMBER_OR_END = /^[\s]*([-+*/x()])/u;

const spelt = (text: string): string =>
  SPELT.reduce((rest, [words, sign]) => rest.replace(words, sign), text);

/** The parts of a text that is nothing but a sum; null where it says anything else. */
const partsOf = (text: string): SumPart[] | null => {
  const parts: SumPart[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const [whole, sign] = NUMBER_OR_END.exec(rest) ?? [];
    const number = sign === undefined ? NUMBER.exec(rest) : null;
    if (sign !== undefined && whole !== undefined) {
      parts.push(sign === 'x' ? '*' : (sign as Operator));
      rest = rest.slice(whole.length).trim();
    } else if (number?.groups) {
      const { digits = '', scale, money, dollars, metres, share } = number.groups;
      const unit = share ? 'percent' : metres ? 'sqm' : (money ?? dollars) ? 'aud' : null;
      parts.push({ value: numberOf(digits, scaleOf(scale)) * scaleOf(scale), unit });
      rest = rest.slice(number[0].length).trim();
    } else return null;
  }
  return parts;
};

/** '3x2' is a home, '8/33' a unit, '12-14' a house, '600-650' a budget: a sum of small or unspaced numbers is none. */
const LEAST = 100;
const TIGHT = /\d[-/x]\d/u;
const isSumOfItsOwn = (text: string, parts: readonly SumPart[]): boolean => {
  const values = parts.flatMap((part) => (typeof part === 'object' ? [part.value] : []));
  const isLarge = values.some((value) => value >= LEAST);
  return (
    values.length > 1 && isLarge && !(TIGHT.test(text) && !values.some((value) => value >= LEAST * LEAST))
  );
};

/** The sum that a message is, and nothing else: '647983 / 810', 'half of 870996 less 410000'. */
export const plainSumIn = (message: string): SumPart[] | null => {
  const plain = plainText(message);
  if (!/\d/u.test(plain)) return null;
  const text = spelt(plain.replace(ASKS, '').replace(ENDS, ''));
  const parts = partsOf(text.replace(ASKS, ''));
  if (!parts || !isSumOfItsOwn(plain, parts)) return null;
  // '20% of 650k' is a share, which has its own answer.
  const isShare =
    parts.length === 3 && parts.some((part) => typeof part === 'object' && part.unit === 'percent');
  return isShare || worked(parts) === null ? null : parts;
};

type Quantity = { value: number; aud: number; sqm: number };
const quantityOf = ({ value, unit }: Extract<SumPart, object>): Quantity => ({
  value: unit === 'percent' ? value / 100 : value,
  aud: unit === 'aud' ? 1 : 0,
  sqm: unit === 'sqm' ? 1 : 0,
});
const isBare = ({ aud, sqm }: Quantity): boolean => aud === 0 && sqm === 0;
const added = (one: Quantity, other: Quantity, sign: 1 | -1): Quantity | null => {
  const isAlike = one.aud === other.aud && one.sqm === other.sqm;
  if (!isAlike && !isBare(one) && !isBare(other)) return null;
  const { aud, sqm } = isBare(one) ? other : one;
  return { value: one.value + sign * other.value, aud, sqm };
};
const multiplied = (one: Quantity, other: Quantity, sign: 1 | -1): Quantity | null => {
  if (sign < 0 && other.value === 0) return null;
  return {
    value: sign > 0 ? one.value * other.value : one.value / other.value,
    aud: one.aud + sign * other.aud,
    sqm: one.sqm + sign * other.sqm,
  };
};

/** What a sum comes to, with its units: dollars by square metres are dollars a square metre. Null where it is none. */
const worked = (parts: readonly SumPart[]): Quantity | null => {
  let at = 0;
  const value = (): Quantity | null => {
    const part = parts[at++];
    if (part === '(') {
      const inner = sum();
      return parts[at++] === ')' ? inner : null;
    }
    return typeof part === 'object' ? quantityOf(part) : null;
  };
  const product = (): Quantity | null => {
    let all = value();
    while (all && (parts[at] === '*' || parts[at] === '/')) {
      const sign = parts[at++] === '*' ? 1 : -1;
      const next = value();
      all = next && multiplied(all, next, sign);
    }
    return all;
  };
  const sum = (): Quantity | null => {
    let all = product();
    while (all && (parts[at] === '+' || parts[at] === '-')) {
      const sign = parts[at++] === '+' ? 1 : -1;
      const next = product();
      all = next && added(all, next, sign);
    }
    return all;
  };
  const whole = sum();
  return at === parts.length ? whole : null;
};

export type SumResult = { value: number; per: 'aud' | 'sqm' | 'audPerSqm' | null };
/** Null where its units are those of nothing: dollars times dollars. */
export const workedOut = (parts: readonly SumPart[]): SumResult | null => {
  const whole = worked(parts);
  if (!whole || !Number.isFinite(whole.value)) return null;
  const { value, aud, sqm } = whole;
  if (aud === 1 && sqm === -1) return { value, per: 'audPerSqm' };
  if (aud === 1 && sqm === 0) return { value, per: 'aud' };
  if (aud === 0 && sqm === 1) return { value, per: 'sqm' };
  return aud === 0 && sqm === 0 ? { value, per: null } : null;
};
