import type { Understanding } from '../understanding/understand.ts';
import { isSelling } from './seller.ts';
import type { Signs } from './signs.ts';
import type { DialogueState } from './state.ts';

const STRONG_FIND =
  /\b(?:find|search|show|list|looking for|look for|looking to buy|want to buy|wanna buy|im after|i'm after|after a|hunting|browse|whats available|what's available|what is available|got any|any|do you have|have you got|are there|chasing|keen on|need an?|want an?|wanting|need something|want something)\b(?! out)/;

/** 'Houses with low bushfire risk in Kalamunda', without a word that says find. */
const SAFE_HOMES =
  /\b(?:house|unit|apartment|townhouse|villa|home|property|place|somewhere|something|anything|houses|units|apartments|townhouses|villas|homes|properties|places|listings|blocks)\b.*\b(?:with|that|thats|safe|away|outside|not|low|no|without|free)\b/;

export const JUDGED =
  /\bwould you (?:pick|choose|buy|prefer)\b|\b(?:which|what|where|who)\b.*\b(?:better|best|cheaper|cheapest|dearer|dearest|safer|safest|riskier|riskiest|worse|worst|nicer|bigger|newer|higher|highest|lower|lowest|stronger|strongest|faster|fastest|slower|more|most|less|least|grown|expensive)\b/;

const HOMES_IN =
  /\b(?:houses|units|apartments|flats|townhouses|villas|homes|properties|places|listings|blocks)\b/;
/** 'Units in Mount Druitt or St Marys, cheapest ones': homes in either, and no comparison of the two. */
export const isListWanted = (s: Signs, { rest, sort, language }: Understanding): boolean =>
  !s.has('compare', 'market', 'advice', 'value') &&
  !s.says(JUDGED) &&
  (s.has('forSale') ||
    s.hasCap ||
    s.hasRooms ||
    (language === 'en' && s.hasType && sort !== null && HOMES_IN.test(rest)));

/** 'Which suburbs could I afford with 900k?': the amount is what they want to spend, and no income. */
const SUBURBS_FOR = /\b(?:which|what) (?:\p{L}+ ){0,3}(?:suburbs?|areas?)\b/u;
export const isBudgetSearch = (s: Signs): boolean =>
  s.says(SUBURBS_FOR) && s.amounts > 0 && s.addresses === 0 && !s.money('income') && !s.money('loan');

/** 'Is Eagleby flood prone or not, it's a 3 bed house': a yes or no of a place, whatever is told of the home. */
const ASKS_IF =
  /(?<!\b(?:that|which|homes?|houses?|units?|places?) )\b(?:is|does|do|did|will|would|has|have)\b(?! (?:there|you|anyone|anything)\b)[^.?!]{0,40}\b(?:flood(?:s|ed|ing)?(?: prone)?|go under|burn|bush ?fire(?: prone)?)\b/;

export const asksIfHazard = ({ rest, hazards, language }: Understanding): boolean =>
  language === 'en' && hazards.length > 0 && ASKS_IF.test(rest);

/** Whether homes for sale are looked for. */
export const isSearch = (s: Signs, heard: Understanding, { location }: DialogueState): boolean => {
  const { text, rest, features, hazards, language } = heard;
  if (s.addresses > 0 || isSelling({ text })) return false;
  if (isBudgetSearch(s)) return true;
  const isWanted = language === 'en' ? STRONG_FIND.test(rest) || s.has('forSale') : s.has('find', 'forSale');
  const isHome = s.hasType || s.has('home') || s.hasRooms;
  const isNarrowed = s.hasCap || s.hasRooms || features.length > 0 || s.has('nearCoast');
  if (s.hasCap && isHome && !asksIfHazard(heard) && !s.has('lvr', 'loan', 'borrow', 'market')) return true;
  if (s.has('find') && s.amounts > 0 && s.places > 0 && !s.money('income') && !s.has('lvr', 'loan', 'borrow'))
    return true;
  const isRisk = hazards.length > 0 || s.has('risk');
  if (asksIfHazard(heard)) return false;
  if (isRisk && !isNarrowed) {
    if (!isHome || !s.has('lowRisk', 'mediumRisk')) return false;
    return language === 'en'
      ? SAFE_HOMES.test(rest) && (isWanted || s.hasType || /\b(?:homes|properties|listings)\b/.test(rest))
      : isWanted;
  }
  if (s.has('market') && !isNarrowed && !s.has('forSale')) return false;
  if (s.has('value', 'explain', 'comparables') && !s.hasCap && !s.has('forSale')) return false;
  if (isWanted && isHome) return true;
  if (s.hasRooms && isRisk && s.has('lowRisk', 'mediumRisk') && s.places > 0) return true;
  if (s.has('find') && isHome && isNarrowed) return true;
  if (s.has('find') && s.amounts > 0 && s.places > 0 && !s.money('income') && !s.has('lvr', 'loan', 'borrow'))
    return true;
  return s.has('forSale') && (s.places > 0 || s.has('it') || location !== null);
};
