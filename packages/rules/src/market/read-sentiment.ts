import { searchForm } from '../places/search-form.ts';
import { INTENSIFIERS, NEGATIONS, SENTIMENT_LEXICON } from './sentiment-lexicon.ts';

type SentimentWord = { word: string; weight: number };
export type TextSentiment = {
  /** -1 to 1; 0 where nothing speaks. */
  score: number;
  /** How much was said, whatever its direction: the sum of the weights without their signs. */
  magnitude: number;
  words: SentimentWord[];
};

/** 'Not in a flood zone': a negation reaches over this many words. 'But' and a full stop end its reach. */
const NEGATION_REACH = 4;
/** A denied fault is good news, but less so than a merit: 'not flooded' is not as good as 'flooded' is bad. */
const DENIED = -0.5;
/** The more is said, the closer the score comes to its mean; a single word counts about half. */
const HALF_SAID = 0.5;
const LONGEST_PHRASE = 3;

const clausesOf = (text: string): string[][] =>
  text
    .split(/[.!?;:\n]|\bbut\b|\balthough\b|\bhowever\b/i)
    .map((clause) => searchForm(clause).split(' ').filter(Boolean))
    .filter((words) => words.length > 0);

const phraseAt = (words: readonly string[], at: number): { phrase: string; length: number } | null => {
  for (let length = LONGEST_PHRASE; length >= 1; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    if (at + length <= words.length && Object.hasOwn(SENTIMENT_LEXICON, phrase)) return { phrase, length };
  }
  return null;
};

const readClause = (words: readonly string[]): SentimentWord[] => {
  const found: SentimentWord[] = [];
  let negatedUntil = -1;
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    const hit = phraseAt(words, at);
    if (!hit) {
      if (NEGATIONS.has(word)) negatedUntil = at + NEGATION_REACH;
      at += 1;
      continue;
    }
    const before = words[at - 1] ?? '';
    const intensity = Object.hasOwn(INTENSIFIERS, before) ? (INTENSIFIERS[before] ?? 1) : 1;
    const isDenied = at <= negatedUntil;
    const weight = (SENTIMENT_LEXICON[hit.phrase] ?? 0) * intensity * (isDenied ? DENIED : 1);
    found.push({
      word: isDenied ? `not ${hit.phrase}` : hit.phrase,
      weight: Math.max(-1, Math.min(1, weight)),
    });
    at += hit.length;
  }
  return found;
};

export const readSentiment = (text: string): TextSentiment => {
  const words = clausesOf(text).flatMap(readClause);
  const magnitude = words.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
  const sum = words.reduce((total, { weight }) => total + weight, 0);
  return { score: magnitude === 0 ? 0 : sum / (magnitude + HALF_SAID), magnitude, words };
};
