import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isSubject, localityOfText } from './place-text.ts';
import { priceFitting } from './priced-home.ts';
import { referredTo } from './references.ts';
import { isSelling } from './seller.ts';
import type { Decision, DialogueState, ToolArguments } from './state.ts';

/** 'My place', 'our house', 'mine': what they own already, and never one of those that were shown. */
const OWN =
  /\b(?:my|our)(?: (?:own|current|old|existing|present|family|little))* (?:place|house|home(?! loan| buyer)|unit|apartment|flat|townhouse|villa|property)\b(?! search| hunt| purchase)|\b(?:ours|mine)\b|(?<!\p{L})(?:mi|nuestra|nuestro) (?:casa|piso|apartamento|vivienda)|(?:la|le) (?:notre|mienne|mien)|(?:ma|mon|notre) (?:maison|appartement|logement)|(?:mein|unser)(?:e|em|en|er|es)? (?:haus|wohnung|objekt)|(?:la|il) (?:mia|nostra|mio|nostro)|casa (?:mia|nostra)|(?:minha|nossa) casa|(?:meu|nosso) apartamento|(?:мо[йяюе]|наш\p{L}*|сво\p{L}+) (?:дом\p{L}*|квартир\p{L}*)|我(?:的|们的|们家|家)?(?:的)?(?:房子|公寓|家)|(?:自宅|我が家|うちの家|うち(?:は|の))|(?:우리|내|저희) ?집|(?:بيتي|منزلي|شقتي|بيتنا|منزلنا)|(?:मेर[ाेी]|हमार[ाेी]|अपन[ाेी]) (?:घर|मकान|फ्लैट)/u;
const isOwnSpokenOf = ({ text }: Pick<Understanding, 'text'>): boolean => OWN.test(plainText(text));

const without = (from: ToolArguments, ...names: string[]): ToolArguments =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));

/** After a search that found one home, 'it' and 'that place' are that home. */
const soleListed = ({ concepts, rest, places }: Understanding, { last, listed }: DialogueState) =>
  last?.tool === 'search_listings' &&
  listed.length === 1 &&
  !places.some(isSubject) &&
  (concepts.has('it') || THAT_ONE.test(rest))
    ? listed[0]?.name
    : undefined;
const THAT_ONE = /\b(?:that|this)(?:'?s| is)? (?:place|one|home|house|unit|a|an)\b/u;

/** A home of the list that is pointed at is the one whose price is reckoned with, less what is put in. */
const withListed = (heard: Understanding, before: DialogueState): DialogueState => {
  const [pointed, ...others] = referredTo(heard, before);
  const name = pointed ?? soleListed(heard, before);
  const home = before.listed.find((one) => one.name === name);
  if (!home || others.length > 0) return before;
  const priceAud = priceFitting(plainText(heard.text), [home])?.saidAud ?? home.priceAud;
  const isPutIn = before.loan.depositAud !== undefined || before.loan.depositPercent !== undefined;
  const isAnother = home.name !== before.address || before.loan.valueAud !== priceAud;
  return {
    ...before,
    address: home.name,
    location: localityOfText(home.name),
    listed: before.listed.map((one) => (one === home ? { ...one, priceAud } : one)),
    loan:
      isAnother && priceAud !== null
        ? without(before.loan, 'valueAud', 'budgetAud', ...(isPutIn ? ['loanAud'] : []))
        : before.loan,
  };
};

/** Their own home is the one that they told of; where they told of none, no home of a list stands for it. */
const withOwn = (before: DialogueState): DialogueState => {
  const { own, address, listed, shown } = before;
  if (typeof own?.address === 'string')
    return { ...before, address: own.address, location: localityOfText(own.address) };
  const isShown =
    address !== null && (listed.some(({ name }) => name === address) || shown.includes(address));
  return isShown ? { ...before, address: null, location: null } : before;
};

/** Where the talk stands for whoever points at a home: of those that were shown, or at their own. */
export const withHomeMeant = (heard: Understanding, before: DialogueState): DialogueState => {
  const isPlaced = heard.places.some(isSubject);
  if (isOwnSpokenOf(heard) && !isPlaced) return withOwn(before);
  return withListed(heard, before);
};

const OF_A_VALUE: ReadonlySet<string> = new Set(['assess', 'comparables', 'explain_value', 'price_check']);
const HOME_FACTS = [
  'propertyType',
  'calledType',
  'bedrooms',
  'bathrooms',
  'carSpaces',
  'landSqm',
  'yearBuilt',
];

/** What was told of one's own home holds whenever it is spoken of, whatever was asked of others in between. */
export const withOwnFacts = (decision: Decision, heard: Understanding, { own }: DialogueState): Decision => {
  if (decision.kind !== 'call' || !OF_A_VALUE.has(decision.call.tool) || own?.address === undefined)
    return decision;
  const { tool, arguments: args } = decision.call;
  if (args.address !== own.address || !(isOwnSpokenOf(heard) || isSelling(heard))) return decision;
  const { facts } = heard;
  const isSaid = (name: string): boolean =>
    (facts as Record<string, unknown>)[name] !== null || heard.changes.length > 0;
  const known = Object.fromEntries(
    Object.entries(own).filter(([name]) => HOME_FACTS.includes(name) && !isSaid(name)),
  );
  const said = Object.fromEntries(
    Object.entries(args).filter(([name]) => !HOME_FACTS.includes(name) || isSaid(name)),
  );
  return { ...decision, call: { tool, arguments: { ...said, ...known } } };
};

/** The home that somebody says is theirs, as it was told. */
export const ownAfter = (
  decision: Decision,
  heard: Understanding,
  { own }: DialogueState,
): DialogueState['own'] =>
  decision.kind === 'call' &&
  decision.call.tool === 'assess' &&
  typeof decision.call.arguments.address === 'string' &&
  (isOwnSpokenOf(heard) || isSelling(heard))
    ? decision.call.arguments
    : own;
