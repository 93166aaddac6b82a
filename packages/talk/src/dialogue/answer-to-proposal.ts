import type { Understanding } from '../understanding/understand.ts';
import { SHORT_WORDS } from './follow-up.ts';
import type { Signs } from './signs.ts';
import type { Decision, DialogueState } from './state.ts';
import { toCall } from './to-call.ts';
import { wholeCall } from './whole-call.ts';

/** 'Wrong house, it should be 17 Olive Street'. */
const WRONG_HOME = /\b(?:wrong|should (?:be|have been)|meant|instead)\b/;

/** Yes or no to what was proposed, or the same for another home. */
export const answerToProposal = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
): Decision | null => {
  const { action } = before;
  const isLong = heard.words > (signs.addresses > 0 ? 2 * SHORT_WORDS : SHORT_WORDS);
  if (!action || isLong) return null;
  if (signs.places > 0) {
    const isAnother =
      action.tool === 'report' && (signs.has('no', 'correction', 'also') || signs.says(WRONG_HOME));
    return isAnother && !signs.has('value', 'market')
      ? toCall(heard, wholeCall('report', heard, before))
      : null;
  }
  if (signs.has('no')) return { kind: 'drop' };
  return signs.has('yes') ? { kind: 'approve', call: action } : null;
};
