import type { GuideTopic } from '../guide/guide-topics.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isBesideHelp, isBetter, type LearntTopic } from './learnt-topic.ts';
import { isLost, nearest } from './nearest.ts';
import { signsOf } from './signs.ts';
import type { Decision, DialogueState } from './state.ts';
import { isOutside } from './with-topics.ts';

/** What is told where a learnt topic says more of what was asked than the tools; null where it does not. */
export const toldInstead = (
  base: Decision,
  learnt: LearntTopic,
  parts: GuideTopic[],
  heard: Understanding,
  before: DialogueState,
): Decision | null => {
  if (!isBetter(base, learnt, signsOf(heard), heard, before)) return null;
  // Who leaves a number is handed over.
  if (isLost(base) && nearest(heard, before, base)?.kind === 'confirm') return null;
  if (base.kind === 'call' && isBesideHelp(base, learnt)) return { ...base, topics: [learnt.topic] };
  return { kind: 'tell', topics: parts.length > 1 ? parts : [learnt.topic], isDeclined: isOutside(base) };
};
