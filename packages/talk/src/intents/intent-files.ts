import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { guideTextsOf } from '../answers/guide/guide-texts.ts';
import { phrasesOf } from '../answers/phrases/all.ts';
import { topicExamplesIn } from '../guide/topic-examples.ts';
import { likeliestIn, type TopicIndex, topicIndexOf } from '../guide/topic-index.ts';
import { examplesIn, type IntentExample } from './examples.ts';
import { type IntentModel, unpackModel } from './model-file.ts';

/** With `act-files.ts` the one file of this package that reads files: what was learnt, and the examples of it. */
const FOLDER = new URL('./examples/', import.meta.url);
export const MODEL_FILE = new URL('./intent-model.bin', import.meta.url);

let model: IntentModel | undefined;
export const readIntentModel = (): IntentModel => (model ??= unpackModel(readFileSync(MODEL_FILE)));

/** In the order of their names. */
export const readExampleFiles = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

const TOPICS = new URL('../guide/examples/', import.meta.url);

const OTHER_LANGUAGES = new URL('other-languages.tsv', FOLDER);
/** Written in no letters but those of English. */
const PLAIN = /^[ -~‘’“”–—]*$/;
const SCRIPTS: Readonly<Partial<Record<AssistantLanguage, RegExp>>> = {
  ja: /[\u3040-\u30ff]/u,
  ko: /\p{Script=Hangul}/u,
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
};
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

type Split = { english: IntentExample[]; others: IntentExample[] };
let split: Split | undefined;
const splitExamples = (): Split => {
  const foreign = new Set(examplesIn([readFileSync(OTHER_LANGUAGES, 'utf8')]).map(({ text }) => text));
  const all = examplesIn(readExampleFiles()).filter(
    ({ label }) => label !== 'out_of_scope' && label !== 'help',
  );
  const isEnglish = ({ text }: IntentExample) => PLAIN.test(text) && !foreign.has(text);
  split ??= { english: all.filter(isEnglish), others: all.filter((one) => !isEnglish(one)) };
  return split;
};

/** What asks for a tool, or for nothing of the guide: a topic must be likelier than that. */
const otherExamples = (language: AssistantLanguage): IntentExample[] => {
  const { english, others } = split ?? splitExamples();
  const script = SCRIPTS[language] ?? LATIN;
  return language === 'en' ? english : others.filter(({ text }) => script.test(text));
};

const indexes = new Map<AssistantLanguage, TopicIndex>();
const readTopicIndex = (language: AssistantLanguage): TopicIndex => {
  const file = new URL(`${language}.txt`, TOPICS);
  const known =
    indexes.get(language) ??
    topicIndexOf(
      [
        ...(existsSync(file) ? topicExamplesIn(readFileSync(file, 'utf8')) : []),
        ...Object.values(phrasesOf(language).suggest).map((text) => ({ label: 'other:own', text })),
        ...otherExamples(language).map(({ label, text }) => ({ label: `other:${label}`, text })),
      ],
      guideTextsOf(language),
    );
  indexes.set(language, known);
  return known;
};

/** Made from the examples when a language is first spoken: it takes a moment, and no model is stored. */
export const findTopics = (language: AssistantLanguage, text: string) =>
  likeliestIn(readTopicIndex(language), text);
