import { ABILITIES_ARTICLE } from '@propguard/talk/answers/compose-service';
import { ARTICLES, type Article } from './articles.ts';
import { PassageIndex } from './passage-index.ts';

const LONGEST_QUERY = 400;
/** Shorter words of another language are often English words of another meaning: 'was', 'die', 'main'. */
const SHORTEST_LOAN_WORD = 6;

let help: PassageIndex | null = null;

export const findArticles = (query: string, limit: number): Article[] => {
  help ??= new PassageIndex(ARTICLES);
  const found = help.search(query.slice(0, LONGEST_QUERY), limit);
  const best = found[0]?.score ?? 0;
  const chosen = found
    .filter(({ score }) => score >= best / 2)
    .flatMap(({ id }) => ARTICLES.filter((article) => article.id === id));
  // What everyone asks first, when nothing in the help fits better.
  return chosen.length > 0 ? chosen : ARTICLES.filter(({ id }) => id === ABILITIES_ARTICLE);
};

/** The words of another language that the help, which is in English, has as well: 'API', 'LVR', 'Export'. */
export const sharedWords = (text: string): string => {
  help ??= new PassageIndex(ARTICLES);
  const index = help;
  return (text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST_LOAN_WORD || /^[A-Z]{2,}$/.test(word))
    .filter((word) => index.knows(word))
    .join(' ');
};

/** Whether the help speaks of most of these words. */
export const isInHelp = (words: readonly string[]): boolean => {
  help ??= new PassageIndex(ARTICLES);
  const index = help;
  return words.filter((word) => index.knows(word)).length * 2 >= words.length;
};
