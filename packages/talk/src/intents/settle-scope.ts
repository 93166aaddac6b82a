import { LEARNT_TOOLS } from '@propguard/rules/assistant/tools';
import type { Guess } from './guess-intent.ts';

/** Declined when the words say so by this share; in the middle of a conversation they must be surer. */
const OUTSIDE_AT_LEAST = 0.6;
const OUTSIDE_IN_CONVERSATION = 0.8;
/** What the signs take for something else is ours when the words surely ask for it, and hardly say otherwise. */
const OURS_AT_LEAST = 0.5;
const OURS_BELOW = 0.3;

/** Whether a message is about something that the product does not do. */
export const settleScope = (isRuledOut: boolean, guess: Guess, isConversation: boolean): boolean => {
  const share = guess.shareOf('out_of_scope');
  const ours = guess.shareOf(...LEARNT_TOOLS, ...(isConversation ? (['continue'] as const) : []));
  if (isRuledOut) return share >= OURS_BELOW || ours < OURS_AT_LEAST;
  return share >= (isConversation ? OUTSIDE_IN_CONVERSATION : OUTSIDE_AT_LEAST);
};
