import type { Understanding } from '../understanding/understand.ts';
import type { Decision, DialogueState } from './state.ts';
import { withoutWithdrawn } from './withdrawn.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isSaidAgain = (decision: Decision, { last, told }: DialogueState): boolean =>
  decision.kind === 'tell'
    ? decision.topics.every((topic) => told.includes(topic))
    : decision.kind === 'call' && told.length === 0 && same(decision.call, last);

/** What was just rejected is not said once more: we are sorry, and ask; whoever rejects that too is offered a person. */
export const notAgain = (decision: Decision, heard: Understanding, before: DialogueState): Decision => {
  if (heard.isRejecting !== true || (before.last === null && before.told.length === 0)) return decision;
  const isOnlyRejected = withoutWithdrawn(heard.text).isAll && !isOther(decision, before);
  if (!isOnlyRejected && !isSaidAgain(decision, before)) return decision;
  return before.told.includes('frustrated')
    ? { kind: 'confirm', call: { tool: 'hand_over', arguments: { reason: heard.text } } }
    : { kind: 'tell', topics: ['frustrated'] };
};
/** What else it led to: a yes or no, a person, care. */
const isOther = ({ kind }: Decision, { action, pending }: DialogueState): boolean =>
  action !== null || pending !== null || (kind !== 'call' && kind !== 'tell' && kind !== 'decline');
