import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { STATES } from '@propguard/rules/places/states';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Inheritance } from './filler.ts';
import { OTHER_PLACES_MAX } from './other-places.ts';
import { isHome, isSubject } from './place-text.ts';
import { type DialogueState, type ToolArguments, textOf } from './state.ts';

const isHomeText = (name: string): boolean => /^\S*\d/.test(name) && name.includes(',');

/** The home spoken of last, even if a place was spoken of since. */
const lastHome = ({ address, recent }: DialogueState): string | null =>
  address ?? recent.findLast(isHomeText) ?? null;

const THE_HOME =
  /\b(?:the|my|that|this|our) (?:house|home|property|place|apartment|flat|unit|townhouse|villa)\b/;

/** The one listing that was found, or the first of those that were put in an order: 'report on it'. */
const onlyListed = ({ last, listed }: DialogueState): string | null => {
  if (last?.tool !== 'search_listings') return null;
  return listed.length === 1 || last.arguments.sort !== undefined ? (listed[0]?.name ?? null) : null;
};
const OF_ONE_HOME: ReadonlySet<AssistantTool> = new Set(['report', 'explain_value', 'comparables']);

const subjectFor = (
  tool: AssistantTool,
  { rest, concepts }: Understanding,
  before: DialogueState,
): string | null => {
  const current = before.address ?? before.location;
  const isOfHome = OF_ONE_HOME.has(tool) || THE_HOME.test(rest);
  const listed = isOfHome || concepts.has('it') ? onlyListed(before) : null;
  if (listed) return listed;
  // A report is of a home, never of a suburb.
  if (tool === 'report') return lastHome(before);
  return isOfHome ? (lastHome(before) ?? current) : current;
};

const pick = (from: ToolArguments, ...names: string[]): ToolArguments =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

/** What a loan is secured by: the value or home that the message names, or the one spoken of. */
const securityFor = (filled: ToolArguments, before: DialogueState): ToolArguments => {
  if (filled.address !== undefined || filled.valueAud !== undefined) return {};
  const { valueAud } = before.loan;
  if (valueAud !== undefined) return { valueAud };
  const home = lastHome(before);
  const { last, figures } = before;
  // What was told of a home in a place is the value: the place alone knows nothing of its rooms.
  const isTold = last?.tool === 'assess' && last.arguments.address === home && isPlaceText(home);
  if (isTold && typeof figures.valueAud === 'number') return { valueAud: figures.valueAud };
  if (home) return { address: home };
  const { budgetAud } = before.loan;
  return budgetAud === undefined ? {} : { valueAud: budgetAud };
};

/** What is borrowed, or else what is put in, as it was said. */
const partKnown = (loan: ToolArguments): string =>
  ['loanAud', 'depositAud', 'depositPercent'].find((name) => loan[name] !== undefined) ?? 'loanAud';

export const inheritLvr: Inheritance = (filled, _, before) => {
  const isSaid = filled.loanAud !== undefined || filled.depositAud !== undefined;
  return {
    ...(isSaid || filled.depositPercent !== undefined ? {} : pick(before.loan, partKnown(before.loan))),
    ...securityFor(filled, before),
    ...filled,
  };
};

const WITH_TYPE: ReadonlySet<AssistantTool> = new Set([
  'market',
  'compare',
  'search_listings',
  'rank_suburbs',
]);
/** Units were spoken of, so it is units that are meant. */
const typeFrom = (filled: ToolArguments, { last }: DialogueState): ToolArguments =>
  last && WITH_TYPE.has(last.tool) && filled.propertyType === undefined
    ? pick(last.arguments, 'propertyType')
    : {};

const HOME_FACTS = [
  'propertyType',
  'calledType',
  'bedrooms',
  'bathrooms',
  'carSpaces',
  'landSqm',
  'yearBuilt',
];
const isPlaceText = (text: unknown): boolean => typeof text === 'string' && !/^\S*\d/.test(text);

const TOLD_VALUE: ReadonlySet<AssistantTool> = new Set(['assess', 'explain_value', 'comparables']);

/** The value that is explained, or shown by its sales, is the one that was told; a home in a place is of the type spoken of there. */
const whatIf = (
  tool: AssistantTool,
  { address, propertyType }: ToolArguments,
  before: DialogueState,
): ToolArguments => {
  const { last } = before;
  const isOfTold = tool === 'explain_value' || tool === 'comparables';
  if (isOfTold && last && TOLD_VALUE.has(last.tool) && last.arguments.address === address)
    return pick(last.arguments, ...HOME_FACTS);
  const isThere = tool === 'assess' && propertyType === undefined && isPlaceText(address);
  // 'And what would be normal?', of the kind of home whose price was judged.
  if (isThere && last?.tool === 'price_check' && last.arguments.address === address)
    return pick(last.arguments, ...HOME_FACTS);
  return isThere && address === before.location ? typeFrom({}, before) : {};
};

/** 'What is the house worth?' asks of the home that was spoken of: no record is put right by what it is called. */
const isTheHome = (
  tool: AssistantTool,
  { address, propertyType }: ToolArguments,
  { rest }: Understanding,
): boolean =>
  tool === 'assess' &&
  typeof address === 'string' &&
  isHomeText(address) &&
  propertyType !== undefined &&
  (THE_HOME.exec(rest)?.[0].endsWith(` ${textOf(propertyType)}`) ?? false);
const asCalled = ({ propertyType, ...args }: ToolArguments): ToolArguments => ({
  ...args,
  calledType: propertyType,
});

const OF_ITS_VALUE: ReadonlySet<AssistantTool> = new Set(['explain_value', 'comparables']);
/** 'Comparables for our unit at 8/33 Hope Street': what it is, where the tool itself is told of an address alone. */
const calledIn = (tool: AssistantTool, { places, facts, text }: Understanding): ToolArguments => {
  const home = places.find(isHome);
  if (!home) return {};
  if (facts.propertyType !== null) return OF_ITS_VALUE.has(tool) ? { calledType: facts.propertyType } : {};
  // 'My unit 3/5 Rose Street': the word is part of its address.
  const isUnit = /^(?:unit|apartment|apt|flat)\b/iu.test(text.slice(home.start, home.end));
  return isUnit && (OF_ITS_VALUE.has(tool) || tool === 'assess') ? { calledType: 'unit' } : {};
};

/** 'Could we afford that?': the price or home spoken of. */
const priceOf = (
  filled: ToolArguments,
  { concepts, places }: Understanding,
  before: DialogueState,
): ToolArguments => {
  if (filled.priceAud !== undefined || !concepts.has('afford')) return {};
  const { last, figures, loan } = before;
  const named = places.flatMap((place) => (place.kind === 'spoken' ? [place.text] : []));
  const pointed = [...before.listed, ...before.visited].find(({ name }) => named.includes(name));
  if (pointed) return pointed.priceAud === null ? {} : { priceAud: pointed.priceAud };
  const priceAud = last?.tool === 'assess' ? figures.valueAud : (loan.valueAud ?? loan.budgetAud);
  return priceAud === undefined ? {} : { priceAud };
};

/** Of a home: the one spoken of, as it was told. */
export const inheritHome =
  (tool: AssistantTool): Inheritance =>
  (filled, heard, before) => {
    const subject = subjectFor(tool, heard, before);
    const whole = filled.address === undefined && subject ? { ...filled, address: subject } : filled;
    return {
      ...whatIf(tool, whole, before),
      ...calledIn(tool, heard),
      ...(isTheHome(tool, whole, heard) ? asCalled(whole) : whole),
    };
  };

/** Another income is another household's: who earned beside it before is not counted again. */
const incomesOf = ({ incomeAud }: ToolArguments, { loan }: DialogueState): ToolArguments =>
  incomeAud === undefined ? pick(loan, 'incomeAud', 'secondIncomeAud') : {};

export const inheritCompliance: Inheritance = (filled, _, before) => ({
  ...incomesOf(filled, before),
  ...pick(before.loan, 'loanAud', 'expensesAud', 'ratePercent', 'termYears'),
  ...securityFor(filled, before),
  ...filled,
});

/** What is put in holds while the same purchase is spoken of. */
const OF_ONE_PURCHASE: ReadonlySet<AssistantTool> = new Set([
  'borrowing_power',
  'repayments',
  'lvr',
  'upfront_costs',
  'dti',
  'quick_sum',
]);

export const inheritBorrowing: Inheritance = (filled, heard, before) => ({
  ...incomesOf(filled, before),
  ...pick(
    before.loan,
    'expensesAud',
    'otherDebtsAud',
    'otherRepaymentsAud',
    'ratePercent',
    'termYears',
    ...(OF_ONE_PURCHASE.has(before.last?.tool ?? 'help') ? ['depositAud'] : []),
  ),
  ...priceOf(filled, heard, before),
  ...filled,
});

/** 'Save that search': the one that was made, whatever else the message speaks of. */
const THAT_SEARCH =
  /\b(?:save|keep|store) (?:that|this|it|the|my|our)\b(?! (?:house|home|one|unit|place))|\b(?:that|this|same|my|our) search\b|\b(?:esta|esa|mi|la misma) busqueda\b|\b(?:cette|ma|la meme) recherche\b|\b(?:diese|die|meine|dieselbe) suche\b|\b(?:questa|quella|la mia|la stessa) ricerca\b|\b(?:esta|essa|minha|a mesma) busca\b|(?:этот|мой|тот же) поиск|(?:这个|刚才的)搜索|(?:この|その|今の)検索|(?:이|그|방금) 검색|(?:यह|ये|इस|मेरी) खोज|هذا البحث/u;

/** The search that was made last, with what the message says of it; one that names its place is all that is wished. */
export const inheritSavedSearch: Inheritance = (filled, heard, before) => {
  const { search, last } = before;
  const made = search ?? (last?.tool === 'search_listings' ? last : null);
  const isAnother = heard.places.some(isSubject) && !THAT_SEARCH.test(plainText(heard.text));
  if (isAnother || !made) return inheritSearch(filled, heard, before);
  const { locality: _, orIn: __, state: ___, ...others } = filled;
  return { ...made.arguments, ...others };
};

export const inheritRegion: Inheritance = (filled, _, before) =>
  filled.location === undefined && before.location
    ? { ...filled, ...typeFrom(filled, before), location: before.location }
    : filled;

export const inheritType: Inheritance = (filled, _, before) => ({ ...typeFrom(filled, before), ...filled });

const isState = (text: string): boolean => (STATES as readonly string[]).includes(text);

/** What is for sale where suburbs were put in order: within the budget in all of the place, else in those that came first. */
const fromRanking = ({ last, listed }: DialogueState): ToolArguments => {
  if (last?.tool !== 'rank_suburbs') return {};
  const { location, maxPriceAud } = last.arguments;
  const [first, ...others] = listed.map(({ name }) => name);
  if (maxPriceAud === undefined && first)
    return { locality: first, ...(others.length > 0 ? { orIn: others.slice(0, OTHER_PLACES_MAX) } : {}) };
  if (typeof location !== 'string') return pick(last.arguments, 'maxPriceAud');
  return {
    ...(isState(location) ? { state: location } : { locality: location }),
    ...pick(last.arguments, 'maxPriceAud'),
  };
};

export const inheritSearch: Inheritance = (filled, _, before) => {
  if (filled.locality !== undefined || filled.state !== undefined) return filled;
  // 'What is for sale there?' of homes that were looked for looks for the same.
  if (before.last?.tool === 'search_listings' && Object.keys(filled).every((name) => name === 'propertyType'))
    return { ...before.last.arguments, ...filled };
  if (before.last?.tool === 'rank_suburbs')
    return { ...typeFrom(filled, before), ...fromRanking(before), ...filled };
  return before.location ? { ...filled, ...typeFrom(filled, before), locality: before.location } : filled;
};
