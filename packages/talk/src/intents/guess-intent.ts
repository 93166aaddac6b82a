import { probabilitiesOf } from '@propguard/engine/classifier/classifier';
import { onceForBoth } from '../understanding/once-for.ts';
import type { Understanding } from '../understanding/understand.ts';
import { intentFeatures } from './intent-features.ts';
import type { IntentLabel } from './intent-labels.ts';
import type { IntentModel } from './model-file.ts';

/** What a message wants, as far as its words say it: the likeliest label, and how likely each is. */
export type Guess = { label: IntentLabel; share: number; shareOf: (...labels: IntentLabel[]) => number };

/** Without a conversation there is nothing to go on with, to approve or to drop. */
const IN_CONVERSATION: ReadonlySet<string> = new Set<IntentLabel>(['continue', 'yes', 'no']);

const guessAmong = (all: readonly (readonly [string, number])[]): Guess => {
  const total = all.reduce((sum, [, share]) => sum + share, 0);
  const shares = new Map(all.map(([label, share]) => [label, share / total]));
  const shareOf = (...labels: IntentLabel[]) =>
    labels.reduce((sum, label) => sum + (shares.get(label) ?? 0), 0);
  const [label, share] = [...shares].reduce((best, one) => (one[1] > best[1] ? one : best));
  return { label: label as IntentLabel, share, shareOf };
};

/** The message is asked for its intent from several sides. */
const guessesOf = onceForBoth((model: IntentModel, heard: Understanding) => {
  const all = [...probabilitiesOf(model, intentFeatures(heard))];
  return { inTalk: guessAmong(all), alone: guessAmong(all.filter(([label]) => !IN_CONVERSATION.has(label))) };
});

export const guessIntent = (model: IntentModel, heard: Understanding, isConversation = false): Guess =>
  guessesOf(model, heard)[isConversation ? 'inTalk' : 'alone'];
