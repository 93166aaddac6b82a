import type { Concept } from './lexicon.ts';
import { EN } from './lexicon-en.ts';
import PLAIN from './plain-words.json' with { type: 'json' };

/** Words of these speak of what we do not do. */
const NOT_OURS: ReadonlySet<Concept> = new Set<Concept>([
  'offTopic',
  'injection',
  'othersData',
  'wrongdoing',
  'notOffered',
]);

const wordsOf = (concepts: readonly Concept[]): ReadonlySet<string> =>
  new Set(
    concepts.flatMap((concept) => (EN[concept] ?? '').split(/[|\s_*]+/).filter((word) => word.length > 1)),
  );
const CONCEPTS = Object.keys(EN) as Concept[];
const LEXICON = wordsOf(CONCEPTS);
const OURS = wordsOf(CONCEPTS.filter((concept) => !NOT_OURS.has(concept)));
const STEMS = CONCEPTS.filter((concept) => !NOT_OURS.has(concept)).flatMap((concept) =>
  [...(EN[concept] ?? '').matchAll(/(?<=^|\|)([a-z]+)\*/g)].map(([, stem = '']) => stem),
);
/** Those that say nothing of a subject: 'tell me everything about'. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(PLAIN.words.flatMap((line) => line.split(' ')));

export const isLexiconWord = (word: string): boolean => LEXICON.has(word);
export const isKnownWord = (word: string): boolean => LEXICON.has(word) || PLAIN_WORDS.has(word);

const SHORTEST_SUBJECT = 3;
const isOurs = (word: string): boolean => {
  const bare = word.replaceAll("'", '');
  return (
    PLAIN_WORDS.has(bare) ||
    PLAIN_WORDS.has(word.replace(/'.*$/, '')) ||
    OURS.has(word) ||
    OURS.has(bare) ||
    STEMS.some((stem) => word.startsWith(stem))
  );
};

/** English words of a message that speak of something, and of nothing that we know of. */
export const strangeWords = (plain: string): string[] =>
  (plain.match(/[a-z][a-z']*/g) ?? []).filter((word) => word.length >= SHORTEST_SUBJECT && !isOurs(word));
