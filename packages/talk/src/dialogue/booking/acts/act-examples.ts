import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { phrasesOf } from '../../../answers/phrases/all.ts';
import type { IntentExample } from '../../../intents/examples.ts';
import type { IntentLabel } from '../../../intents/intent-labels.ts';
import { ACTS, type ActStage } from './act-labels.ts';

export type ActExample = { stage: ActStage; label: string; text: string };

const isLabelOf = (stage: string, label: string): stage is ActStage =>
  stage in ACTS && (ACTS[stage as ActStage] as readonly string[]).includes(label);

/** Messages by people of every kind, each with when it is said and what it does: `stage<TAB>label<TAB>message`. */
export const actExamplesIn = (files: readonly string[]): ActExample[] =>
  files
    .flatMap((file) => file.split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const [stage = '', label = '', text = ''] = line.split('\t');
      if (!isLabelOf(stage, label) || text === '') throw new Error(`Not an example of an act: ${line}`);
      return { stage, label, text };
    });

/** These may be of a viewing as of anything else. */
const OF_ANYTHING: ReadonlySet<IntentLabel> = new Set<IntentLabel>(['continue', 'yes', 'no']);

const ownSuggestions = (): string[] =>
  ASSISTANT_LANGUAGES.flatMap((language) => Object.values(phrasesOf(language).suggest));

/**
 * What is asked about homes at first may be asked at any later point too, and is nothing of the booking. At first, nor
 * are the examples of what else people want of us, and what we suggest ourselves.
 */
export const examplesOf = (
  stage: ActStage,
  examples: readonly ActExample[],
  intents: readonly IntentExample[],
): ActExample[] => [
  ...examples
    .filter((one) => one.stage === stage || (one.stage === 'opening' && one.label === 'other'))
    .map((one) => ({ ...one, stage })),
  ...(stage === 'opening'
    ? intents
        .filter(({ label }) => !OF_ANYTHING.has(label))
        .map(({ text }) => text)
        .concat(ownSuggestions())
        .map((text): ActExample => ({ stage, label: 'other', text }))
    : []),
];
