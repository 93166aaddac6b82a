import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { saysNearby } from '../understanding/nearby-words.ts';
import type { RuleTopic } from '../understanding/rule-topics.ts';
import type { Understanding } from '../understanding/understand.ts';
import { withBareNumber } from './bare-number.ts';
import { withoutDropped } from './dropped-wishes.ts';
import { fillArguments } from './fill-arguments.ts';
import { subjectOf } from './filler.ts';
import { inheritLvr, inheritSearch } from './inherit.ts';
import { isSubject } from './place-text.ts';
import type { Signs } from './signs.ts';
import { type Call, type DialogueState, NEW_DIALOGUE, type ToolArguments } from './state.ts';

export const SHORT_WORDS = 9;
const NEXT_DOOR = 'nextDoor';

/** Tools that speak of one home. */
export const OF_A_HOME: ReadonlySet<AssistantTool> = new Set([
  'assess',
  'explain_value',
  'comparables',
  'hazard',
  'report',
  'home_facts',
]);
/** Tools that speak of a place, and from which a search can go on. */
const OF_A_PLACE: ReadonlySet<AssistantTool> = new Set(['market', 'compare', 'hazard', 'rank_suburbs']);
const OF_A_LOAN: ReadonlySet<AssistantTool> = new Set(['lvr', 'borrowing_power', 'compliance']);
const WITH_WISHES: ReadonlySet<AssistantTool> = new Set(['search_listings', 'market', 'compare']);

/** Whether the message brings anything that a call could be changed by. */
export const changes = (heard: Understanding): boolean => {
  const { places, money, facts, features, hazards, percentages, termYears, topics } = heard;
  return (
    places.some(isSubject) ||
    money.length + features.length + hazards.length + percentages.length + topics.length > 0 ||
    termYears !== null ||
    heard.ratePercent !== null ||
    heard.concepts.has('nearCoast') ||
    saysNearby(heard) ||
    heard.sort !== null ||
    Object.values(facts).some((fact) => fact !== null)
  );
};

/** Who says anew what is earned says it of everybody. */
const withoutFormerEarner = (known: ToolArguments, changed: ToolArguments): ToolArguments => {
  const { secondIncomeAud, ...others } = changed;
  const isFormer = changed.incomeAud !== known.incomeAud && secondIncomeAud === known.secondIncomeAud;
  return isFormer ? others : changed;
};

/** Another home has other rooms; a value given outright replaces an address, and the other way round. */
const withoutStale = (
  { tool, arguments: known }: Call,
  all: ToolArguments,
  heard: Understanding,
): ToolArguments => {
  const changed = withoutFormerEarner(known, all);
  const isElsewhere = changed.address !== undefined && changed.address !== known.address;
  const isPlace = (text: unknown): boolean => typeof text === 'string' && !/^\S*\d/.test(text);
  if (tool === 'assess' && isElsewhere && !(isPlace(known.address) && isPlace(changed.address))) {
    const { address, propertyType } = changed;
    const fresh = fillArguments('assess', heard, NEW_DIALOGUE, {});
    return {
      ...(propertyType === undefined || heard.facts.propertyType === null ? {} : { propertyType }),
      ...fresh,
      address,
    };
  }
  if (tool !== 'lvr' && tool !== 'compliance') return changed;
  const { valueAud, address, depositAud, loanAud, ...rest } = changed;
  const isValued = valueAud !== undefined && valueAud !== known.valueAud;
  const isOfAnotherDeposit = depositAud !== undefined && depositAud !== known.depositAud;
  const isOfAnotherLoan = loanAud !== undefined && loanAud !== known.loanAud;
  return {
    ...rest,
    ...(isElsewhere || valueAud === undefined ? {} : { valueAud }),
    ...(isValued || address === undefined ? {} : { address }),
    ...(isOfAnotherLoan || depositAud === undefined ? {} : { depositAud }),
    ...(isOfAnotherDeposit && !isOfAnotherLoan && tool === 'lvr'
      ? {}
      : loanAud === undefined
        ? {}
        : { loanAud }),
  };
};

/** 'We also have', 'and my partner earns': more of the same, not another. */
const ADDED_INCOME =
  /\b(?:partner|wife|husband|spouse|girlfriend|boyfriend|fiancee?)\b|\b(?:she|he)(?:'s)? (?:also |still )?(?:earns?|makes?|gets?|brings?|is on|on)\b|추가|더하면|더해|加上|再加|añad|agreg|en plus|dazu|zusätzlich|aggiung|somando|добав|追加|足す|जोड़|إضافة|زائد/u;
const OF_ALL_INCOME =
  /\b(?:we|together|combined|total|income|deposit|instead|actually|only|not|more like|closer to|part[- ]time|down to|drops?|what if|if|take|use|make|altogether|all up|makes it|household)\b/;
/** Somebody else earns it beside what was told. */
export const addsIncome = (rest: string): boolean => ADDED_INCOME.test(rest) && !OF_ALL_INCOME.test(rest);
const addedIncome = (heard: Understanding, known: ToolArguments, changed: ToolArguments): ToolArguments => {
  const isAdded =
    addsIncome(heard.rest) &&
    typeof known.incomeAud === 'number' &&
    typeof changed.incomeAud === 'number' &&
    changed.incomeAud !== known.incomeAud;
  if (!isAdded) return changed;
  const added = Number(changed.incomeAud);
  return { ...changed, incomeAud: Number(known.incomeAud) + added, secondIncomeAud: added };
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The last call with what the message changes in it; null where it changes nothing. */
const changedCall = (heard: Understanding, before: DialogueState, last: Call): Call | null => {
  const kept = WITH_WISHES.has(last.tool) ? withoutDropped(heard, last.arguments) : null;
  if (!kept && !changes(heard)) return null;
  const filled = fillArguments(last.tool, heard, before, kept?.arguments ?? last.arguments);
  const again = Object.fromEntries(Object.entries(filled).filter(([name]) => !kept?.gone.includes(name)));
  if (same(again, last.arguments)) return null;
  return {
    tool: last.tool,
    arguments: addedIncome(heard, last.arguments, withoutStale(last, again, heard)),
  };
};

const wishes = ({ facts, features, concepts }: Understanding, signs: Signs): boolean =>
  signs.hasRooms ||
  signs.hasCap ||
  features.length > 0 ||
  facts.landSqm !== null ||
  concepts.has('nearCoast');

const BACK_TO_LIST =
  /\b(?:back to|go back|return to)\b.*\b(?:list|listings|search|results|houses|units|homes)\b|\b(?:the|that|those|my) (?:list|listings|search|results)\b.*\b(?:again|but|with|under|over|instead)\b|\bfrom (?:the|that) (?:list|search)\b/;

/** 'Back to the list, but under 900k': the last search with what the message changes in it. */
export const searchAgain = (
  heard: Understanding,
  signs: Signs,
  { search, ...before }: DialogueState,
): Call | null =>
  search && signs.places === 0 && BACK_TO_LIST.test(heard.rest)
    ? (changedCall(heard, { ...before, search }, search) ?? search)
    : null;

/** What a market was asked for is what is then looked for. */
const searchFrom = (heard: Understanding, before: DialogueState): Call => {
  const filled = fillArguments('search_listings', heard, before, {});
  return { tool: 'search_listings', arguments: inheritSearch(filled, heard, before) };
};

/** An amount whose words say what it is needs no guess. */
const numberedCall = ({ money, rest }: Understanding, last: Call): Call | null =>
  money.every(({ role }) => role === null || role === 'maxPrice' || role === 'minPrice')
    ? withBareNumber(rest, last)
    : null;

/** '... and sort them by price'. */
const inOrder = ({ sort }: Understanding, { tool, arguments: args }: Call): Call => ({
  tool,
  arguments: tool === 'search_listings' && sort ? { ...args, sort } : args,
});

/** 'And 221?', after APS 220. */
const STANDARDS: readonly RuleTopic[] = ['APS 220', 'APS 221', 'APS 112', 'APG 223', 'CPS 230'];
const standardOf = (rest: string): RuleTopic | null =>
  STANDARDS.find((topic) => new RegExp(String.raw`\b${topic.slice(-3)}\b`).test(rest)) ?? null;

/** 'Is that high for the area?' */
const isSpokenPlace = (place: Understanding['places'][number]): boolean =>
  place.kind === 'spoken' && !/^\S*\d/.test(place.text);

/** 'If I borrow 700k against it', of a home. */
const isSecured = (signs: Signs): boolean =>
  (signs.money('loan') || signs.money('deposit') || signs.money('debts')) && !signs.money('income');

/** More of the same list, or the list again. */
const AGAIN =
  /\b(?:sort|order|cheaper|bigger|smaller|show (?:me )?more|more (?:options|results|listings|like)|any(?:thing)? (?:others?|else|more)|next page|the rest|cheapest|dearest)\b/;

/**
 * A message without a wish of its own goes on with what was spoken of: 'and for units?', 'what about Manly?', 'no, I
 * meant Bondi Junction', 'make it 25 years', 'drop the pool', 'what if it had 4 bedrooms'.
 */
export const followUp = (heard: Understanding, signs: Signs, before: DialogueState): Call | null => {
  const { last } = before;
  if (!last) return null;
  const isOfHome = OF_A_HOME.has(last.tool) && before.address !== null;
  if (isOfHome && last.tool !== 'hazard' && heard.places.some(isSpokenPlace))
    return { tool: 'market', arguments: fillArguments('market', heard, before, {}) };
  if (signs.places === 0 && isOfHome && last.tool !== 'assess' && signs.hasRooms && !signs.hasCap)
    return {
      tool: 'assess',
      arguments: { address: before.address, ...fillArguments('assess', heard, before, {}) },
    };
  if (signs.places === 0 && isOfHome && isSecured(signs)) {
    const filled = fillArguments('lvr', heard, before, {});
    return { tool: 'lvr', arguments: inheritLvr(filled, heard, before) };
  }
  if (signs.places === 0 && !isOfHome && OF_A_PLACE.has(last.tool) && wishes(heard, signs))
    return searchFrom(heard, before);
  const reference =
    last.tool === 'check_certificate' ? /\b[\w-]*\d[\w-]*\b/.exec(heard.text)?.[0] : undefined;
  if (reference) return { tool: last.tool, arguments: { reference } };
  if (last.tool === 'check_certificate' && signs.has('verify') && signs.has('it')) return last;
  const numbered = numberedCall(heard, last);
  if (numbered) return inOrder(heard, numbered);
  const topic = last.tool === 'rules' ? standardOf(heard.rest) : null;
  if (topic) return { tool: 'rules', arguments: { topic } };
  const changed = changedCall(heard, before, last);
  if (changed) return changed;
  if (last.tool === 'search_listings' && AGAIN.test(heard.rest)) return last;
  return pickUpLoan(heard, before);
};

/** A term or an amount said after something else came between goes on with the loan. */
const pickUpLoan = (heard: Understanding, before: DialogueState): Call | null => {
  const isOfLoan = heard.ratePercent !== null || heard.termYears !== null;
  if (!isOfLoan || before.loan.incomeAud === undefined || (before.last && OF_A_LOAN.has(before.last.tool)))
    return null;
  return { tool: 'borrowing_power', arguments: fillArguments('borrowing_power', heard, before, before.loan) };
};

/** The neighbour of the home that is named or was spoken of. */
export const nextDoor = (
  heard: Understanding,
  signs: Signs,
  intent: AssistantTool | null,
  before: DialogueState,
): Call | null => {
  const { last } = before;
  const address =
    signs.places === 0 ? before.address : signs.addresses === 1 ? subjectOf(heard, before) : null;
  if (!signs.has(NEXT_DOOR) || !address || (signs.places === 0 && !last)) return null;
  const wished = signs.places > 0 ? intent : last?.tool;
  const tool = wished && OF_A_HOME.has(wished) ? wished : 'assess';
  const { address: _, ...known } =
    tool === 'hazard' ? fillArguments(tool, heard, before, last?.arguments) : {};
  return { tool, arguments: { ...known, address: `${NEXT_DOOR}:${address}` } };
};

/** Whether the words only change what was asked before, although one of them could be a wish of its own. */
export const isContinued = (
  heard: Understanding,
  signs: Signs,
  intent: AssistantTool,
  { last }: DialogueState,
): boolean => {
  if (!last) return false;
  if (intent === last.tool) return heard.words <= 2 * SHORT_WORDS && !isWhole(heard, signs);
  if (last.tool === 'search_listings' && heard.sort && signs.places === 0 && heard.words <= SHORT_WORDS)
    return true;
  const isTakenBack = heard.words <= SHORT_WORDS && withoutDropped(heard, last.arguments) !== null;
  if (last.tool === 'search_listings' && isTakenBack && !signs.has('market')) return true;
  if (heard.words > 2 * SHORT_WORDS) return false;
  if (OF_A_LOAN.has(last.tool) && OF_A_LOAN.has(intent) && !signs.has('lvr', 'borrowingPower', 'comply'))
    return isOfLast(heard, signs, last);
  if (heard.words > SHORT_WORDS) return false;
  if (OF_A_LOAN.has(last.tool) && signs.places === 0 && numberedCall(heard, last)) return true;
  if (last.tool === 'search_listings' && intent === 'hazard')
    return (
      signs.addresses === 0 &&
      signs.has('lowRisk', 'mediumRisk') &&
      !signs.says(/\b(?:is|are|does|how|what|whats)\b/)
    );
  // 'The bank valued it at 480k in the end', of a loan.
  if (intent === 'assess' && OF_A_LOAN.has(last.tool) && signs.places === 0) return heard.money.length > 0;
  if (!(signs.has('also', 'correction') || heard.words <= 4)) return false;
  if (last.tool === 'rules') return heard.topics.length > 0 && heard.money.length === 0;
  if (OF_A_LOAN.has(last.tool) && OF_A_LOAN.has(intent)) return isOfLast(heard, signs, last);
  if (intent === 'market') return !signs.has('market') && !signs.has('price') && changes(heard);
  if (intent === 'search_listings')
    return changes(heard) && !signs.says(/\b(?:find|search|show|listings?|for sale|looking for)\b/);
  return intent === 'help' && changes(heard);
};

/** It names its place and more: a question of its own, which owes nothing to the one before. */
const isWhole = (heard: Understanding, signs: Signs): boolean =>
  signs.places > 0 && heard.words > SHORT_WORDS && !signs.has('also', 'correction');

/** 'And a deposit of 140k' goes on with an LVR although it could begin one. */
const isOfLast = (
  { money, places }: Understanding,
  signs: Signs,
  { tool, arguments: known }: Call,
): boolean => {
  if (places.some(isSubject)) return false;
  if (tool === 'borrowing_power')
    return known.priceAud !== undefined || !money.some(({ role }) => role === 'value');
  if (tool === 'lvr') return !signs.has('income', 'borrowingPower', 'comply') && money.length > 0;
  return !signs.has('lvr', 'borrowingPower');
};
