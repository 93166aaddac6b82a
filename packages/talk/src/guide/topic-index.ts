import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { plainText } from '../understanding/clean-text.ts';
import { type GuideTopic, isGuideTopic } from './guide-topics.ts';

/** A way to say it, and what it asks about: a topic of the guide, or anything that is no topic. */
export type TopicExample = { label: string; text: string };

/** How much a word pulls towards each kind of message that holds it. */
type Pull = { kind: number; weight: number };
/** Which words speak for which topic, in one language: learnt from examples and from what is told of each. */
export type TopicIndex = {
  labels: readonly string[];
  /** The number of a word. */
  words: ReadonlyMap<string, number>;
  /** By that number. */
  rarity: Float64Array;
  rarest: number;
  /** The pulls of all words, one after the other: where those of a word begin, and one past the last. */
  starts: Int32Array;
  kinds: Uint16Array;
  weights: Float64Array;
};

const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const STEM = 5;
const PAIR = 0.5;
const STEMMED = 0.8;
/** What is told uses the words that people use to ask, and others too. */
const OF_TEXT = 0.5;
/** A topic that is told at length is not likelier for it. */
const OF_SIZE = 0.7;

const pairsIn = (signs: readonly string[]): string[] =>
  signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);

/** Words, their beginnings and pairs, each with its weight; scripts without spaces fall into pairs of signs. */
const featuresOf = (text: string, hasPairs: boolean): Map<string, number> => {
  const found = new Map<string, number>();
  const add = (name: string, weight: number) => found.set(name, Math.max(found.get(name) ?? 0, weight));
  const words =
    plainText(text)
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  for (const [at, word] of words.entries()) {
    if (NO_SPACES.test(word)) {
      for (const pair of pairsIn(Array.from(word))) add(`p:${pair}`, 1);
      continue;
    }
    const bare = word.replace(/^(?:وال|بال|ال|و)(?=\p{L}{3})/u, '');
    add(`w:${bare}`, 1);
    const stem = HANGUL.test(bare) ? 2 : STEM;
    add(`s:${bare.slice(0, stem)}`, STEMMED);
    if (hasPairs) add(`b:${words[at - 1] ?? '^'} ${word}`, PAIR);
  }
  return found;
};

/** How much a word says is how few kinds of messages hold it. */
export const topicIndexOf = (
  examples: readonly TopicExample[],
  texts: Readonly<Partial<Record<GuideTopic, string>>>,
): TopicIndex => {
  const counts = new Map<string, Map<string, number>>();
  const count = (label: string, features: Map<string, number>, times: number) => {
    const own = counts.get(label) ?? new Map<string, number>();
    counts.set(label, own);
    for (const [name, weight] of features) own.set(name, (own.get(name) ?? 0) + weight * times);
  };
  for (const { label, text } of examples) count(label, featuresOf(text, true), 1);
  for (const [label, text] of Object.entries(texts)) count(label, featuresOf(text, false), OF_TEXT);
  const held = new Map<string, number>();
  for (const own of counts.values()) for (const name of own.keys()) held.set(name, (held.get(name) ?? 0) + 1);
  const rarityOf = (kinds: number) => Math.log(1 + counts.size / kinds);
  const words = new Map([...held.keys()].map((name, at) => [name, at]));
  const rarity = Float64Array.from(held.values(), rarityOf);
  const pulls = Array.from(rarity, (): Pull[] => []);
  const numberOf = (name: string): number => words.get(name) ?? 0;
  for (const [kind, own] of [...counts.values()].entries()) {
    const weighed = [...own].map(([name, size]) => ({
      name,
      weight: Math.sqrt(size) * (rarity[numberOf(name)] ?? 0),
    }));
    const length = Math.sqrt(weighed.reduce((sum, { weight }) => sum + weight * weight, 0)) ** OF_SIZE;
    for (const { name, weight } of weighed) pulls[numberOf(name)]?.push({ kind, weight: weight / length });
  }
  const starts = new Int32Array(pulls.length + 1);
  for (const [at, own] of pulls.entries()) starts[at + 1] = (starts[at] ?? 0) + own.length;
  const all = pulls.flat();
  return {
    labels: [...counts.keys()],
    words,
    rarity,
    rarest: rarityOf(0.5),
    starts,
    kinds: Uint16Array.from(all, ({ kind }) => kind),
    weights: Float64Array.from(all, ({ weight }) => weight),
  };
};

export type Likely = { label: string; score: number };

/** What a message asks about, the likeliest first; a word that nobody said in the examples makes it less sure. */
export const likeliestIn = (
  { labels, words, rarity, rarest, starts, kinds, weights }: TopicIndex,
  text: string,
): Likely[] => {
  const scores = new Float64Array(labels.length);
  let squares = 0;
  for (const [name, weight] of featuresOf(text, true)) {
    const word = words.get(name);
    const unheard = name.startsWith('b:') ? 0 : rarest;
    const asked = weight * (word === undefined ? unheard : (rarity[word] ?? 0));
    squares += asked * asked;
    if (word === undefined) continue;
    const end = starts[word + 1] ?? 0;
    for (let at = starts[word] ?? 0; at < end; at++) {
      const kind = kinds[at] ?? 0;
      scores[kind] = (scores[kind] ?? 0) + asked * (weights[at] ?? 0);
    }
  }
  if (squares === 0) return [];
  const length = Math.sqrt(squares);
  const all = labels.map((label, at) => ({ label, score: (scores[at] ?? 0) / length }));
  // Most share no word with it, and stay in their order.
  const likely = all.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  return [...likely, ...all.filter(({ score }) => score <= 0)];
};

/** The topics that a message may ask about, by what was learnt in its language. */
export type TopicFinder = (language: AssistantLanguage, text: string) => readonly Likely[];

export const topicOf = ({ label }: Likely): GuideTopic | null => (isGuideTopic(label) ? label : null);
