import type { Classifier } from '@propguard/engine/classifier/classifier';
import { trainClassifier, trainTagger } from '@propguard/engine/classifier/train-classifier';
import { askFeatures } from './ask-features.ts';
import type { LabelledMessage } from './labelled-messages.ts';
import type { AmountRole } from './learnt-labels.ts';
import { type ReadingModels, rolesOf } from './learnt-reading.ts';
import { findNumbers } from './numbers.ts';
import { type NumbersInText, numbersIn, roleFeatures } from './role-features.ts';
import type { ShortMessage } from './short-messages.ts';

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

/** What a short message shows, its numbers as they are read by what was learnt of the long ones. */
const shownShort = (text: string, roles: Classifier): string[] => {
  const inText = numbersIn(text, null, findNumbers(text));
  return askFeatures(
    inText,
    rolesOf(inText, roles).map(({ role }) => role),
  );
};

export const trainReading = (
  messages: readonly LabelledMessage[],
  shortOnes: readonly ShortMessage[],
): ReadingModels => {
  const known = messages.map((message) => ({ asks: message.asks, ...labelledNumbers(message) }));
  const roles = trainClassifier(
    known.flatMap((message) =>
      message.roles.map((label, at) => ({
        label,
        features: roleFeatures(message.inText, at, message.roles.slice(0, at)),
      })),
    ),
    ROLES,
  );
  const long = known.map((message) => ({
    labels: message.asks,
    features: askFeatures(message.inText, message.roles),
  }));
  const short = shortOnes.map(({ text, ask }) => ({ labels: [ask], features: shownShort(text, roles) }));
  return { roles, asks: trainTagger([...long, ...short], ASKS) };
};
