import { type AssistantTool, LEARNT_TOOLS, type LearntTool } from '@propguard/rules/assistant/tools';
import type { Guess } from './guess-intent.ts';
import type { IntentLabel } from './intent-labels.ts';

/** A tool that the rules did not choose needs this share, and this much more than theirs. */
const TOOL_AT_LEAST = 0.45;
const TOOL_AHEAD_BY = 0.2;
/** Rules that found nothing are helped sooner. */
const TOOL_FOR_NONE = 0.2;

const isTool = (label: IntentLabel): label is LearntTool =>
  (LEARNT_TOOLS as readonly string[]).includes(label);

type SaidTool = Exclude<AssistantTool, LearntTool>;
const isSaidTool = (tool: AssistantTool): tool is SaidTool =>
  !(LEARNT_TOOLS as readonly string[]).includes(tool);

const likeliestTool = (guess: Guess): LearntTool =>
  LEARNT_TOOLS.reduce((best, tool) => (guess.shareOf(tool) > guess.shareOf(best) ? tool : best));

/** Signs choose by rules, words by what was learnt: where they differ, the surer one. */
export const settleIntent = (ruled: AssistantTool | null, guess: Guess): AssistantTool | null => {
  const learnt = isTool(guess.label) ? guess.label : likeliestTool(guess);
  const share = guess.shareOf(learnt);
  if (ruled === null) return share >= TOOL_FOR_NONE && isTool(guess.label) ? learnt : null;
  // The words for leads and times are not learnt: nothing outweighs them.
  if (ruled === learnt || isSaidTool(ruled)) return ruled;
  return share >= TOOL_AT_LEAST && share >= guess.shareOf(ruled) + TOOL_AHEAD_BY ? learnt : ruled;
};
