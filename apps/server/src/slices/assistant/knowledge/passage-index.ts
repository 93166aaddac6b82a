import MiniSearch from 'minisearch';
import type { Article } from './articles.ts';

const STOP_WORDS = new Set(
  'the a an of to in is are do does how i my me you your can what where who and or for it with this that on at be we our us from by as when which will would should could have has there so just actually really well ok okay hey hi hello please exactly tell about um like some any then now if not'.split(
    ' ',
  ),
);
/** A word that more of the passages have says little about which is meant, and much time goes into it. */
const COMMON_SHARE = 0.03;
const FEWEST_COMMON = 20;

const wordOf = (term: string): string | null => {
  const word = term.toLowerCase();
  return STOP_WORDS.has(word) ? null : word.replace(/(?:ing|ed|s)$/, '');
};
const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((term) => wordOf(term) ?? []);

/** Passages by their words, the rare ones first: the help, or the knowledge of a workspace. */
export class PassageIndex {
  readonly #index = new MiniSearch<Article>({
    fields: ['title', 'asked', 'text'],
    processTerm: wordOf,
    searchOptions: { boost: { title: 3, asked: 2 } },
  });
  readonly #passagesWith = new Map<string, number>();
  readonly #common: number;

  constructor(articles: readonly Article[]) {
    this.#index.addAll(articles);
    for (const { title, asked, text } of articles)
      for (const word of new Set(wordsOf(`${title} ${asked} ${text}`)))
        this.#passagesWith.set(word, (this.#passagesWith.get(word) ?? 0) + 1);
    this.#common = Math.max(FEWEST_COMMON, articles.length * COMMON_SHARE);
  }

  knows(term: string): boolean {
    const word = wordOf(term);
    return word === null || this.#passagesWith.has(word);
  }

  /** Words as they stand; only when they find nothing, those that begin so or are a letter apart. */
  search(query: string, limit: number): { id: string; score: number }[] {
    const words = [...new Set(wordsOf(query))];
    const known = words.filter((word) => this.#passagesWith.has(word));
    const rare = known.filter((word) => (this.#passagesWith.get(word) ?? 0) <= this.#common);
    const found = this.#find(rare, known, words);
    return found.slice(0, limit).map(({ id, score }) => ({ id: String(id), score }));
  }

  #find(rare: string[], known: string[], words: string[]) {
    if (rare.length > 0) return this.#index.search(rare.join(' '));
    if (known.length > 0) return this.#index.search(known.join(' '), { combineWith: 'AND' });
    return this.#index.search(words.join(' '), {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 1 : false),
    });
  }
}
