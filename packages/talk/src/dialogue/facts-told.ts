import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { statedHome } from './fill-home.ts';
import type { Signs } from './signs.ts';
import { type Call, type DialogueState, textOf } from './state.ts';

const LEFT: ReadonlySet<AssistantTool | null> = new Set<AssistantTool | null>([
  null,
  'help',
  'assess',
  'plan_usage',
]);

/** 'It's a 2 bed unit', of the home that was valued: it looks for none. */
const SAYS_WHAT_IT_IS =
  /^(?:(?:no|nope|sorry|actually|oh|nein|non|nao|нет|lo siento|entschuldigung|pardon|scusi|desculpe)[,.! ]+)*(?:it'?s|it is|that'?s|es ist|das ist|es (?:un|una|de)\b|c'est|e (?:un|una|uma)\b|это)|(?:です|だよ|이에요|예요|입니다|이야)[.!。]?$|^(?:它|这|那)?是|^(?:إنها?|هي|هو) |(?:है|हैं)[।.]?$/u;

export const saysWhatItIs = ({ text }: Pick<Understanding, 'text'>): boolean =>
  SAYS_WHAT_IT_IS.test(plainText(text));

/** 'It's on 900 square metres, built 1978': more of the home that was valued, which is valued again with it. */
export const factsToldCall = (
  heard: Understanding,
  signs: Signs,
  intent: AssistantTool | null,
  { last }: DialogueState,
): Call | null => {
  if (last?.tool !== 'assess' || signs.places > 0 || signs.amounts > 0) return null;
  const isOfHome = /^\S*\d/.test(textOf(last.arguments.address)) && saysWhatItIs(heard);
  if (!LEFT.has(intent) && !isOfHome) return null;
  if (signs.has('find', 'forSale', 'loan', 'rent')) return null;
  const { propertyType: _, ...told } = statedHome(heard);
  return Object.keys(told).length === 0
    ? null
    : { tool: 'assess', arguments: { ...last.arguments, ...statedHome(heard) } };
};
