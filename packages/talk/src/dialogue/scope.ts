import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Understanding } from '../understanding/understand.ts';
import type { Knowledge } from './knowledge.ts';
import type { Signs } from './signs.ts';
import type { DialogueState } from './state.ts';

/** Words that only a question of property, lending or hazards has. */
const isOurs = (heard: Understanding, signs: Signs): boolean =>
  signs.hasType ||
  heard.hazards.length > 0 ||
  heard.topics.length > 0 ||
  heard.reference !== null ||
  signs.has('home', 'loan', 'lvr', 'borrowingPower', 'comparables', 'value', 'forSale') ||
  signs.says(/\b(?:median|house prices?|property|housing|real estate|days on market|clearance)\b/);

type Help = Pick<Knowledge, 'isInHelp'>;

/** A question about the product: the help has words of it. */
const isHelpful = (heard: Understanding, signs: Signs, { isInHelp }: Help): boolean =>
  signs.has('product') || heard.strange.length === 0 || isInHelp(heard.strange);

/** Nobody knows what it will be worth then. */
const FAR_FUTURE = /\b(?:in|by) 20[3-9]\d\b|\bin (?:\d+|five|ten|twenty|thirty) years\b/;
/** 'Which agent is the most honest'. */
const RATED = /\b(?:which|best|recommend|good|honest|top|cheapest|who)\b/;
const PLAINLY_MARKET =
  /\b(?:markets?|medians?|clearance|days on market|house prices?|property prices?|unit prices?|prices|growth|auctions?|yields?|capital gains?)\b/;

/** Rooms, a price or features are those of a home, whatever else is said. */
const isNarrowed = ({ features, facts, topics, money }: Understanding, signs: Signs): boolean =>
  signs.hasRooms ||
  signs.hasCap ||
  features.length + topics.length + money.length > 0 ||
  facts.landSqm !== null;

/** What was understood stands on a place, an amount or a small word alone, and the rest is about something else. */
const isWeak = (
  heard: Understanding,
  signs: Signs,
  intent: AssistantTool | null,
  { last }: DialogueState,
): boolean => {
  switch (intent) {
    case null:
      return (
        signs.places > 0 && !isNarrowed(heard, signs) && !(last && signs.has('also', 'correction', 'it'))
      );
    case 'market':
      if (signs.places === 0 && signs.has('advice') && !signs.has('market', 'price')) return true;
      if (signs.places === 0)
        return !(
          signs.hasType ||
          signs.has('home') ||
          (last && signs.has('it', 'also')) ||
          signs.says(PLAINLY_MARKET)
        );
      return !signs.has('market', 'price') && !(signs.has('value') && (signs.hasType || signs.has('home')));
    case 'hazard':
      return (
        heard.hazards.length === 0 &&
        signs.places === 0 &&
        !signs.has('it', 'home') &&
        !signs.hasType &&
        !signs.says(/\b(?:climate|environmental) risks?\b|\brisk analysis\b/)
      );
    case 'hand_over':
      return heard.strange.length > 1 && !signs.says(/\b(?:talk|speak|chat|human|transfer|connect|hand)\b/);
    case 'assess':
      return (
        !last && signs.addresses === 0 && signs.places === 0 && !signs.hasRooms && heard.strange.length > 1
      );
    default:
      return false;
  }
};

/**
 * Whether the message is about something else altogether. A place that is named does not make it ours: the head of the
 * request does, so 'who is the mayor of Parramatta' is declined although Parramatta is known.
 */
export const isOutOfScope = (
  heard: Understanding,
  signs: Signs,
  intent: AssistantTool | null,
  before: DialogueState,
  help: Help,
): boolean => {
  if (signs.has('notOffered') && intent !== 'help' && intent !== 'rules' && intent !== 'plan_usage')
    return true;
  if (signs.says(FAR_FUTURE) && signs.has('value', 'price', 'forecast')) return true;
  if (signs.has('person') && signs.says(RATED) && (intent === 'market' || intent === null)) return true;
  if (intent === 'help')
    return signs.has('offTopic') ? !signs.has('product') : !isHelpful(heard, signs, help);
  if (signs.has('offTopic')) return intent === null || !isOurs(heard, signs);
  if (heard.language !== 'en' || heard.strange.length === 0) return false;
  return isWeak(heard, signs, intent, before) && signs.addresses === 0 && heard.reference === null;
};
