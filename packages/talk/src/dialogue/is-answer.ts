import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Understanding } from '../understanding/understand.ts';
import { SHORT_WORDS } from './follow-up.ts';
import type { Signs } from './signs.ts';
import type { Call } from './state.ts';

/** A question back is answered, or another one is asked instead. */
const isOtherWish = (intent: AssistantTool | null, answered: Call, signs: Signs): boolean => {
  if (intent === null || intent === answered.tool) return false;
  if (intent === 'market' || intent === 'assess') return signs.has('market') && answered.tool !== 'market';
  return !(
    intent === 'help' ||
    intent === 'search_listings' ||
    intent === 'lvr' ||
    intent === 'borrowing_power'
  );
};

export const isAnswer = (
  heard: Understanding,
  signs: Signs,
  intent: AssistantTool | null,
  answered: Call,
): boolean =>
  (intent === null || intent === answered.tool || heard.words <= SHORT_WORDS) &&
  !signs.has('offTopic', 'notOffered') &&
  !isOtherWish(intent, answered, signs);
