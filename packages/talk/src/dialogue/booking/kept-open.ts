import { makesCareful } from '../../guide/care-topic.ts';
import { isDistress } from '../../guide/guide-topics.ts';
import { plainText } from '../../understanding/clean-text.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { asksForPerson } from '../nearest.ts';
import type { Decision, DialogueState } from '../state.ts';
import { isAsking } from './asides.ts';
import { isBookingTool } from './finding.ts';

/** What we asked about a time, or proposed, put once more; null where nothing is open. */
const again = ({ pending, action }: DialogueState): Decision | null => {
  if (action && isBookingTool(action.tool)) return { kind: 'confirm', call: action, isAgain: true };
  if (!pending || !isBookingTool(pending.tool)) return null;
  const { tool, arguments: args, missing, choices } = pending;
  return { kind: 'ask', call: { tool, arguments: args }, missing, choices, unknown: null, isAgain: true };
};

/** Whether what was decided answers a question, and is no guess about words that were not understood. */
const isAnswer = (decision: Decision, heard: Understanding): boolean => {
  switch (decision.kind) {
    case 'call':
      return isAsking(heard.text) || heard.places.length > 0 || isBookingTool(decision.call.tool);
    case 'tell':
      return (
        isAsking(heard.text) ||
        decision.topics.some((topic) => isDistress(topic) || makesCareful(topic) || topic === 'worn')
      );
    case 'confirm':
      return decision.call.tool === 'hand_over' ? asksForPerson(heard) : true;
    case 'decline':
      return decision.reason !== 'notUnderstood';
    case 'ask':
      if (isBookingTool(decision.call.tool) && decision.missing === 'time')
        return decision.choices.length > 0;
      return isBookingTool(decision.call.tool) || isAsking(heard.text);
    case 'thank':
    case 'greet':
      return false;
    default:
      return true;
  }
};

const ASKS_FOR_PERSON = /\b(?:human|real person|someone|somebody|agent|person)\b/u;

/**
 * While a time is arranged nobody is sent away for words that we do not understand: what was open is put again, with its
 * times. Who is not understood twice is offered a person.
 */
export const keptOpen = (decision: Decision, heard: Understanding, before: DialogueState): Decision => {
  if (before.isCareful || isAnswer(decision, heard)) return decision;
  if (decision.kind === 'confirm' && ASKS_FOR_PERSON.test(plainText(heard.text))) return decision;
  return again(before) ?? decision;
};
