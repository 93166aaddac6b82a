import { plainText } from '../understanding/clean-text.ts';
import type { PlaceMention } from '../understanding/places/place-mention.ts';
import type { RelativeChange } from '../understanding/relative-changes.ts';
import type { Understanding } from '../understanding/understand.ts';

/** What stands for a place in the words of a message: which one it is says nothing about what is wanted. */
const STANDS_FOR: Readonly<Record<PlaceMention['kind'], string>> = {
  address: '<address>',
  locality: '<place>',
  city: '<place>',
  state: '<state>',
  postcode: '<place>',
  country: '<state>',
  spoken: '<spoken>',
  foreign: '<foreign>',
  unknown: '',
};
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const STEM = 5;
/** Ways to hide words from whoever looks for them: 'p r i n t', '1gn0r3', aWdub3JlIGFsbA. */
const HIDDEN: Readonly<Record<string, RegExp>> = {
  spaced: /(?:^|\s)(?:\p{L}[\s.-]+){5,}\p{L}(?=\s|$)/u,
  leet: /(?:^|\s)(?=\S*[a-z]\d+[a-z])\S{4,}\s(?:.*\s)?(?=\S*[a-z]\d+[a-z])\S{4,}/i,
  encoded: /(?<![\w-])(?=[A-Za-z\d+/]*[a-z])(?=[A-Za-z\d+/]*[A-Z])(?=[A-Za-z\d+/]*\d)[A-Za-z\d+/]{20,}={0,2}/,
};

const masked = ({ text, places }: Understanding): string => {
  const inOrder = places
    .filter(({ kind, end }) => STANDS_FOR[kind] !== '' && end > 0)
    .toSorted((a, b) => b.start - a.start);
  let masking = text;
  for (const { start, end, kind } of inOrder)
    masking = `${masking.slice(0, start)} ${STANDS_FOR[kind]} ${masking.slice(end)}`;
  return plainText(masking)
    .replace(/\d[\d,.]*\s?%/g, ' <percent> ')
    .replace(
      /(?:a?\$\s?)\d[\d,.]*\s?(?:k|m|mil|million|thousand)?\b|\b\d[\d,.]*\s?(?:k|m|mil|million)\b/g,
      ' <money> ',
    )
    .replace(/\d[\d,.]*/g, ' <number> ');
};

/** Words; scripts without spaces fall into single signs. */
const wordsOf = (text: string): string[] =>
  (text.match(/<\w+>|[\p{L}\p{M}']+|[?!]/gu) ?? []).flatMap((word) =>
    CJK.test(word) ? Array.from(word) : [word.replace(/^'+|'+$/g, '')],
  );

const count = (name: string, size: number): string => `${name}:${Math.min(size, 2)}`;

const isOfMoney = (change: RelativeChange): boolean => change.kind === 'by' && change.measure === 'aud';

/** What a message shows of its intent, as names of features. */
export const intentFeatures = (heard: Understanding): Set<string> => {
  const words = wordsOf(masked(heard));
  const features = new Set<string>(['always', `language:${heard.language}`]);
  const concepts = [...heard.concepts].sort();
  for (const [at, word] of words.entries()) {
    features.add(`w:${word}`);
    if (word.length > STEM && !word.startsWith('<')) features.add(`s:${word.slice(0, STEM)}`);
    features.add(`b:${words[at - 1] ?? '^'} ${word}`);
    if (at > 0) features.add(`t:${words[at - 2] ?? '^'} ${words[at - 1]} ${word}`);
  }
  features.add(`b:${words.at(-1) ?? '^'} $`);
  for (const [at, concept] of concepts.entries()) {
    features.add(`c:${concept}`);
    for (const other of concepts.slice(at + 1)) features.add(`c:${concept}+${other}`);
  }
  const homes = heard.places.filter(({ kind }) => kind === 'address').length;
  const places = heard.places.filter(({ kind }) => STANDS_FOR[kind] === '<place>').length;
  for (const shown of [
    count('homes', homes),
    count('places', places),
    count('money', heard.money.length + heard.changes.filter(isOfMoney).length),
    count('percent', heard.percentages.length),
    count('rooms', Number(heard.facts.bedrooms !== null) + Number(heard.facts.bathrooms !== null)),
    count('hazards', heard.hazards.length),
    count('topics', heard.topics.length),
    count('features', heard.features.length),
    count('strange', heard.strange.length),
    `type:${heard.facts.propertyType !== null}`,
    `reference:${heard.reference !== null}`,
    `quoted:${heard.quoted !== ''}`,
    `words:${Math.min(6, Math.floor(Math.log2(heard.words + 1)))}`,
    ...Object.entries(HIDDEN).flatMap(([name, pattern]) =>
      pattern.test(heard.text) ? [`hidden:${name}`] : [],
    ),
    ...heard.money.flatMap(({ role }) => (role ? [`role:${role}`] : [])),
  ]) {
    features.add(shown);
    for (const concept of concepts) features.add(`c:${concept}+${shown}`);
  }
  return features;
};
