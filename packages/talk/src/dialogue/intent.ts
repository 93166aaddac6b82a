import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Understanding } from '../understanding/understand.ts';
import { isListWanted, isSearch, JUDGED } from './intent-search.ts';
import { type Signs, signsOf } from './signs.ts';
import type { DialogueState } from './state.ts';

/** Of a price; a rate is smaller. */
const LEAST_SHARE = 30;

type Rule = {
  tool: AssistantTool;
  when: (signs: Signs, heard: Understanding, before: DialogueState) => boolean;
};

const ASKS_ABOUT_OWN = /\b(?:my|our|calculate|work out|compute|figure out)\b/;
const HOME_IN_PLACE =
  /\b(?:a|an|my|our|this|that|the|your)\s+(?:[\w'-]+\s+){0,4}?(?:house|unit|apartment|flat|townhouse|villa|home|place|property|block|studio|bedder|duplex|cottage|terrace)\b/;
const EXPLICIT_COMPARE = /\b(?:compare|comparison|comparing|versus|vs|difference between|side by side)\b/;
const WHY_VALUE =
  /\bwhy\b.*\b(?:worth|value|valued|valuation|price|priced|much|that|high|low|expensive|cheap|figure|number)\b/;
const FIRST_PERSON_REPORTS =
  /\b(?:reports?)\b.*\b(?:left|remaining|used|run|allowed|have i)\b|\bhow many\b.*\breports?\b/;

const asksHow: Rule['when'] = (s, { reference, hazards, facts, features }) =>
  s.has('howTo') &&
  s.places === 0 &&
  s.amounts === 0 &&
  reference === null &&
  !s.has('borrowingPower') &&
  hazards.length === 0 &&
  !(
    s.has('find') &&
    (s.hasType || s.has('home')) &&
    (s.hasRooms || s.has('nearCoast', 'forSale') || features.length > 0 || facts.landSqm !== null)
  );

const PLAN_PRICE =
  /\b(?:plans?|subscriptions?|tiers?)\b.*\b(?:cost|costs|price|prices|pricing)\b|\b(?:cost|price|pricing)\b.*\b(?:plans?|subscriptions?|tiers?)\b/;

/** After reports were spoken of, one is one of them. */
const DO_ONE = /\b(?:do|make|create|generate|get|order|run|prepare) (?:me )?(?:one|another)\b/;

const ASKS_RULES =
  /^\W*what (?:do|are|is|does) (?:the |your )?(?:lending )?(?:rules?|regulations?)(?: say| are)?\W*$/;
const RULED: ReadonlySet<AssistantTool> = new Set(['lvr', 'borrowing_power', 'compliance']);

const WANTS_PERSON =
  /\bwho (?:can|do|should) i (?:call|talk|speak|contact|ring)\b|\b(?:call ?back|call me|ring me|escalate|human (?:please|pls|now)|real (?:person|human)|live (?:agent|chat|person))\b|^\W*(?:a |an )?(?:human|person|operator|representative)\W*$/;

/** A loan, an income and what secures it are all that the rules ask for. */
const isWholeLoan = (s: Signs, { address }: DialogueState): boolean =>
  s.money('loan') &&
  s.money('income') &&
  (s.money('value') || s.addresses > 0 || (s.has('it') && address !== null)) &&
  !s.has('borrowingPower', 'lvr');

/** 'How's the suburb going'. */
const HOW_IT_GOES =
  /\bhow(?:'s|s| is| are| has)? (?:the |that |this |it |things )?(?:suburb|area|town|region|city|place|neighbourhood)?\b.{0,30}\b(?:going|doing|looking|travelling|traveling|tracking|holding up|faring|performing)\b/;

const OF_SEVERAL = /\b(?:both|each of|all of them|all three|the two|them all|the three|either)\b/;
/** 'Which is safer?', 'the flood risk of both', of two that were spoken of. */
const isJudgement: Rule['when'] = (s, _, { last, recent }) =>
  s.places === 0 &&
  s.amounts === 0 &&
  (s.says(JUDGED) || (s.says(OF_SEVERAL) && s.has('risk', 'flood', 'fire', 'value', 'price', 'market'))) &&
  !s.has('report') &&
  (last?.tool === 'compare' ||
    (recent.length >= 2 && (s.says(OF_SEVERAL) || s.says(/\bwhich (?:one|of|is|has|would|suburb|place)\b/))));

/** 'What did similar places near it sell for?' */
const SOLD_NEARBY =
  /\b(?:similar|comparable|other|like|such|nearby|neighbou?ring|around)\b.{0,40}\b(?:sell|sold|go|went|gone|fetch\w*|bring|brought)(?: for)?\b|\b(?:sold|gone|went|sell) for (?:nearby|around (?:here|there|it)|near (?:it|here|there|by)|close by|in (?:the|that) street)\b/;

/** In this order: the first that fits. Each needs signs that none of those before it would leave over. */
const RULES: readonly Rule[] = [
  { tool: 'hand_over', when: (s) => s.says(WANTS_PERSON) && s.amounts === 0 && s.places === 0 },
  {
    tool: 'hand_over',
    when: (s) =>
      s.has('person') &&
      s.has('speak') &&
      s.amounts === 0 &&
      s.addresses === 0 &&
      !s.has('comply', 'lvr', 'othersData'),
  },
  {
    tool: 'check_certificate',
    when: (s, { reference }) =>
      (s.has('certificate') && (reference !== null || (s.has('verify') && !s.has('howTo')))) ||
      (reference !== null && s.has('verify') && s.places === 0),
  },
  {
    tool: 'plan_usage',
    when: (s, { language }) =>
      !(s.has('howTo') || s.says(PLAN_PRICE)) &&
      s.places === 0 &&
      s.amounts === 0 &&
      ((s.has('plan') && s.has('usage', 'whatIs')) ||
        (s.has('report') && s.has('usage') && !(s.has('make') && language === 'en')) ||
        s.says(FIRST_PERSON_REPORTS) ||
        s.says(/\bhow many\b.*\b(?:do|can) (?:i|we) (?:get|have|make|run)\b/) ||
        s.says(/\bmy (?:usage|quota|allowance|subscription)\b|\bhave (?:i|we) used\b/)),
  },
  {
    tool: 'report',
    when: (s) =>
      s.has('report') &&
      !s.has('howTo') &&
      !s.has('comply') &&
      (s.has('make') || s.addresses > 0 || s.has('it')) &&
      !(s.has('whatIs') && s.addresses === 0 && !s.has('it')),
  },
  {
    tool: 'report',
    when: (s, _, { last }) => last?.tool === 'plan_usage' && s.says(DO_ONE) && s.addresses > 0,
  },
  {
    tool: 'rules',
    when: (s, { topics }, { last }) =>
      topics.length === 0 &&
      s.amounts === 0 &&
      s.places === 0 &&
      (s.says(ASKS_RULES) || (s.says(/\brules?\b/) && s.has('it') && RULED.has(last?.tool ?? 'help'))),
  },
  {
    tool: 'help',
    when: (s, { topics }) =>
      s.has('whatIs') &&
      s.has('product') &&
      s.places + s.amounts + topics.length === 0 &&
      !s.has('it', 'market'),
  },
  {
    tool: 'rules',
    when: (s, { topics }) =>
      topics.length > 0 &&
      s.amounts === 0 &&
      s.addresses === 0 &&
      !(topics.length === 1 && topics[0] === 'LVR' && s.says(ASKS_ABOUT_OWN) && !s.has('rule')) &&
      !(
        s.has('comply') &&
        s.has('it', 'loan') &&
        s.says(/\b(?:my|this|the|that) (?:loan|mortgage|deal)\b/)
      ) &&
      (s.has('whatIs', 'rule', 'howTo', 'explain', 'comply') || topics[0] !== 'LVR'),
  },
  {
    tool: 'compliance',
    when: (s, _, before) =>
      (s.has('comply') &&
        !s.has('howTo') &&
        (s.says(/\bcomplian(?:t|ce)\b/) ||
          s.has('loan', 'borrow', 'income', 'it', 'home', 'lvr') ||
          s.amounts > 0 ||
          s.places > 0 ||
          s.hasType)) ||
      isWholeLoan(s, before) ||
      (s.says(/\bapra\b/) && s.amounts > 0 && (s.addresses > 0 || s.money('value'))),
  },
  {
    tool: 'borrowing_power',
    when: (s) => s.has('afford') && s.amounts > 0 && s.says(/\bhow much\b/) && !s.hasCap && s.addresses === 0,
  },
  {
    tool: 'lvr',
    when: (s, { percentages }) =>
      s.has('lvr') ||
      (s.has('deposit') && percentages.length > 0 && s.addresses > 0) ||
      (percentages.some(({ value }) => value >= LEAST_SHARE) &&
        s.has('borrow', 'loan', 'deposit') &&
        s.amounts > 0 &&
        !s.money('income')) ||
      (s.money('deposit') && (s.money('value') || s.places > 0 || s.amounts > 1) && !s.money('income')) ||
      (s.has('deposit') &&
        !s.has('howTo') &&
        (s.money('value') || s.amounts > 0) &&
        !s.has('income') &&
        !s.hasCap) ||
      (s.money('loan') &&
        (s.money('value') || s.addresses > 0 || s.amounts > 1) &&
        !s.money('income') &&
        !s.has('borrowingPower', 'comply')),
  },
  {
    tool: 'borrowing_power',
    when: (s) =>
      s.has('borrowingPower') ||
      (s.money('income') && s.has('howMuch', 'loan', 'afford', 'borrow')) ||
      (s.money('income') && s.money('deposit')) ||
      (s.has('borrow') && (s.money('income') || s.has('howMuch', 'income'))) ||
      (s.has('afford') && s.amounts === 0 && s.says(/\b(?:i|we) (?:\w+ )?afford\b/)) ||
      (s.has('afford') && (s.money('income') || (s.has('loan', 'borrow') && !s.hasCap))) ||
      (s.has('loan') && s.money('income') && s.has('howMuch', 'whatIs', 'afford')),
  },
  {
    tool: 'help',
    when: (s) =>
      s.has('howTo') && s.addresses === 0 && !s.has('it') && s.says(/\bcomes? from\b|\bwhere do you get\b/),
  },
  { tool: 'help', when: asksHow },
  { tool: 'compare', when: isJudgement },
  {
    tool: 'compare',
    when: (s, heard, { recent, address, location }) =>
      (s.places >= 2 &&
        !isListWanted(s, heard) &&
        (s.has('compare', 'market', 'value', 'price', 'risk', 'advice') || s.says(/\bor\b/))) ||
      (s.has('compare') &&
        s.says(EXPLICIT_COMPARE) &&
        !(s.places === 1 && s.hasType && (address ?? location) === null) &&
        !s.has('comparables') &&
        !(s.places === 0 && recent.length < 2 && s.says(/\bdifference between\b/))) ||
      (s.has('compare') && s.says(/\b(?:both|them|those|these|two|all|each)\b/) && recent.length > 1) ||
      (s.has('compare') &&
        s.places === 1 &&
        (address ?? location) !== null &&
        !s.has('loan', 'lvr', 'borrow', 'comparables', 'find')) ||
      (s.has('compare') && s.places >= 2),
  },
  { tool: 'comparables', when: (s) => (s.has('comparables') || s.says(SOLD_NEARBY)) && !s.hasCap },
  {
    tool: 'explain_value',
    when: (s, _, { last }) =>
      s.says(WHY_VALUE) ||
      (s.has('explain') &&
        (!s.has('market') || s.addresses > 0) &&
        (s.has('value', 'price') ||
          s.addresses > 0 ||
          last?.tool === 'assess' ||
          last?.tool === 'explain_value')) ||
      (s.has('why') && s.has('value', 'price')) ||
      (s.has('why') && s.places === 0 && last?.tool === 'assess'),
  },
  {
    tool: 'search_listings',
    when: (s, heard, before) =>
      isSearch(s, heard, before) || (s.places >= 2 && s.hasType && isListWanted(s, heard)),
  },
  {
    tool: 'hazard',
    when: (s, { hazards }) => (hazards.length > 0 || s.has('risk')) && !s.says(/\bmarket risk\b/),
  },
  {
    tool: 'assess',
    when: (s, heard, { address }) =>
      (s.has('value') && (s.addresses > 0 || s.hasRooms)) ||
      (s.has('price', 'howMuch') && s.hasRooms && s.places > 0 && !s.hasCap && !s.has('market')) ||
      (s.has('price', 'howMuch', 'advice') && s.addresses > 0 && !s.has('market')) ||
      (s.has('value') &&
        !s.has('market') &&
        s.places > 0 &&
        (s.says(HOME_IN_PLACE) || (heard.language !== 'en' && s.hasType))) ||
      (s.has('value') && !s.has('market', 'advice') && s.places === 0) ||
      (s.has('price', 'howMuch') &&
        s.has('it', 'home') &&
        s.places === 0 &&
        address !== null &&
        !s.has('market')),
  },
  {
    tool: 'market',
    when: (s) =>
      s.has('market') ||
      s.says(HOW_IT_GOES) ||
      (s.has('price', 'value', 'advice', 'forecast', 'howMuch') && (s.places > 0 || s.hasType)) ||
      (s.has('advice') && (s.places > 0 || s.hasType || s.has('home', 'price', 'it'))) ||
      (s.has('price') && s.has('home', 'it')),
  },
  {
    tool: 'help',
    when: (s) =>
      s.has('abilities', 'product') ||
      (s.has('howTo') && s.places === 0) ||
      (s.has('whatIs') && s.has('certificate', 'report', 'plan', 'value', 'rule')),
  },
];

export const intentOf = (heard: Understanding, before: DialogueState): AssistantTool | null => {
  const signs = signsOf(heard);
  return RULES.find(({ when }) => when(signs, heard, before))?.tool ?? null;
};
