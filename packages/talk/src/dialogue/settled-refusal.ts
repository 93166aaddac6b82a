import type { Guess } from '../intents/guess-intent.ts';
import { type Refused, settleRefusal } from '../intents/settle-refusal.ts';
import type { Understanding } from '../understanding/understand.ts';
import { refusalOf } from './refusal.ts';
import { signsOf } from './signs.ts';
import type { Decision, DialogueState } from './state.ts';

type Declined = Extract<Decision, { kind: 'decline' }>;
const BY_WORDS: ReadonlySet<string> = new Set<Refused>(['injection', 'othersData', 'wrongdoing']);
const isByWords = (reason: string): reason is Refused => BY_WORDS.has(reason);

const ASKS_OPINION =
  /^\W*(?:so |and |but |ok |hey )*(?:would|do|did) (?:you|u|ya) (?:still |really |honestly )?(?:say|think|reckon|recommend|suggest)\b/iu;

/** What is not done, by signs and words together. Coverage and rentals are known by signs alone. */
export const settledRefusal = (
  heard: Understanding,
  before: DialogueState,
  guess: Guess,
): Declined | null => {
  const ruled = refusalOf(heard, signsOf(heard), before);
  if (ruled && !isByWords(ruled.reason)) return ruled;
  // 'Would you say it's worth fixing?' asks what we think, and instructs nobody.
  if (ruled === null && ASKS_OPINION.test(heard.text)) return null;
  const reason = settleRefusal(ruled && isByWords(ruled.reason) ? ruled.reason : null, guess);
  return reason && { kind: 'decline', reason, about: null };
};
