import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { type GuideTopic, isDistress, isOfOwners, isOfProcess } from '../guide/guide-topics.ts';
import { EXPLAINED } from './explained-topics.ts';
import type { Signs } from './signs.ts';
import type { Decision } from './state.ts';

/** Terms whose rule a tool tells: what they are goes before it. */
const RULED_TERMS: ReadonlySet<GuideTopic> = new Set<GuideTopic>(['lvr', 'dti', 'buffer', 'lmi']);
/** Of a place that is named, its figures help beside what is told. */
const WITH_FIGURES: ReadonlySet<GuideTopic> = new Set<GuideTopic>([
  'timing',
  'forecast',
  'schools',
  'safety',
  'transport',
  'insurance',
  'rents',
  'longTerm',
  'lifestyle',
  'hazardCoverage',
  'floodHistory',
  'currency',
  'seaRisk',
  'floodDoubt',
  'higherParts',
]);
/** Asked of a place, and not of its market: its figures are told only where they are asked for, too. */
const OF_LIFE_THERE: ReadonlySet<GuideTopic> = new Set<GuideTopic>([
  'schools',
  'safety',
  'transport',
  'insurance',
  'insurerRefuses',
  'insurable',
  'lifestyle',
]);
const isFigureAsked = (tool: AssistantTool, signs: Signs): boolean => {
  if (tool === 'hazard') return signs.has('flood', 'fire', 'risk', 'coastalErosion', 'subsidence');
  if (tool === 'search_listings')
    return (
      signs.has('forSale') ||
      signs.hasCap ||
      signs.hasRooms ||
      signs.amounts > 0 ||
      (signs.has('find') && (signs.hasType || signs.has('home')))
    );
  return signs.has('market', 'price', 'value', 'compare', 'forecast', 'howMuch');
};
const OF_PLACES: ReadonlySet<AssistantTool> = new Set(['market', 'hazard', 'compare', 'search_listings']);

export const isOutside = (base: Decision): boolean => base.kind === 'decline' && base.reason === 'outOfScope';

const REFUSED: ReadonlySet<string> = new Set(['injection', 'othersData']);
const CAN_WAIT: ReadonlySet<GuideTopic> = new Set<GuideTopic>([
  'selling',
  'renovation',
  'lettingOut',
  'tenants',
  'reportHow',
  'lifestyle',
  'writing',
  'worn',
]);
/** They say all that the help says of it. */
const WHOLE: ReadonlySet<GuideTopic> = new Set<GuideTopic>([
  'alertsHow',
  'reportOrCertificate',
  'firstHome',
  'lmiAvoid',
  'coolingOff',
  'inspection',
  'settlement',
  'contract',
]);
/** What a value is good for: told beside it. */
const OF_USE: ReadonlySet<GuideTopic> = new Set<GuideTopic>(['courtUse']);
const OF_VALUE: ReadonlySet<AssistantTool> = new Set([
  'assess',
  'price_check',
  'explain_value',
  'comparables',
]);
/** Who we are, who sees what is said, and who signs for a value. */
const ABOUT_US: ReadonlySet<GuideTopic> = new Set<GuideTopic>(['privacy', 'whoAreYou', 'courtUse', 'valuer']);

/** The message itself names what the tool works with. */
const isGrounded = (tool: AssistantTool, { places, amounts, hasRooms }: Signs): boolean =>
  tool !== 'help' && tool !== 'rules' && tool !== 'plan_usage' && (places > 0 || amounts > 0 || hasRooms);

/** What is asked of a topic is told; a tool that the rest of the message asks for runs beside it. */
export const withTopics = (base: Decision, topics: GuideTopic[], signs: Signs): Decision => {
  if (topics.some(isDistress)) return { kind: 'tell', topics };
  // What is refused for what it says stays refused, whatever else it speaks of.
  if (base.kind === 'decline' && REFUSED.has(base.reason)) return base;
  // A home is lacking and is asked for: how such things go can wait.
  if (base.kind === 'ask' && topics.every((topic) => CAN_WAIT.has(topic))) return base;
  // Who asks for a person gets one; 'can somebody else see this?' does not.
  const isForPerson =
    base.kind === 'confirm' && base.call.tool === 'hand_over' && !topics.includes('firstHome');
  const isPersonNamed = signs.has('person') || !topics.some(isOfOwners);
  if (isForPerson && isPersonNamed && !topics.some((topic) => ABOUT_US.has(topic))) return base;
  const canWait = (topic: GuideTopic): boolean =>
    topic === 'writing' || (isOfProcess(topic) && !ABOUT_US.has(topic));
  if (base.kind === 'confirm' && topics.every(canWait)) return base;
  if (base.kind !== 'call') return { kind: 'tell', topics, isDeclined: isOutside(base) };
  const { tool } = base.call;
  // 'What is it worth, and would a court take it?': two questions, of which the second is about the first.
  const ofUse = topics.filter((topic) => OF_USE.has(topic));
  if (ofUse.length > 0 && OF_VALUE.has(tool)) return { ...base, topics: ofUse };
  if (ofUse.length > 0 && OF_PLACES.has(tool)) return { kind: 'tell', topics: ofUse };
  if (topics.every(isOfProcess) && isGrounded(tool, signs)) return base;
  // 'Half a mil on 620k, do I cop LMI?' asks for the figure, not what the word means.
  if (topics.every((topic) => EXPLAINED.has(topic)) && tool !== 'hazard' && signs.amounts > 0) return base;
  // 'Summarise CPS 230' asks for the rule and for no writing.
  const isAside = topics.every((topic) => topic === 'writing' || topic === 'worn' || isOfProcess(topic));
  if (isAside && (tool === 'rules' || isGrounded(tool, signs))) return base;
  if (tool === 'rules' && topics.length === 1 && topics.every((topic) => RULED_TERMS.has(topic)))
    return { ...base, topics };
  if (tool === 'help' && topics.every((topic) => WHOLE.has(topic) || isOfOwners(topic)))
    return { kind: 'tell', topics };
  if (tool === 'help') return { ...base, topics };
  const isBeside =
    (signs.places > 0 || tool === 'hazard') &&
    OF_PLACES.has(tool) &&
    topics.every((topic) => WITH_FIGURES.has(topic)) &&
    (!topics.every((topic) => OF_LIFE_THERE.has(topic)) || isFigureAsked(tool, signs));
  return isBeside ? { ...base, topics } : { kind: 'tell', topics };
};
