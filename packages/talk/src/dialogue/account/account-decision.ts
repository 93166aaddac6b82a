import { makesCareful } from '../../guide/care-topic.ts';
import { isDistress } from '../../guide/guide-topics.ts';
import { asksFirst } from '../../tools/definitions.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isBookingTool } from '../booking/finding.ts';
import type { Decision, DialogueState } from '../state.ts';
import { accountAsked } from './account-asked.ts';

/** Whoever is in need, arranges something or is to be sent to a person is answered as that was decided. */
const isSettled = (decision: Decision): boolean => {
  switch (decision.kind) {
    case 'call':
    case 'ask':
      return isBookingTool(decision.call.tool) || asksFirst(decision.call.tool);
    case 'tell':
      return decision.topics.some((topic) => isDistress(topic) || makesCareful(topic));
    case 'decline':
      return decision.reason !== 'notUnderstood' && decision.reason !== 'outOfScope';
    case 'confirm':
      return decision.call.tool !== 'hand_over';
    default:
      return true;
  }
};

/** A question about a figure that was told is answered for that figure; null where it is none. */
export const accountDecision = (
  decided: Decision,
  heard: Understanding,
  before: DialogueState,
): Decision | null => {
  if (isSettled(decided)) return null;
  const account = accountAsked(heard, before);
  if (account === null) return null;
  if (account.act === 'beside' && account.other.figure.kind === 'comparables') {
    const { onDay: _, ...home } = account.one.of.arguments;
    return { kind: 'call', call: { tool: 'explain_value', arguments: { ...home, beside: 'comparables' } } };
  }
  // What moves a value is told by its own tool.
  const isOfValue = account.act === 'how' && account.figure.kind === 'value';
  return isOfValue
    ? { kind: 'call', call: { tool: 'explain_value', arguments: account.of.arguments } }
    : { kind: 'account', account };
};
