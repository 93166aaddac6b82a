import type { GuideTopic } from '../guide/guide-topics.ts';
import { sumReading } from '../reading/sum-reading.ts';
import type { Understanding } from '../understanding/understand.ts';
import { readCall } from './overrule.ts';
import type { Decision, DialogueState } from './state.ts';
import { toCall } from './to-call.ts';

/** Asked in words, with what is earned: worked out beside what is told of their case. */
const ASKED_WITH_INCOME = 5;
const OF_THE_PERSON: ReadonlySet<GuideTopic> = new Set([
  'residents',
  'foreignBuyer',
  'selfEmployed',
  'otherIncome',
  'olderBorrower',
]);
export const besideTopics = (
  topics: readonly GuideTopic[],
  heard: Understanding,
  before: DialogueState,
): Decision | null => {
  if (topics.length === 0 || !topics.every((topic) => OF_THE_PERSON.has(topic))) return null;
  const reading = sumReading(heard, before);
  if (reading?.tool !== 'borrowing_power' || reading.score < ASKED_WITH_INCOME) return null;
  const call = toCall(heard, readCall(reading, heard, before));
  return call.kind === 'call' ? { ...call, topics: topics.slice(0, 1) } : null;
};
