import { readingsOf } from '../understanding/money-roles.ts';
import { timesAYear } from '../understanding/periods.ts';
import type { AmountRole, LastTopic } from './learnt-labels.ts';
import { stemOf, type Token, tokensOf } from './message-tokens.ts';
import type { FoundNumber } from './numbers.ts';

/** What all numbers of a message share, worked out once. */
export type NumbersInText = {
  text: string;
  last: LastTopic | null;
  numbers: readonly FoundNumber[];
  tokens: readonly Token[];
  /** Where each number stands among the tokens. */
  places: readonly number[];
  periods: readonly (number | null)[];
  /** What the whole message speaks of. */
  spoken: readonly string[];
  /** What does not depend on the roles of the numbers before. */
  own: readonly (readonly string[])[];
};

const WINDOW = 3;
const BAG = 8;
const ENDS = /^[.?!;]$/;

/** How large it is, as it stands: three digits with a point are something else than six without. */
const sizeOf = ({ value }: FoundNumber): string => {
  if (value <= 0) return '0';
  const digits = Math.floor(Math.log10(value));
  const lead = value / 10 ** digits;
  return `${digits}${lead < 2 ? 'a' : lead < 5 ? 'b' : 'c'}`;
};
const unitOf = (text: string, { start, end }: FoundNumber): string =>
  text
    .slice(start, end)
    .toLowerCase()
    .replace(/[\d.,\s'-]+/g, '');

/** Years and postcodes look alike and like amounts; ages, rates and rooms are small in their own ways. */
const RANGES = [6, 12, 17, 35, 99, 299, 799, 1899, 2035, 9999, 29_999, 99_999, 299_999, 799_999];
const SMALL_RANGES = [1, 2.99, 4.5, 10, 99];
const rangeIn = (ranges: readonly number[], value: number): number => {
  const at = ranges.findIndex((most) => value <= most);
  return at < 0 ? ranges.length : at;
};
const rangeOf = ({ value, kind }: FoundNumber): string => {
  if (kind !== 'figure' && kind !== 'words') return kind;
  return Number.isInteger(value) ? `i${rangeIn(RANGES, value)}` : `d${rangeIn(SMALL_RANGES, value)}`;
};
/** Thousands that were left out: '480' may be what '480k' is. */
const inThousands = (value: number): string => {
  const thousands =
    value >= 1000 ? value / 1000 : value < 20 && !Number.isInteger(value) ? value * 1000 : value;
  return String(Math.round(Math.log2(Math.max(1, thousands))));
};

const CLAUSE_ENDS = /^(?:[.,;?!]|and|but|y|et|und|e|и|और|و)$/u;
/** What is spoken of where a number stands, as far as a comma or an 'and'. */
const clauseCues = (tokens: readonly Token[], place: number): string[] => {
  const cues = new Set<string>();
  for (const step of [-1, 1])
    for (let at = place + step; tokens[at] && !CLAUSE_ENDS.test(tokens[at]?.word ?? ''); at += step)
      for (const cue of tokens[at]?.cues ?? []) cues.add(cue);
  return [...cues];
};

const NEITHER = '';
const ownFeatures = (
  { text, last, numbers, tokens, places, periods, spoken }: Omit<NumbersInText, 'own'>,
  at: number,
): string[] => {
  const number = numbers[at];
  const place = places[at];
  if (!number || place === undefined) return [];
  const size = sizeOf(number);
  const form = `${number.kind}${number.scale > 1 ? 's' : ''}${number.isMoney ? 'm' : ''}`;
  const range = rangeOf(number);
  const times = periods[at] ?? NEITHER;
  const unit = unitOf(text, number);
  const wordAt = (offset: number): string => {
    const token = tokens[place + offset];
    if (!token) return offset < 0 ? '^' : '$';
    return token.word;
  };
  const clause = clauseCues(tokens, place);
  const features = [
    'always',
    `size:${size}`,
    `digits:${range}`,
    `form:${form}`,
    `form:${form} ${range}`,
    `unit:${unit}`,
    `times:${times}`,
    `times:${times} ${range}`,
    `last:${last}`,
    `last:${last} ${range} ${form}`,
    `at:${Math.min(at, 3)} of ${Math.min(numbers.length, 4)}`,
    `last:${last} alone:${tokens.length < 8}`,
    `thousands:${inThousands(number.value)}`,
    `thousands:${inThousands(number.value)} ${form}`,
    ...clause.flatMap((cue) => [`K:${cue}`, `K:${cue} ${range}`]),
    ...spoken.map((cue) => `M:${cue}`),
    ...spoken.map((cue) => `M:${cue} ${range} ${form}`),
  ];
  for (let d = 1; d <= WINDOW; d++)
    for (const [side, offset] of [
      ['L', -d],
      ['R', d],
    ] as const) {
      const word = wordAt(offset);
      features.push(`${side}${d}:${word}`);
      if (d <= 2) features.push(`${side}${d}s:${stemOf(word)}`);
      if (d === 1) features.push(`${side}${d}:${word} ${range}`);
      if (d > 1) features.push(`${side}${d}2:${word} ${wordAt(offset < 0 ? offset + 1 : offset - 1)}`);
    }
  features.push(`LR:${wordAt(-1)} ${wordAt(1)}`);
  for (const [side, step] of [
    ['L', -1],
    ['R', 1],
  ] as const) {
    let passed = 0;
    let isSame = true;
    for (let d = 1; d <= BAG; d++) {
      const token = tokens[place + d * step];
      if (!token) break;
      if (token.number !== null) passed += 1;
      if (ENDS.test(token.word)) isSame = false;
      if (passed > 1) break;
      const near = `${passed}${isSame ? '' : 'x'}`;
      features.push(`${side}b${near}:${stemOf(token.word)}`);
      if (passed === 0 && isSame) features.push(`b:${stemOf(token.word)}`);
    }
  }
  const sides: string[][] = [];
  for (const [side, step] of [
    ['L', -1],
    ['R', 1],
  ] as const) {
    const cues: string[] = [];
    let passed = 0;
    for (let d = 1; d <= BAG && cues.length < 3; d++) {
      const token = tokens[place + d * step];
      if (!token) break;
      if (token.number !== null) passed += 1;
      if (passed > 1) break;
      for (const cue of token.cues) features.push(`${side}c:${cue}`, `${side}c${passed}${d < 4}:${cue}`);
      if (token.cues.length > 0) cues.push(token.cues.join('+'));
      if (ENDS.test(token.word)) cues.push('.');
      if (token.number !== null) cues.push('#');
    }
    sides.push(cues);
    features.push(
      `${side}C1:${cues[0]}`,
      `${side}C1:${cues[0]} ${range}`,
      `${side}C12:${cues[0]} ${cues[1]}`,
      `${side}C13:${cues[0]} ${cues[1]} ${cues[2]}`,
      `${side}C1:${cues[0]} t${times}`,
    );
  }
  features.push(`LRC:${sides[0]?.[0]} ${sides[1]?.[0]}`);
  for (const { role, weight } of readingsOf(text, { ...number, isScaled: number.scale > 1 }).slice(0, 3))
    features.push(`rule:${role}`, `rule:${role} ${weight >= 4}`, `rule:${role} ${range}`);
  return features;
};

/** `isRuled`: whether what the rules read is asked as well. */
export const numbersIn = (
  text: string,
  last: LastTopic | null,
  numbers: readonly FoundNumber[],
): NumbersInText => {
  const tokens = tokensOf(text, numbers);
  const places = numbers.map((_, at) => tokens.findIndex(({ number }) => number === at));
  const amounts = numbers.map((one) => ({ ...one, isScaled: one.scale > 1 }));
  const periods = amounts.map((one, at) => timesAYear(text, one, amounts[at + 1]));
  const spoken = [...new Set(tokens.flatMap(({ cues }) => cues))];
  const shared = { text, last, numbers, tokens, places, periods, spoken };
  return { ...shared, own: numbers.map((_, at) => ownFeatures(shared, at)) };
};

/** What speaks for the role of a number, once the ones before it have theirs. */
export const roleFeatures = (
  { own, tokens, places, numbers, periods }: NumbersInText,
  at: number,
  before: readonly AmountRole[],
): string[] => {
  const previous = before.at(-1) ?? '^';
  const second = before.at(-2) ?? '^';
  const [place, from] = [places[at] ?? 0, places[at - 1]];
  const between =
    from === undefined
      ? '^'
      : tokens
          .slice(from + 1, place)
          .slice(-3)
          .map(({ word }) => word)
          .join(' ');
  const [mine, earlier] = [numbers[at], numbers[at - 1]];
  const ratio =
    mine && earlier && earlier.value > 0
      ? String(Math.round(Math.log2(Math.max(mine.value, 0.01) / earlier.value)))
      : '^';
  const isLike = mine && earlier ? `${mine.kind === earlier.kind}${mine.scale === earlier.scale}` : '^';
  const gap = from === undefined ? 0 : Math.min(6, place - from);
  return [
    ...(own[at] ?? []),
    `prev:${previous}`,
    `prev:${previous} ${gap}`,
    `prev:${previous} ${between}`,
    `prev:${previous} ${tokens[place - 1]?.word}`,
    `prev:${previous} ratio:${ratio}`,
    `prev:${previous} like:${isLike} ${gap <= 3}`,
    `prev:${previous} times:${periods[at]}`,
    `prev:${previous} ${second}`,
    ...new Set(before.map((role) => `had:${role}`)),
  ];
};
