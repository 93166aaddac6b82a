import type { Understanding } from '../understanding/understand.ts';
import type { Decision, DialogueState } from './state.ts';
import { withoutWithdrawn } from './withdrawn.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isSaidAgain = (decision: Decision, { last, told }: DialogueState): boolean =>
  decision.kind === 'tell'
    ? decision.topics.every((topic) => told.includes(topic))
    : decision.kind === 'call' && told.length === 0 && same(decision.call, last);

/** That we were wrong is not told beside an answer: the answer puts it right. */
const withoutExcuse = (decision: Decision): Decision => {
  if ((decision.kind !== 'tell' && decision.kind !== 'call') || !decision.topics?.includes('frustrated'))
    return decision;
  const topics = decision.topics.filter((topic) => topic !== 'frustrated');
  if (decision.kind === 'tell') return topics.length === 0 ? decision : { ...decision, topics };
  const { topics: _, ...call } = decision;
  return topics.length === 0 ? call : { ...call, topics };
};

/** What was just rejected is not said once more: we are sorry, and ask; whoever rejects that too is offered a person. */
export const notAgain = (decided: Decision, heard: Understanding, before: DialogueState): Decision => {
  const decision = withoutExcuse(decided);
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
