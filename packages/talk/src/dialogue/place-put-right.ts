import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { BEGINS_WITH_NO } from './booking/answer-words.ts';
import { subjectOf } from './filler.ts';
import { followUp } from './follow-up.ts';
import type { Signs } from './signs.ts';
import type { Call, DialogueState } from './state.ts';

/** In all languages, in lower case without the accents of Latin letters. */
const DENIES =
  /\b(?:not|wrong|i (?:said|meant|mean))\b|\b(?:no|quiero decir|quise decir|me refiero|pas|je voulais dire|je parle|nicht|ich meine|meinte|non|intendo|intendevo|nao|quis dizer|me refiro)\b|(?<!\p{L})не(?!\p{L})|имел\p{L}* в виду|不是|我说的是|じゃな|ではな|말고|아니|ليس|مش|أقصد|नहीं|मतलब/u;

/** 'Nah mate, not Vic. The suburb is Eagleby': the same is asked of the place that was meant. */
export const placePutRight = (
  heard: Understanding,
  signs: Signs,
  intent: AssistantTool | null,
  before: DialogueState,
): Call | null => {
  const { last } = before;
  const text = plainText(heard.text);
  if (last === null || signs.places === 0 || (intent !== null && intent !== last.tool)) return null;
  if (!BEGINS_WITH_NO.test(text) && !DENIES.test(text)) return null;
  const address = subjectOf(heard, before);
  // It was answered for that place already: the same once more is better than to be sent away.
  return followUp(heard, signs, before) ?? (last.arguments.address === address ? last : null);
};
