import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { RuleTopic } from '../understanding/rule-topics.ts';
import type { Understanding } from '../understanding/understand.ts';
import { compared } from './fill-compare.ts';
import { listings } from './fill-listings.ts';
import { borrowing, compliance, lvr } from './fill-loan.ts';
import { type Filler, given, least, subjectOf } from './filler.ts';
import { isAddress, isSubject, localityOfText, placeText } from './place-text.ts';
import type { DialogueState, ToolArguments } from './state.ts';

const regionOf = ({ places }: Understanding, before: DialogueState): string | undefined => {
  const subjects = places.filter(isSubject);
  const chosen = subjects.find(({ kind }) => kind !== 'state' && kind !== 'country') ?? subjects[0];
  if (!chosen) return undefined;
  if (isAddress(chosen) && chosen.locality)
    return placeText({ ...chosen, kind: 'locality', place: chosen.locality }, before);
  return localityOfText(placeText(chosen, before));
};

const homeFacts = ({ facts }: Understanding): ToolArguments =>
  given({
    propertyType: facts.propertyType,
    bedrooms: least(facts.bedrooms),
    bathrooms: least(facts.bathrooms),
    carSpaces: least(facts.carSpaces),
    landSqm: least(facts.landSqm),
  });

const address: Filler = (heard, before) => given({ address: subjectOf(heard, before) });

/** 'What is the rule on that?' */
const TOPIC_OF: Readonly<Partial<Record<AssistantTool, RuleTopic>>> = {
  lvr: 'LVR',
  compliance: 'LVR',
  borrowing_power: 'serviceability',
};

const FILLERS: Readonly<Record<AssistantTool, Filler>> = {
  assess: (heard, before) => given({ address: subjectOf(heard, before), ...homeFacts(heard) }),
  explain_value: address,
  comparables: address,
  compare: compared,
  market: (heard, before) =>
    given({ location: regionOf(heard, before), propertyType: heard.facts.propertyType }),
  hazard: (heard, before) =>
    given({ address: subjectOf(heard, before), kinds: heard.hazards.length > 0 ? heard.hazards : undefined }),
  lvr,
  borrowing_power: borrowing,
  rules: ({ topics }, { last }) => given({ topic: topics[0] ?? TOPIC_OF[last?.tool ?? 'help'] }),
  compliance,
  search_listings: listings,
  report: address,
  check_certificate: ({ reference }) => given({ reference }),
  plan_usage: () => ({}),
  help: ({ text }) => ({ topic: text }),
  hand_over: ({ text }) => ({ reason: text }),
};

/** Ways to say the same: the one that is said now takes the place of the other. */
const EITHER: readonly [string, string][] = [['depositAud', 'depositPercent']];
const withoutOthers = (known: ToolArguments, filled: ToolArguments): ToolArguments => {
  const replaced = EITHER.flatMap(([one, other]) => [
    ...(filled[one] === undefined ? [] : [other]),
    ...(filled[other] === undefined ? [] : [one]),
  ]);
  return Object.fromEntries(Object.entries(known).filter(([name]) => !replaced.includes(name)));
};

/** What the message says of a tool's arguments, over what is known already. */
export const fillArguments = (
  tool: AssistantTool,
  heard: Understanding,
  before: DialogueState,
  known: ToolArguments = {},
): ToolArguments => {
  const filled = FILLERS[tool](heard, before, known);
  return { ...withoutOthers(known, filled), ...filled };
};
