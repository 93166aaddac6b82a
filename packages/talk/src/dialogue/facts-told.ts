import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Understanding } from '../understanding/understand.ts';
import { statedHome } from './fill-home.ts';
import type { Signs } from './signs.ts';
import type { Call, DialogueState } from './state.ts';

const LEFT: ReadonlySet<AssistantTool | null> = new Set<AssistantTool | null>([
  null,
  'help',
  'assess',
  'plan_usage',
]);

/** 'It's on 900 square metres, built 1978': more of the home that was valued, which is valued again with it. */
export const factsToldCall = (
  heard: Understanding,
  signs: Signs,
  intent: AssistantTool | null,
  { last }: DialogueState,
): Call | null => {
  if (last?.tool !== 'assess' || !LEFT.has(intent) || signs.places > 0 || signs.amounts > 0) return null;
  if (signs.has('find', 'forSale', 'loan', 'rent')) return null;
  const { propertyType: _, ...told } = statedHome(heard);
  return Object.keys(told).length === 0
    ? null
    : { tool: 'assess', arguments: { ...last.arguments, ...statedHome(heard) } };
};
