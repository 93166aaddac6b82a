import { probabilitiesOf } from '@propguard/engine/classifier/classifier';
import { onceForBoth } from '../understanding/once-for.ts';
import type { Understanding } from '../understanding/understand.ts';
import { intentFeatures } from './intent-features.ts';
import type { IntentLabel } from './intent-labels.ts';
import type { LearntIntents } from './model-file.ts';
import { FOLLOWED, REFUSED, type Refused } from './refusal-labels.ts';

/** What a message wants, as far as its words say it: the likeliest label, and how likely each is. */
export type Guess = {
  label: IntentLabel;
  share: number;
  shareOf: (...labels: IntentLabel[]) => number;
  /** How likely it is one that is not followed, and for which reason most of all. */
  refusal: { share: number; reason: Refused };
};

/** Without a conversation there is nothing to go on with, to approve or to drop. */
const IN_CONVERSATION: ReadonlySet<string> = new Set<IntentLabel>(['continue', 'yes', 'no']);

const refusalAmong = (all: readonly (readonly [string, number])[]): Guess['refusal'] => {
  const shares = new Map(all);
  const reason = REFUSED.reduce((best, one) =>
    (shares.get(one) ?? 0) > (shares.get(best) ?? 0) ? one : best,
  );
  return { share: 1 - (shares.get(FOLLOWED) ?? 0), reason };
};

const guessAmong = (all: readonly (readonly [string, number])[], refusal: Guess['refusal']): Guess => {
  const total = all.reduce((sum, [, share]) => sum + share, 0);
  const shares = new Map(all.map(([label, share]) => [label, share / total]));
  const shareOf = (...labels: IntentLabel[]) =>
    labels.reduce((sum, label) => sum + (shares.get(label) ?? 0), 0);
  const [label, share] = [...shares].reduce((best, one) => (one[1] > best[1] ? one : best));
  return { label: label as IntentLabel, share, shareOf, refusal };
};

/** The message is asked for its intent from several sides. */
const guessesOf = onceForBoth((model: LearntIntents, heard: Understanding) => {
  const features = intentFeatures(heard);
  const all = [...probabilitiesOf(model, features)];
  const refusal = refusalAmong([...probabilitiesOf(model.refusals, features)]);
  const alone = all.filter(([label]) => !IN_CONVERSATION.has(label));
  return { inTalk: guessAmong(all, refusal), alone: guessAmong(alone, refusal) };
});

export const guessIntent = (model: LearntIntents, heard: Understanding, isConversation = false): Guess =>
  guessesOf(model, heard)[isConversation ? 'inTalk' : 'alone'];
