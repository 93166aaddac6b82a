import { plainText } from '../understanding/clean-text.ts';
import { sieveOf } from '../understanding/sieve.ts';
import type { CareSign } from './care-sign.ts';
import { SAFETY_SIGNS } from './care-words-safety.ts';
import { WRONG_SIGNS } from './care-words-wrongs.ts';
import type { GuideTopic } from './guide-topics.ts';

/** What a conversation told before, as far as it changes what words mean. */
export type CareContext = { isCareful: boolean; told: readonly GuideTopic[] };

/** The graver comes first: a life, then safety, then money and a roof. */
export const SIGNS: readonly CareSign[] = [...SAFETY_SIGNS, ...WRONG_SIGNS];

const mayBeMeant = sieveOf(SIGNS, ({ all: [words] }) => words ?? /(?:)/u);

const WORRIES: ReadonlySet<GuideTopic> = new Set<GuideTopic>([
  'hardship',
  'missedPayment',
  'worn',
  'despair',
  'stillHere',
  'danger',
  'eviction',
]);

const isMeantNow = (when: CareSign['when'], { isCareful, told }: CareContext): boolean =>
  when === undefined || isCareful || (when === 'worried' && told.some((topic) => WORRIES.has(topic)));

const UNTOLD: CareContext = { isCareful: false, told: [] };

/** What somebody needs before any tool, question or refusal; null for everybody else. */
export const careTopicOf = (text: string, context: CareContext = UNTOLD): GuideTopic | null => {
  // 'dont' and 'cant' are how people type in a hurry.
  const plain = plainText(text).replace(
    /\b(do|ca|wo|is|was|are|were|does|did|have|could|would)nt\b/gu,
    "$1n't",
  );
  const sign = mayBeMeant(plain).find(
    ({ all, unless, when }) =>
      isMeantNow(when, context) && all.every((words) => words.test(plain)) && !unless?.test(plain),
  );
  return sign?.topic ?? null;
};

/** What is told for it: whoever was pressed to sign also wants to know how long they can go back. */
export const careTold = (topic: GuideTopic): GuideTopic[] =>
  topic === 'elderSigning' ? [topic, 'coolingOff'] : [topic];

const CAREFUL: ReadonlySet<GuideTopic> = new Set<GuideTopic>([
  'danger',
  'despair',
  'safeGoodbye',
  'partnerSells',
  'stillHere',
]);
/** From here on nothing is asked for that could give somebody away, and nobody is sold anything. */
export const makesCareful = (topic: GuideTopic): boolean => CAREFUL.has(topic);
