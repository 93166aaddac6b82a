import { plainText } from '../understanding/clean-text.ts';
import { onceAMessage } from '../understanding/once-a-message.ts';
import { sieveOf } from '../understanding/sieve.ts';
import type { Understanding } from '../understanding/understand.ts';
import { type GuideTopic, isDistress } from './guide-topics.ts';
import { TOPIC_WORDS } from './topic-words.ts';

/** Asks what something is, what it means or how it works, in any of the languages. */
const DEFINES =
  /\bwhat(?:'s|s| is| are| does| do)?\b|\bmean(?:s|ing)?\b|\bexplain\b|\bdefin\w+|\bplain english\b|\bhow (?:does|do)\b|\bdifference\b|\b(?:do i|would i|have to) (?:\w+ )?need\b|(?:que|qué) (?:es|son|significa)|c'est quoi|qu'est-ce|signifi\w+|veut dire|\bwas (?:ist|sind|bedeutet|heisst)\b|cos'e|che cos|cosa (?:e|significa)|o que (?:e|significa)|что (?:такое|значит|это)|означает|とは|って何|何ですか|意味|뭐예요|뭔가요|무엇|무슨|뜻|什么是|是什么|什么意思|啥意思|ما (?:هو|هي|معنى)|ماذا (?:يعني|تعني)|क्या (?:है|हैं|होता|होती)|मतलब/u;
/** 'Repayments at 10% deposit', 'the LVR on 500k': a sum. */
const COMPUTES =
  /\bhow much\b|\b(?:calculate|work out)\b|\bmy (?:lvr|dti)\b|cuanto|combien|wie ?viel|wie hoch|quanto|quanta|сколько|いくら|얼마|多少|كم|कितन/u;
const FAR_FROM_TERM = 40;
const MOST_TOPICS = 3;

/** 'Offset vs redraw': two terms beside each other ask for both. */
const COMPARES = /\b(?:offset|redraw|fixed|variable)\b.{0,12}\b(?:vs|versus|or)\b/;

const NARROWER_THAN: Readonly<Partial<Record<GuideTopic, readonly GuideTopic[]>>> = {
  coolingOff: ['contract', 'auction', 'conditions'],
  conditions: ['contract', 'inspection', 'writing'],
  landTax: ['tax'],
  inheritance: ['tax'],
  councilRates: ['tax', 'rates'],
  foreignCosts: ['foreignBuyer', 'stampDuty', 'tax', 'residents'],
  residents: ['foreignBuyer'],
  visaLoan: ['foreignBuyer'],
  concessions: ['stampDuty', 'firstHome', 'offThePlan', 'pension'],
  offThePlan: ['stampDuty'],
  firstHomeWho: ['firstHome'],
  depositScheme: ['firstHome', 'lmi', 'lmiAvoid', 'deposit', 'sharedEquity'],
  homeGrant: ['firstHome', 'stampDuty', 'construction'],
  firb: ['foreignBuyer', 'foreignCosts', 'residents'],
  foreignFees: ['foreignBuyer', 'foreignCosts', 'residents', 'rents'],
  jointForeign: ['foreignBuyer', 'foreignCosts', 'residents', 'coOwners', 'stampDuty', 'tax'],
  waitForResidency: ['foreignBuyer', 'foreignCosts', 'residents', 'timing'],
  homeConcession: ['stampDuty', 'concessions'],
  statementOfInformation: ['underquoting', 'accuracy', 'courtUse', 'range'],
  seaRisk: ['climateFuture', 'forecast'],
  higherParts: ['floodHistory', 'lifestyle', 'hazardMaps'],
  valueThen: ['inheritance', 'executor', 'valuer', 'longTerm'],
  floodSure: ['floodHistory', 'hazardMaps', 'accuracy', 'forecast'],
  floodDoubt: ['floodHistory', 'accuracy', 'disagree', 'outsideMapped'],
  shareBought: [
    'separationDuty',
    'stampDuty',
    'separation',
    'coOwners',
    'inheritance',
    'tax',
    'cgt',
    'contract',
    'giftHome',
    'executor',
    'landTax',
  ],
  foreignSeller: ['tax', 'cgt', 'foreignBuyer', 'foreignCosts', 'residents', 'selling', 'inheritance'],
  insurable: ['insurance', 'lendingOnHazard', 'coOwners'],
  separationDuty: ['separation', 'stampDuty', 'courtUse', 'concessions', 'contract', 'giftHome'],
  cgt: ['tax'],
  sellingCosts: ['agentFees', 'selling'],
  underquoting: ['auction'],
  negotiating: ['auction'],
  approvalTime: ['preApproval'],
  lowValuation: ['valuer', 'accuracy', 'disagree', 'insurance'],
  courtUse: ['certificate', 'accuracy', 'valuer', 'inheritance', 'executor', 'tax'],
  valuer: ['contract', 'approvalTime'],
  inspection: ['building', 'contract'],
  doorOffer: ['agentFees', 'contract', 'negotiating'],
  separation: ['coOwners'],
  unseenFacts: ['building', 'accuracy', 'renovation'],
  negativeGearing: ['tax'],
  holidayLet: ['rents'],
  lettingOut: ['rents'],
  bal: ['building'],
  lmi: ['insurance'],
  lmiAvoid: ['lmi', 'insurance', 'deposit'],
  floodHistory: ['forecast'],
  developing: ['building'],
  pension: ['superFund', 'tax'],
  danger: ['privacy'],
  hardshipCredit: ['hardship', 'missedPayment', 'credit'],
  hardshipCall: ['hardship', 'missedPayment'],
  reportOrCertificate: ['certificate', 'reportHow'],
  insurerRefuses: ['insurance', 'insurable', 'coOwners', 'lendingOnHazard', 'strata'],
  auctionOrPrivate: ['auction', 'selling', 'bidding', 'underquoting'],
  openHomes: ['selling', 'inspection'],
  reservePrice: ['auction', 'underquoting', 'selling', 'bidding', 'negotiating'],
  soldAtLoss: ['selling', 'timing', 'negativeEquity', 'sellingCosts'],
  bond: ['tenantRights', 'rents', 'tenants', 'landlordDuties', 'deposit', 'inspection'],
  rentIncrease: ['tenantRights', 'rents', 'tenants', 'landlordDuties', 'forecast'],
  breakLease: ['tenantRights', 'rents', 'tenants', 'landlordDuties', 'titles'],
  certificateCost: ['certificate', 'reportOrCertificate'],
};

const BUYS =
  /\bbuy(?:ing)?\b|\bpurchase\b|\bcompr(?:ar|are|o)\b|achet\w+|(?<!ver)kauf\w*|купить|покуп\p{L}*|买|買|구입|사고|شراء|أشتري|खरीद/u;

const isDefined = (text: string, start: number, hasAmounts: boolean): boolean => {
  if (COMPARES.test(text)) return true;
  const near = text.slice(Math.max(0, start - FAR_FROM_TERM), start + FAR_FROM_TERM);
  return DEFINES.test(near) && !hasAmounts && !COMPUTES.test(near);
};

const mayBeNamed = sieveOf(TOPIC_WORDS, ({ words }) => words);

/** Where words of a topic stand in a text. */
const namedIn = onceAMessage((text) =>
  mayBeNamed(text)
    .flatMap(({ topic, words, when }) => {
      if (when === 'hint') return [];
      const match = words.exec(text);
      return match ? [{ topic, when, at: match.index }] : [];
    })
    .sort((a, b) => a.at - b.at),
);

/** The narrower topic says it: 'cooling off' asks for no talk of contracts. */
const widerThan = (topics: readonly GuideTopic[]): Set<GuideTopic> =>
  new Set(topics.flatMap((topic) => NARROWER_THAN[topic] ?? []));
/** Topics that were found in two ways, each once, without those that say less than one of the others. */
export const foundTogether = (one: readonly GuideTopic[], other: readonly GuideTopic[]): GuideTopic[] => {
  const [wider, widerOther] = [widerThan(one), widerThan(other)];
  return [
    ...new Set([
      ...one.filter((topic) => !widerOther.has(topic)),
      ...other.filter((topic) => !wider.has(topic)),
    ]),
  ];
};

/** The topics of the guide that a message asks about, in the order in which it names them. */
export const askedTopics = (heard: Understanding): GuideTopic[] => {
  const text = plainText(heard.text);
  const hasAmounts = heard.money.length + heard.percentages.length + heard.changes.length > 0;
  const hasPlaces = heard.places.some(({ kind }) => kind !== 'unknown' && kind !== 'foreign');
  const found = namedIn(text).filter(
    ({ when, at }) => when !== 'defined' || isDefined(text, at, hasAmounts || hasPlaces),
  );
  const named = [...new Set(found.map(({ topic }) => topic))];
  const wider = widerThan(named);
  // Who asks for a loan on a visa, and whether they may buy, asks for both.
  if (named.includes('visaLoan') && BUYS.test(text)) wider.delete('foreignBuyer');
  const topics = named.filter((topic) => !wider.has(topic));
  // Whoever fears for their home is answered about that alone.
  const distress = topics.filter(isDistress);
  // Whoever weighs renting against buying asks for no rents.
  if (topics.includes('rentOrBuy')) return ['rentOrBuy'];
  return (distress.length > 0 ? distress.slice(0, 1) : topics).slice(0, MOST_TOPICS);
};

/** The nearest topic, where nothing else was understood; null where no word of ours is said. */
export const nearestTopic = ({ text }: Understanding): GuideTopic | null => {
  const plain = plainText(text);
  return mayBeNamed(plain).find(({ when, words }) => when === 'hint' && words.test(plain))?.topic ?? null;
};
