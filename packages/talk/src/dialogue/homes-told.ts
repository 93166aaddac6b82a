import { searchForm } from '@propguard/rules/places/search-form';
import { makesCareful } from '../guide/care-topic.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { saysWhatItIs } from './facts-told.ts';
import { statedHome } from './fill-home.ts';
import { isAddress, localityOfText, placeText } from './place-text.ts';
import { type Decision, type DialogueState, type ToolArguments, textOf } from './state.ts';

/** As many as are spoken of in one talk. */
const KEPT_MAX = 8;
const FACTS = ['propertyType', 'calledType', 'bedrooms', 'bathrooms', 'carSpaces', 'landSqm', 'yearBuilt'];
/** Tools that are told what a home is like. */
const TAKES_FACTS: ReadonlySet<string> = new Set(['assess', 'explain_value', 'comparables', 'price_check']);
/** What a home would be with is not what it is. In lower case, without the accents of Latin letters. */
const ONLY_THOUGHT =
  /\b(?:what if|if (?:it|i|we|they)|would\b.{0,60}\b(?:with|if|as an?)|suppose|imagine|after (?:a|the) reno\w*)\b|\b(?:si (?:tuviera|fuera|le|se|elle|il|on|nous|je)|wenn|falls|hatte|ware|se (?:avesse|fosse|tivesse|aggiung\w*|fizess\w*)|caso)\b|если|(?<!\p{L})бы(?!\p{L})|如果|假如|要是|もし|たら|なら|만약|라면|다면|(?<!\p{L})(?:لو|إذا)(?!\p{L})|अगर|यदि/u;

const factsOf = (args: ToolArguments): ToolArguments =>
  Object.fromEntries(
    FACTS.flatMap((name) => (args[name] === undefined || args[name] === null ? [] : [[name, args[name]]])),
  );
const isHomeText = (address: string): boolean => /^\S*\d/.test(address) && address.includes(',');
const isSame = (one: string, other: unknown): boolean => searchForm(one) === searchForm(textOf(other));

/** The home that a call is about; null where it is about none. */
const homeOf = (decision: Decision): string | null => {
  const address = decision.kind === 'call' ? textOf(decision.call.arguments.address) : '';
  return isHomeText(address) ? address : null;
};

/**
 * The home that somebody names while they are told of something else: of their rights, of who helps. Of those who are not
 * safe nothing is kept.
 */
const namedBeside = (decision: Decision, heard: Understanding, before: DialogueState): string | null => {
  if (decision.kind !== 'tell' || before.isCareful || decision.topics.some(makesCareful)) return null;
  const [home, ...others] = heard.places.filter(isAddress);
  return home?.locality && others.length === 0 ? placeText(home, before) : null;
};

/** It is the one that is spoken of from then on. */
export const withHomeNamed = (
  decision: Decision,
  heard: Understanding,
  before: DialogueState,
): DialogueState => {
  const address = namedBeside(decision, heard, before);
  return address === null ? before : { ...before, address, location: localityOfText(address) };
};

/** The one amount that a message calls its price. */
const priceOf = ({ money }: Understanding, { priceAud }: ToolArguments): unknown => {
  const prices = money.filter(({ role }) => role === 'value' || role === 'maxPrice');
  return priceAud ?? (prices.length === 1 ? prices[0]?.aud : undefined);
};

/** What was told of a home, its price among it. */
export const toldOf = (address: unknown, { homes }: Pick<DialogueState, 'homes'>): ToolArguments =>
  homes.find((one) => isSame(textOf(address), one.address)) ?? {};

/** What is known of a home that was told of earlier holds, whichever tool is asked of it next. */
export const withHomeTold = (
  decision: Decision,
  heard: Understanding,
  { homes }: DialogueState,
): Decision => {
  const address = homeOf(decision);
  if (decision.kind !== 'call' || address === null || !TAKES_FACTS.has(decision.call.tool)) return decision;
  const told = homes.find((one) => isSame(address, one.address));
  if (!told) return decision;
  const { tool, arguments: args } = decision.call;
  // 'The house' is any home in most languages: what was told of its kind stays, unless it is put right.
  const isGeneric = args.propertyType === 'house' && !saysWhatItIs(heard);
  const kept = isGeneric && told.propertyType !== undefined ? { propertyType: told.propertyType } : {};
  return { ...decision, call: { tool, arguments: { ...args, ...factsOf({ ...told, ...args }), ...kept } } };
};

const NOTHING_ASKED = { tool: '', arguments: {} };

/** Homes with what was told of them, the newest last: a message that names one tells of it, whatever it asks. */
export const homesAfter = (
  decision: Decision,
  heard: Understanding,
  before: DialogueState,
): DialogueState['homes'] => {
  const { homes } = before;
  const address = homeOf(decision) ?? namedBeside(decision, heard, before);
  if (address === null || ONLY_THOUGHT.test(plainText(heard.text))) return homes;
  const { tool, arguments: args } = decision.kind === 'call' ? decision.call : NOTHING_ASKED;
  const isNamedAlone = heard.places.filter(isAddress).length === 1;
  const taken = TAKES_FACTS.has(tool) ? factsOf(args) : {};
  const priceAud = isNamedAlone ? priceOf(heard, args) : undefined;
  const told = {
    ...(isNamedAlone ? factsOf(statedHome(heard)) : {}),
    ...taken,
    ...(priceAud === undefined ? {} : { priceAud }),
  };
  if (Object.keys(told).length === 0) return homes;
  const known = homes.find((one) => isSame(address, one.address));
  const others = homes.filter((one) => one !== known);
  return [...others, { ...known, ...told, address }].slice(-KEPT_MAX);
};
