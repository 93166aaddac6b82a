import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { guideTextsOf } from '../answers/guide/guide-texts.ts';
import { phrasesOf } from '../answers/phrases/all.ts';
import type { ActStage } from '../dialogue/booking/acts/act-labels.ts';
import type { ActModels } from '../dialogue/booking/acts/guess-act.ts';
import { topicExamplesIn } from '../guide/topic-examples.ts';
import {
  type Likely,
  likeliestIn,
  type TopicFinder,
  type TopicIndex,
  topicIndexOf,
} from '../guide/topic-index.ts';
import type { ReadingModels } from '../reading/learnt-reading.ts';
import { readerWith } from '../reading/reader.ts';
import { onceAMessage } from '../understanding/once-a-message.ts';
import { examplesIn, type IntentExample } from './examples.ts';
import { type IntentModel, type LearntIntents, unpackModel } from './model-file.ts';

/** The one file of this package that reads files: what was learnt, and the examples that it was learnt from. */
const FOLDER = new URL('./examples/', import.meta.url);
export const MODEL_FILE = new URL('./intent-model.bin', import.meta.url);

/** Of which model it was measured how often it is right, and what was (`npm run eval -- --calibrate`). */
export const CALIBRATION_FILE = new URL('./right-by-share.json', import.meta.url);
export const hashOfIntentModel = (): string =>
  createHash('sha256').update(readFileSync(MODEL_FILE)).digest('hex');

export const REFUSAL_MODEL_FILE = new URL('./refusal-model.bin', import.meta.url);

let model: LearntIntents | undefined;
export const readIntentModel = (): LearntIntents =>
  (model ??= {
    ...unpackModel(readFileSync(MODEL_FILE)),
    refusals: unpackModel(readFileSync(REFUSAL_MODEL_FILE)),
  });
/** Harmless messages that look like attacks, and attacks that do not: only refusals are learnt from them. */
export const readLookAlikes = (): string =>
  readFileSync(new URL('./look-alikes.tsv', import.meta.url), 'utf8');

/** In the order of their names. */
const filesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
export const readExampleFiles = (): string[] => filesIn(FOLDER);

/** What people do while a viewing is arranged. */
const ACTS = new URL('../dialogue/booking/acts/', import.meta.url);
export const actModelFile = (stage: ActStage): URL => new URL(`${stage}-model.bin`, ACTS);
export const readActExamples = (): string[] => filesIn(new URL('examples/', ACTS));
export const readActModel = (stage: ActStage): IntentModel => unpackModel(readFileSync(actModelFile(stage)));

let acts: ActModels | undefined;
export const readActModels = (): ActModels =>
  (acts ??= {
    opening: readActModel('opening'),
    offered: readActModel('offered'),
    confirm: readActModel('confirm'),
    after: readActModel('after'),
  });

/** What the numbers of a message are, and what it asks. */
const READING = new URL('../reading/', import.meta.url);
export const readingModelFile = (of: keyof ReadingModels): URL => new URL(`${of}-model.bin`, READING);
export const readReadingExamples = (): string[] => filesIn(new URL('examples/', READING));
/** Written by somebody else: nothing is learnt from them. */
export const readReadingHeldOut = (): string => readFileSync(new URL('held-out.tsv', READING), 'utf8');
export const readReadingModel = (of: keyof ReadingModels): IntentModel =>
  unpackModel(readFileSync(readingModelFile(of)));

let reading: ReadingModels | undefined;
export const readReadingModels = (): ReadingModels =>
  (reading ??= { roles: readReadingModel('roles'), asks: readReadingModel('asks') });

/** What was learnt says of a message; the models are read when the first is. */
export const readMessage = readerWith(readReadingModels);

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
  const before = indexes.get(language);
  if (before) return before;
  const file = new URL(`${language}.txt`, TOPICS);
  const known = topicIndexOf(
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
export const findTopics: TopicFinder = (language, text) => {
  const find = finders.get(language) ?? onceAMessage((words) => likeliestIn(readTopicIndex(language), words));
  finders.set(language, find);
  return find(text);
};
const finders = new Map<AssistantLanguage, (text: string) => readonly Likely[]>();
