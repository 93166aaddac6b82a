import type { Percentage } from './rates.ts';

export type PercentRole = 'deposit' | 'loan' | 'rate';

/** Words beside a percentage that say what it is a part of; in any case, with or without accents. */
const CUE_WORDS: readonly [role: PercentRole, words: string][] = [
  [
    'deposit',
    String.raw`deposits?|down(?: ?payment)?|put(?:ting)? (?:down|in)|anzahlung|eigenkapital|angezahlt|entrada|enganche|inicial|pago inicial|apport|acompte|mise de fonds|acconto|anticipo|caparra|sinal|взнос\p{L}*|頭金|自己資金|계약금|보증금|다운(?:페이(?:먼트)?)?|선금|首付|头款|首期|دفعة(?: أولى| اولى)?|الدفعة|مقدم|عربون|डाउन(?: पेमेंट)?|डिपॉज\p{M}*\p{L}*|dep[oó]sito`,
  ],
  ['loan', String.raw`lvr|ltv|beleihung\p{L}*|贷款价值比`],
  [
    'rate',
    String.raw`interest|rates?|int\b|p\.?a\.?\b|tasa|inter[eé]s(?:es)?|tipo|taux|zins\p{L}*|tasso|interess[ei]|taxa|juros?|ставк\p{L}*|процентн\p{L}*|годовых|金利|利率|年利率?|利子|이자율?|이율|금리|利息|(?:ال)?فائدة|فايدة|ब्याज(?: दर)?|दर`,
  ],
];
const CUES = CUE_WORDS.map(([role, words]) => [role, new RegExp(`(?<!\\p{L})(?:${words})`, 'giu')] as const);
/** Only right before it: 'at 6.2%'. */
const RATE_BEFORE = /(?:@|\bat|\bal|\bà|\ba un|\bzu|\bzum|под)\s*$/iu;

const BESIDE = 26;
const gapTo = (text: string, words: RegExp, isBefore: boolean): number | null => {
  const found = [...text.matchAll(words)];
  const nearest = isBefore ? found.at(-1) : found[0];
  if (!nearest) return null;
  return isBefore ? text.length - nearest.index - nearest[0].length : nearest.index;
};
/** What stands beyond another number is said of that one. */
const ownBefore = (text: string, start: number): string =>
  text
    .slice(Math.max(0, start - BESIDE), start)
    .split(/\d/)
    .at(-1) ?? '';
const ownAfter = (text: string, end: number): string =>
  text.slice(end, end + BESIDE).split(/[\d.;?!。？！]/)[0] ?? '';

/** A word behind a comma belongs to what follows it. */
const NEXT_CLAUSE_COSTS = 12;
const gapAfter = (text: string, words: RegExp): number | null => {
  const gap = gapTo(text, words, false);
  return gap === null ? null : gap + (/[,，、]/u.test(text.slice(0, gap)) ? NEXT_CLAUSE_COSTS : 0);
};

/** What a percentage is by the word that stands nearest to it; null where none does. */
export const percentRole = (text: string, { start, end }: Percentage): PercentRole | null => {
  const before = ownBefore(text, start);
  const after = ownAfter(text, end);
  if (RATE_BEFORE.test(before)) {
    // 'At 80% LVR', 'al 20% de entrada'.
    const other = CUES.find(([role, words]) => role !== 'rate' && (gapAfter(after, words) ?? BESIDE) <= 5);
    return other?.[0] ?? 'rate';
  }
  const found = CUES.flatMap(([role, words]) => {
    const gaps = [gapTo(before, words, true), gapAfter(after, words)].filter((gap) => gap !== null);
    return gaps.length === 0 ? [] : [{ role, gap: Math.min(...gaps) }];
  });
  return found.sort((a, b) => a.gap - b.gap)[0]?.role ?? null;
};
