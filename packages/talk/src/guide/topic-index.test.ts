import { readdirSync, readFileSync } from 'node:fs';
import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import { findTopics } from '../intents/intent-files.ts';
import { QUICK_SUMS } from '../tools/quick-sum.ts';
import { BUYER_TOPICS } from './buyer-topics.ts';
import { GUIDE_TOPICS, isGuideTopic } from './guide-topics.ts';
import { HEIR_TOPICS } from './heir-topics.ts';
import { LOCAL_TOPICS } from './local-topics.ts';
import { topicExamplesIn } from './topic-examples.ts';
import { likeliestIn, topicIndexOf } from './topic-index.ts';
import { VALUE_TOPICS } from './value-topics.ts';

const FOLDER = new URL('./examples/', import.meta.url);
const examplesOf = (language: string) =>
  topicExamplesIn(readFileSync(new URL(`${language}.txt`, FOLDER), 'utf8'));
const likeliest = (language: AssistantLanguage, text: string) => findTopics(language, text)[0]?.label;

describe('examples of topics', () => {
  it('are there in every language of the assistant', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(ASSISTANT_LANGUAGES.map((one) => `${one}.txt`).sort());
  });

  it.each(ASSISTANT_LANGUAGES)('name only topics and sums that there are in %s', (language) => {
    const sums: readonly string[] = QUICK_SUMS.map((sum) => `sum:${sum}`);
    const unknown = examplesOf(language).filter(({ label }) => !isGuideTopic(label) && !sums.includes(label));
    expect(unknown).toEqual([]);
  });

  it('are there for every topic in English, but for those that the conversation leads to', () => {
    const known = new Set(examplesOf('en').map(({ label }) => label));
    expect(GUIDE_TOPICS.filter((topic) => !known.has(topic))).toEqual([
      'noneListed',
      'safeGoodbye',
      'stillHere',
      'firstSteps',
      // Found by their own words alone.
      ...BUYER_TOPICS,
      ...LOCAL_TOPICS,
      ...VALUE_TOPICS,
      ...HEIR_TOPICS,
    ]);
  });
});

describe('what a message asks about is found in words that no example has', () => {
  it.each<[AssistantLanguage, string, string]>([
    ['en', 'would a lender include my weekend loadings and allowances', 'otherIncome'],
    ['en', 'the council drain goes through our yard, easement, should that worry me', 'easement'],
    ['es', 'mi jefe me paga horas extra, eso lo cuentan', 'otherIncome'],
    ['de', 'lohnt es sich vor dem verkauf noch zu renovieren', 'renovation'],
    ['zh', '我父母想帮我们出首付', 'giftedDeposit'],
    ['ja', '転職してすぐでもローンは通りますか', 'jobChange'],
  ])('%s: %s', (language, text, topic) => {
    expect(likeliest(language, text)).toBe(topic);
  });
});

describe('an index', () => {
  const INDEX = topicIndexOf(
    [
      { label: 'pets', text: 'can i keep a dog' },
      { label: 'noise', text: 'is the road loud' },
    ],
    {},
  );

  it('is less sure of what holds words that nobody said', () => {
    const [sure] = likeliestIn(INDEX, 'can i keep a dog');
    const [unsure] = likeliestIn(INDEX, 'can i keep a zebra on the balcony');
    expect(sure?.label).toBe('pets');
    expect(sure?.score).toBeGreaterThan(unsure?.score ?? 1);
  });

  it('finds nothing in nothing', () => {
    expect(likeliestIn(INDEX, '?!')).toEqual([]);
  });
});
