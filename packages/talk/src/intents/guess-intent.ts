import { probabilitiesOf } from '@propguard/engine/classifier/classifier';
import type { Understanding } from '../understanding/understand.ts';
import { intentFeatures } from './intent-features.ts';
import type { IntentLabel } from './intent-labels.ts';
import type { IntentModel } from './model-file.ts';

/** What a message wants, as far as its words say it: the likeliest label, and how likely each is. */
export type Guess = { label: IntentLabel; share: number; shareOf: (...labels: IntentLabel[]) => number };

/** Without a conversation there is nothing to go on with, to approve or to drop. */
const IN_CONVERSATION: ReadonlySet<string> = new Set<IntentLabel>(['continue', 'yes', 'no']);

/** The message is asked for its intent from several sides. */
const known = new WeakMap<
  Understanding,
  { model: IntentModel; all: readonly (readonly [string, number])[] }
>();
const guessesOf = (model: IntentModel, heard: Understanding): readonly (readonly [string, number])[] => {
  const before = known.get(heard);
  if (before?.model === model) return before.all;
  const all = [...probabilitiesOf(model, intentFeatures(heard))];
  known.set(heard, { model, all });
  return all;
};

export const guessIntent = (model: IntentModel, heard: Understanding, isConversation = false): Guess => {
  const all = guessesOf(model, heard);
  const possible = isConversation ? all : all.filter(([label]) => !IN_CONVERSATION.has(label));
  const total = possible.reduce((sum, [, share]) => sum + share, 0);
  const shares = new Map(possible.map(([label, share]) => [label, share / total]));
  const shareOf = (...labels: IntentLabel[]) =>
    labels.reduce((sum, label) => sum + (shares.get(label) ?? 0), 0);
  const [label, share] = [...shares].reduce((best, one) => (one[1] > best[1] ? one : best));
  return { label: label as IntentLabel, share, shareOf };
};
