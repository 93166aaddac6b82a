import type { Guess } from './guess-intent.ts';
import type { Refused } from './refusal-labels.ts';

/** Refused when the words say so by this share, whatever the signs say. */
const REFUSED_AT_LEAST = 0.9;
/**
 * With a word that also stands in attacks, by this share, and where somebody is spoken of, by less: tools read only what one
 * may, so a wrong refusal costs more than an answer.
 */
const AT_LEAST = { word: 0.6, person: 0.2 } as const;
/** What is plainly said is followed only when it goes on with what was asked: 'delete the pool from my filter'. */
const HONEST_BELOW = 0.22;
const HONEST_GOING_ON = 0.55;

/** Whether the words of a message bear out what its signs say of it. */
export const isBorneOut = (evidence: keyof typeof AT_LEAST | 'plain', guess: Guess): boolean => {
  const { share } = guess.refusal;
  if (evidence !== 'plain') return share >= AT_LEAST[evidence];
  return share >= HONEST_BELOW || guess.shareOf('continue') < HONEST_GOING_ON;
};

/** Why a message without a sign is not followed all the same; null where it may be. */
export const refusedByWords = ({ refusal }: Guess): Refused | null =>
  refusal.share >= REFUSED_AT_LEAST ? refusal.reason : null;
