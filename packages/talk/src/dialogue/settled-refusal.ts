import type { Guess } from '../intents/guess-intent.ts';
import type { Refused } from '../intents/refusal-labels.ts';
import { isBorneOut, refusedByWords } from '../intents/settle-refusal.ts';
import type { Understanding } from '../understanding/understand.ts';
import { refusalOf } from './refusal.ts';
import { signsOf } from './signs.ts';
import type { Decision, DialogueState } from './state.ts';

type Declined = Extract<Decision, { kind: 'decline' }>;
const BY_WORDS: ReadonlySet<string> = new Set<Refused>(['injection', 'othersData', 'wrongdoing']);
const isByWords = (reason: string): reason is Refused => BY_WORDS.has(reason);

const ASKS_OPINION =
  /^\W*(?:so |and |but |ok |hey )*(?:would|do|did) (?:you|u|ya) (?:still |really |honestly )?(?:say|think|reckon|recommend|suggest)\b/iu;

/** What signs speak against; null where the words of the message do not bear it out. */
export const signedRefusal = (heard: Understanding, before: DialogueState, guess: Guess): Declined | null => {
  const ruled = refusalOf(heard, signsOf(heard), before);
  if (ruled === null) return null;
  const { decline, evidence } = ruled;
  return isByWords(decline.reason) && !isBorneOut(evidence, guess) ? null : decline;
};

/** What is not done, by signs and words together. Coverage and rentals are known by signs alone. */
export const settledRefusal = (
  heard: Understanding,
  before: DialogueState,
  guess: Guess,
): Declined | null => {
  const signed = signedRefusal(heard, before, guess);
  // 'Would you say it's worth fixing?' asks what we think, and instructs nobody.
  if (signed || ASKS_OPINION.test(heard.text)) return signed;
  const reason = refusedByWords(guess);
  return reason && { kind: 'decline', reason, about: null };
};
