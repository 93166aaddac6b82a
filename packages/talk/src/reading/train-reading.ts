import { trainClassifier, trainTagger } from '@propguard/engine/classifier/train-classifier';
import { askFeatures } from './ask-features.ts';
import type { LabelledMessage } from './labelled-messages.ts';
import type { AmountRole } from './learnt-labels.ts';
import type { ReadingModels } from './learnt-reading.ts';
import { findNumbers } from './numbers.ts';
import { type NumbersInText, numbersIn, roleFeatures } from './role-features.ts';

/** Fewer than these make unlike features one; more make the file larger and no message clearer. */
const ROLES = { buckets: 1 << 16, epochs: 12, rate: 0.3, decay: 1e-4, seed: 'roles' };
const ASKS = { buckets: 1 << 16, epochs: 10, rate: 0.3, decay: 1e-3, seed: 'asks' };

/** The numbers that are found in a message, with what its writer says they are. */
export const labelledNumbers = ({
  text,
  last,
  spans,
}: LabelledMessage): { inText: NumbersInText; roles: AmountRole[] } => {
  const numbers = findNumbers(text);
  return {
    inText: numbersIn(text, last, numbers),
    roles: numbers.map(
      ({ start, end }) => spans.find((span) => span.start < end && span.end > start)?.role ?? 'other',
    ),
  };
};

export const trainReading = (messages: readonly LabelledMessage[]): ReadingModels => {
  const known = messages.map((message) => ({ asks: message.asks, ...labelledNumbers(message) }));
  return {
    roles: trainClassifier(
      known.flatMap(({ inText, roles }) =>
        roles.map((label, at) => ({ label, features: roleFeatures(inText, at, roles.slice(0, at)) })),
      ),
      ROLES,
    ),
    asks: trainTagger(
      known.map(({ inText, roles, asks }) => ({ labels: asks, features: askFeatures(inText, roles) })),
      ASKS,
    ),
  };
};
