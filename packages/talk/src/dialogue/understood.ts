import { type AssistantTool, LEARNT_TOOLS } from '@propguard/rules/assistant/tools';
import type { Guess } from '../intents/guess-intent.ts';
import type { IntentLabel } from '../intents/intent-labels.ts';
import type { Decision } from './state.ts';

const isLearnt = (tool: AssistantTool): tool is (typeof LEARNT_TOOLS)[number] =>
  (LEARNT_TOOLS as readonly string[]).includes(tool);

/** A wish may also have been understood from what was said before. */
const ofTool = (tool: AssistantTool): IntentLabel[] => (isLearnt(tool) ? [tool, 'continue'] : []);

/** The labels that a decision stands for; none where the classifier has nothing to say of it. */
const labelsOf = (decision: Decision): IntentLabel[] => {
  switch (decision.kind) {
    case 'call':
    case 'ask':
    case 'confirm':
      return ofTool(decision.call.tool);
    case 'approve':
      return ['yes', 'continue'];
    case 'drop':
      return ['no', 'continue'];
    case 'greet':
      return ['greet'];
    case 'thank':
      return ['thank'];
    case 'decline':
      return ['others_data', 'injection', 'wrongdoing', 'out_of_scope'];
    case 'account':
    case 'tell':
    case 'aside':
    case 'recount':
      return [];
  }
};

/**
 * The classifier's own probability of what was decided. Null where it was decided by something else: words for leads and
 * times, topics of the guide.
 */
export const decidedShare = (decision: Decision, guess: Guess): number | null => {
  // Whoever says that they did not understand claims least.
  if (decision.kind === 'decline' && decision.reason === 'notUnderstood') return 0;
  const labels = labelsOf(decision);
  return labels.length === 0 ? null : guess.shareOf(...labels);
};
