import MiniSearch, { type SearchResult } from 'minisearch';
import { ARTICLES, type Article } from './articles.ts';

const STOP_WORDS = new Set(
  'the a an of to in is are do does how i my me you your can what where who and or for it with this that on at be we our us from by as when which will would should could have has there'.split(
    ' ',
  ),
);

/** An index of passages, for help and for the knowledge of a workspace. */
export const indexOf = (articles: readonly Article[]): MiniSearch<Article> => {
  const index = new MiniSearch<Article>({
    fields: ['title', 'asked', 'text'],
    storeFields: ['id', 'title', 'text', 'path', 'asked'],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return STOP_WORDS.has(word) ? null : word.replace(/(?:ing|ed|s)$/, '');
    },
    searchOptions: { boost: { title: 3, asked: 2 } },
  });
  index.addAll(articles);
  return index;
};

/** Words as they stand; only when they find nothing, those that begin so or are a letter apart. */
export const searchPassages = (index: MiniSearch<Article>, query: string, limit: number): SearchResult[] => {
  const exact = index.search(query);
  const found =
    exact.length > 0
      ? exact
      : index.search(query, { prefix: true, fuzzy: (term) => (term.length > 4 ? 1 : false) });
  return found.slice(0, limit);
};

let help: MiniSearch<Article> | null = null;

const LONGEST_QUERY = 400;
/** What everyone asks first, when nothing in the help fits better. */
const FIRST = 'what-can-you-do';

export const findArticles = (query: string, limit: number): Article[] => {
  help ??= indexOf(ARTICLES);
  const found = searchPassages(help, query.slice(0, LONGEST_QUERY), limit);
  const best = found[0]?.score ?? 0;
  const chosen = found
    .filter(({ score }) => score >= best / 2)
    .flatMap(({ id }) => ARTICLES.filter((article) => article.id === id));
  return chosen.length > 0 ? chosen : ARTICLES.filter(({ id }) => id === FIRST);
};
