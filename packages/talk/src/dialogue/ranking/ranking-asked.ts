import { askedTopics } from '../../guide/asked-topics.ts';
import { plainText } from '../../understanding/clean-text.ts';
import { saysNearby } from '../../understanding/nearby-words.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { fillArguments } from '../fill-arguments.ts';
import { SHORT_WORDS } from '../follow-up.ts';
import { isHome, isSubject } from '../place-text.ts';
import type { Signs } from '../signs.ts';
import { type Call, type DialogueState, NEW_DIALOGUE } from '../state.ts';
import { wholeCall } from '../whole-call.ts';
import { budgetIn, rankedByIn } from './fill-ranking.ts';
import { SUBURBS, THIS_ONE, WHERE_TO, YIELD } from './ranking-words.ts';

/** 'Of those' asks of what was listed. */
const OF_THOSE = /\b(?:of (?:those|these|them)|those|these)\b/;
/** A hazard alone is asked of the place spoken of; which of them all is another order. */
const ASKS_WHICH =
  /\b(?:which|where|rank|sort|order|welche\w*|wo|quels?|quelles?|cual\w*|donde|quali?|dove|quais|qual|onde)\b|как(?:ие|ой|их)|где|哪|どの|どこ|어느|어디|أي|कौन|कहाँ/u;
/** 'And by growth?', of suburbs that were put in order by something else. */
const inAnotherOrder = (heard: Understanding, { last }: DialogueState): Call | null =>
  last?.tool === 'rank_suburbs' &&
  heard.words <= SHORT_WORDS &&
  rankedByIn(heard) !== null &&
  !heard.places.some((place) => isHome(place) || place.kind === 'locality' || place.kind === 'spoken') &&
  !OF_THOSE.test(heard.rest) &&
  (heard.hazards.length === 0 || ASKS_WHICH.test(plainText(heard.text)))
    ? { tool: 'rank_suburbs', arguments: fillArguments('rank_suburbs', heard, NEW_DIALOGUE, last.arguments) }
    : null;

/** Whether what rents bring is asked, too. */
export const asksYield = ({ text }: Understanding): boolean => YIELD.test(plainText(text));

/** 'It's not about a suburb': named only to be ruled out. */
const NO_SUBURBS =
  /\b(?:not|n'?t|never|no|forget|without)\b.{0,20}\b(?:suburbs?|areas?|postcodes?|towns?)\b|\b(?:no|olvid\w+) .{0,20}(?:barrios?|zonas?|suburbios?)\b|\bpas .{0,16}(?:quartiers?|banlieues?|zones?)\b|\b(?:nicht|kein\w*|vergiss) .{0,16}(?:vororte?|stadtteile?|gegend)\b|\bnon .{0,16}(?:quartier[ei]|zon[ae])\b|\bnao .{0,16}(?:bairros?|zonas?)\b|не .{0,16}(?:район|пригород)\p{L}*|不是.{0,6}(?:区|郊区)|(?:地域|エリア)の(?:話|こと)では|(?:동네|지역).{0,6}(?:아니|말고)|(?:इलाक|एरिया).{0,12}नहीं|(?:ليس|مو) .{0,12}(?:ضاحية|منطقة)/u;

/** Which suburbs come first by a figure, or are within a budget; null where none are asked for. */
export const rankingCall = (heard: Understanding, signs: Signs, before: DialogueState): Call | null => {
  const plain = plainText(heard.text);
  const named = heard.places.filter(isSubject);
  // Two that are named are compared; a home has its own suburb.
  if (named.some(isHome) || named.length > 1 || heard.changes.length > 0) return null;
  if (signs.has('loan', 'lvr', 'borrow', 'borrowingPower', 'comparables')) return null;
  if (signs.money('income') || signs.money('loan')) return null;
  // 'Is it a safe area, much crime?' is asked of the one spoken of.
  const isOfCrime = askedTopics(heard).includes('safety') && !ASKS_WHICH.test(plain);
  if (isOfCrime) return null;
  const asksSuburbs = SUBURBS.test(plain) && !THIS_ONE.test(heard.rest) && !NO_SUBURBS.test(plain);
  const asksWhere = WHERE_TO.test(plain) && !signs.has('person', 'certificate', 'report');
  if (!asksSuburbs && !asksWhere) return inAnotherOrder(heard, before);
  // Who says how many rooms wants to see homes.
  if (signs.hasRooms) return null;
  // 'Where can I buy?' alone says neither what for nor how dear.
  if (rankedByIn(heard) === null && budgetIn(heard) === undefined) return null;
  // 'Where can I find cheap units in Balga?' looks for homes in one suburb.
  const isOneSuburb = named.some(({ kind }) => kind === 'locality' || kind === 'postcode');
  return isOneSuburb && !(asksSuburbs && saysNearby(heard)) ? null : wholeCall('rank_suburbs', heard, before);
};
