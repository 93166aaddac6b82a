import { LEARNT_TOOLS } from '@propguard/rules/assistant/tools';
import type { Guess } from './guess-intent.ts';
import type { IntentLabel } from './intent-labels.ts';

export type Refused = 'injection' | 'othersData' | 'wrongdoing';
const LABELS = {
  injection: 'injection',
  othersData: 'others_data',
  wrongdoing: 'wrongdoing',
} as const satisfies Record<Refused, IntentLabel>;
const REASONS = Object.keys(LABELS) as Refused[];

/** Refused when the words say so by this share, whatever the signs say. */
const REFUSED_AT_LEAST = 0.8;
/**
 * What the signs refuse is answered all the same when the words surely ask for something of ours; what they take for an
 * instruction only when it goes on with what was asked: 'delete the pool from my filter'.
 */
const HONEST_BELOW = 0.22;
const HONEST_WISH = 0.7;
const HONEST_GOING_ON = 0.55;

const refusedShare = (guess: Guess): number => guess.shareOf(...Object.values(LABELS));

/** Why a message is not followed; null where it may be. */
export const settleRefusal = (ruled: Refused | null, guess: Guess): Refused | null => {
  const share = refusedShare(guess);
  const wish = ruled === 'injection' ? guess.shareOf('continue') : guess.shareOf(...LEARNT_TOOLS, 'continue');
  const isHonest = share < HONEST_BELOW && wish >= (ruled === 'injection' ? HONEST_GOING_ON : HONEST_WISH);
  if (ruled !== null) return isHonest ? null : ruled;
  if (share < REFUSED_AT_LEAST) return null;
  return REASONS.reduce((best, reason) =>
    guess.shareOf(LABELS[reason]) > guess.shareOf(LABELS[best]) ? reason : best,
  );
};
