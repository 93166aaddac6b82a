import { tagsOf } from '@propguard/engine/classifier/tagger';
import { askFeatures } from './ask-features.ts';
import { type LabelledMessage, labelledMessagesIn } from './labelled-messages.ts';
import type { Ask } from './learnt-labels.ts';
import { rolesOf } from './learnt-reading.ts';
import type { ShortMessage } from './short-messages.ts';
import { labelledNumbers, trainReading } from './train-reading.ts';

/** `isFirst`: nothing scored more in its message. */
type ReadAsk = { score: number; isFirst: boolean; isAsked: boolean };
export type ReadingMeasure = {
  /** Of the numbers of all writers, how many have the role that their writer gave them. */
  rolesRight: number;
  numbers: number;
  /** Every ask with the score that it got, asked or not. */
  asks: ReadAsk[];
};

/** What a reading that knew nothing of these writers makes of their messages. */
const readUnknown = (
  messages: readonly LabelledMessage[],
  others: readonly LabelledMessage[],
  shortOnes: readonly ShortMessage[],
): ReadingMeasure => {
  const models = trainReading(others, shortOnes);
  const measure: ReadingMeasure = { rolesRight: 0, numbers: 0, asks: [] };
  for (const message of messages) {
    const { inText, roles } = labelledNumbers(message);
    const given = rolesOf(inText, models.roles).map(({ role }) => role);
    measure.numbers += roles.length;
    measure.rolesRight += roles.filter((role, at) => role === given[at]).length;
    const scores = tagsOf(models.asks, askFeatures(inText, given));
    const highest = Math.max(...scores.values());
    for (const [ask, score] of scores)
      measure.asks.push({ score, isFirst: score === highest, isAsked: message.asks.includes(ask as Ask) });
  }
  return measure;
};

/** Each file is one writer's: it is read by what was learnt from all others. */
export const measureReading = (
  files: readonly string[],
  shortOnes: readonly ShortMessage[],
  tell: (measure: ReadingMeasure, file: number) => void,
): ReadingMeasure => {
  const byFile = files.map(labelledMessagesIn);
  const measures = byFile.map((messages, at) => {
    const measure = readUnknown(
      messages,
      byFile.flatMap((others, other) => (other === at ? [] : others)),
      shortOnes,
    );
    tell(measure, at);
    return measure;
  });
  return {
    rolesRight: measures.reduce((sum, { rolesRight }) => sum + rolesRight, 0),
    numbers: measures.reduce((sum, { numbers }) => sum + numbers, 0),
    asks: measures.flatMap(({ asks }) => asks),
  };
};

/** How often asks whose score lies about each of these were asked: what the reading tells as their share. */
export const rightByScore = (
  asks: readonly ReadAsk[],
  edges: readonly number[],
): { score: number; right: number; count: number }[] =>
  edges.slice(1).map((edge, at) => {
    const within = asks.filter(({ score }) => score > (edges[at] ?? 0) && score <= edge);
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    return {
      score: mean(within.map(({ score }) => score)),
      right: mean(within.map(({ isAsked }) => Number(isAsked))),
      count: within.length,
    };
  });
