import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Understanding } from '../understanding/understand.ts';
import { signsOf } from './signs.ts';

const FEW_WORDS = 4;
/** 'Units in Bondi' are looked for; a question about them is one about their market. */
const isThing = ({ rest, language }: Understanding): boolean =>
  language === 'en' && !/\b(?:how|what|whats|why|when|is|are|about|tell)\b/.test(rest);

/** Without any word that says what is wanted, what is named says it. */
export const bareIntent = (heard: Understanding): AssistantTool | null => {
  const signs = signsOf(heard);
  if (signs.addresses > 0) return 'assess';
  if (signs.money('income')) return 'borrowing_power';
  if (signs.places > 0 && (signs.hasType || signs.has('home', 'nearCoast')) && isThing(heard))
    return 'search_listings';
  if (signs.places > 0 && (signs.hasRooms || signs.hasCap || heard.features.length > 0))
    return 'search_listings';
  if (signs.hasType && (signs.hasRooms || signs.hasCap)) return 'search_listings';
  if (heard.topics.length > 0) return 'rules';
  if (signs.has('price') && heard.words < FEW_WORDS && signs.places === 0) return 'assess';
  if (signs.hasType && heard.words <= FEW_WORDS) return 'market';
  if (signs.places > 1) return 'compare';
  if (signs.places > 0) return 'market';
  return null;
};
