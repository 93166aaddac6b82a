import { isPlan } from '../understanding/timeline.ts';
import type { Understanding } from '../understanding/understand.ts';
import { SHORT_WORDS } from './follow-up.ts';
import { hasContact } from './hand-over-details.ts';
import { REPEATABLE } from './nearest.ts';
import type { Signs } from './signs.ts';
import type { Call, Decision, DialogueState } from './state.ts';
import { toCall } from './to-call.ts';

const A_SEARCH: Call = { tool: 'search_listings', arguments: {} };

export const lastResort = (
  heard: Understanding,
  signs: Signs,
  { pending, last }: DialogueState,
): Decision => {
  const isAboutIt =
    heard.strange.length === 0 && heard.words <= SHORT_WORDS && signs.has('it', 'whatIs', 'howMuch');
  if (last && isAboutIt && REPEATABLE.has(last.tool) && !signs.has('offTopic', 'yes', 'no'))
    return toCall(heard, last);
  if (pending && heard.words <= SHORT_WORDS && !signs.has('offTopic'))
    return { kind: 'ask', call: pending, missing: pending.missing, choices: [], unknown: null };
  // 'We want to move by Easter' is said by someone who looks for a home.
  if (isPlan(heard.text) && !signs.has('offTopic'))
    return last?.tool === 'search_listings' ? toCall(heard, last) : toCall(heard, A_SEARCH);
  // Whoever leaves a number or an address wants to be answered by somebody.
  if (hasContact(heard.text) && !signs.has('offTopic'))
    return { kind: 'confirm', call: { tool: 'hand_over', arguments: { reason: heard.text } } };
  return { kind: 'decline', reason: signs.has('offTopic') ? 'outOfScope' : 'notUnderstood', about: null };
};
