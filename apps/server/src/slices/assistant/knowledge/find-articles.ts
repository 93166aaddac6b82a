import { ARTICLES, type Article } from './articles.ts';
import { PassageIndex } from './passage-index.ts';

const LONGEST_QUERY = 400;
/** What everyone asks first, when nothing in the help fits better. */
const FIRST = 'what-can-you-do';

let help: PassageIndex | null = null;

export const findArticles = (query: string, limit: number): Article[] => {
  help ??= new PassageIndex(ARTICLES);
  const found = help.search(query.slice(0, LONGEST_QUERY), limit);
  const best = found[0]?.score ?? 0;
  const chosen = found
    .filter(({ score }) => score >= best / 2)
    .flatMap(({ id }) => ARTICLES.filter((article) => article.id === id));
  return chosen.length > 0 ? chosen : ARTICLES.filter(({ id }) => id === FIRST);
};

/** Whether the help speaks of most of these words. */
export const isInHelp = (words: readonly string[]): boolean => {
  help ??= new PassageIndex(ARTICLES);
  const index = help;
  return words.filter((word) => index.knows(word)).length * 2 >= words.length;
};
