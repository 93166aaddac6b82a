import { plainText } from '../../../understanding/clean-text.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { streetSaid } from '../street-said.ts';
import { knownFeatures } from './known-words.ts';

/** What stands for a home's address, in examples and in what is heard: which one it is says nothing. */
const ADDRESS = '{ADDRESS}';

const MAIL = /\S+@\S+/gu;
const PHONE = /\+?\d[\d ()-]{6,}\d/gu;
/** Small numbers may name a place in a list; larger ones are hours, days and amounts. */
const LARGER = /\d{2,}|[5-9]/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const WORD = /<\p{L}+>|[\p{L}\p{M}'’]+|\d|[?!]|\p{Extended_Pictographic}/gu;
const PIECES = [3, 4];

/** The text with its addresses taken out, as the examples have it. */
export const withoutAddressWords = (heard: Understanding): string => {
  const { text, places } = heard;
  const street = streetSaid(heard);
  const named = street ? [street] : places.filter(({ kind, end }) => kind === 'address' && end > 0);
  return named
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${ADDRESS} ${rest.slice(end)}`, text);
};

const wordsOf = (text: string): string[] =>
  (
    plainText(text.replaceAll(ADDRESS, ' <address> '))
      .replace(MAIL, ' <mail> ')
      .replace(PHONE, ' <phone> ')
      .replace(LARGER, ' <number> ')
      .match(WORD) ?? []
  ).flatMap((word) => (CJK.test(word) ? Array.from(word) : [word]));

/** Words, what stands beside what, and pieces of words: typing errors and endings change only some of them. */
export const actFeatures = (text: string): Set<string> => {
  const words = wordsOf(text);
  const known = knownFeatures(text.replaceAll(ADDRESS, ' '));
  const features = new Set<string>([
    'always',
    `words:${Math.min(5, Math.floor(Math.log2(words.length + 1)))}`,
    ...known,
  ]);
  for (const [at, one] of known.entries())
    for (const other of known.slice(at + 1)) features.add(`${one}+${other}`);
  for (const [at, word] of words.entries()) {
    features.add(`w:${word}`);
    features.add(`b:${words[at - 1] ?? '^'} ${word}`);
    if (at > 1) features.add(`t:${words[at - 2]} ${words[at - 1]} ${word}`);
    if (word.startsWith('<')) continue;
    const framed = `^${word}$`;
    for (const size of PIECES)
      for (let from = 0; from + size <= framed.length; from++)
        features.add(`p:${framed.slice(from, from + size)}`);
  }
  features.add(`b:${words.at(-1) ?? '^'} $`);
  return features;
};
