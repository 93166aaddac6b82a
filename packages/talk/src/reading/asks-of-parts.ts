import type { Ask } from './learnt-labels.ts';
import { findNumbers } from './numbers.ts';

const AND = 'and|but|also|plus|then|und|aber|et|mais|y|pero|e|ma|mas|и|а|но|و|और|그리고';
const BETWEEN = new RegExp(String.raw`(?<=[.?!;,。？！；，、…])\s*|\s+(?=(?:${AND})\s)`, 'u');
const LEADING = new RegExp(String.raw`^(?:${AND})\s+`, 'u');
/** Less says nothing alone. */
const SHORTEST = 6;
/** What is pasted is not read part by part. */
const MOST_PARTS = 12;

const ENDS_ASKING = /[?？؟]\s*$/u;
/** 'deposit 60k' tells; 'what is it a month' has no number, or ends as a question. */
const mayAsk = (part: string): boolean => ENDS_ASKING.test(part) || findNumbers(part).length === 0;

/** Where one question ends and the next may begin, at signs and where words are joined: the parts that may be questions. */
export const askingPartsIn = (text: string): string[] => {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.replace(LEADING, '').trim())
    .filter((part) => part.length >= SHORTEST);
  return parts.length < 2 || parts.length > MOST_PARTS ? [] : parts.filter(mayAsk);
};

type AskShare = { ask: Ask; share: number };
/** A part asks it, and the whole does not rule it out: eight in ten of these were asked by a writer nothing was learnt from. */
const IN_PART = 0.7;
const IN_WHOLE = 0.1;
const OF_PART = 0.75;
/** A single question of which the whole is as sure is the same one, read with all that was said. */
const SURE_WHOLE = 0.7;

/** In a long message each question is one among many words: what its own part surely asks counts, too. */
export const withAsksOfParts = (
  whole: readonly AskShare[],
  parts: readonly (readonly AskShare[])[],
): readonly AskShare[] => {
  if (parts.length === 1 && (whole[0]?.share ?? 0) >= SURE_WHOLE) return whole;
  const sure = new Set(parts.flatMap(([first]) => (first && first.share >= IN_PART ? [first.ask] : [])));
  return whole
    .map(({ ask, share }) => ({
      ask,
      share: sure.has(ask) && share >= IN_WHOLE ? Math.max(share, OF_PART) : share,
    }))
    .sort((a, b) => b.share - a.share);
};
