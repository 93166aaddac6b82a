import { withDeal } from '../deal/deal-decision.ts';
import { withSettledAmounts } from '../deal/settled-amounts.ts';
import { withTold } from '../deal/with-told.ts';
import { askedTopics, foundTogether } from '../guide/asked-topics.ts';
import { careTold, careTopicOf } from '../guide/care-topic.ts';
import { type GuideTopic, isDistress, isOfOwners, isOfProcess } from '../guide/guide-topics.ts';
import { guessIntent } from '../intents/guess-intent.ts';
import { sumReading } from '../reading/sum-reading.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { accountDecision } from './account/account-decision.ts';
import { isAlertAsked } from './alert-asked.ts';
import { withAmountsInTalk } from './amounts-in-talk.ts';
import { asAsked } from './as-asked.ts';
import { BEGINS_WITH_NO, BEGINS_WITH_YES } from './booking/answer-words.ts';
import { keptOpen } from './booking/kept-open.ts';
import { ownBookingSaid, timesDecision } from './booking/times-decision.ts';
import { debtLeftOut } from './debt-left-out.ts';
import { decideOnTools } from './decide-on-tools.ts';
import { isOfFloods, withFloodTold } from './flood-asked.ts';
import { hasContact, isCorrected, withDetails } from './hand-over-details.ts';
import { homeFactsCall } from './home-facts-asked.ts';
import { withHomeMeant, withOwnFacts } from './home-meant.ts';
import { withPassingTold } from './home-passes.ts';
import { withHomeTold } from './homes-told.ts';
import { isSearch } from './intent-search.ts';
import { isSumToldOut, sumOf } from './intent-sums.ts';
import { interestOnlyOver } from './interest-only-over.ts';
import type { Knowledge } from './knowledge.ts';
import { leadDecision } from './lead-decision.ts';
import { learntTopic, refined, topicsOfParts } from './learnt-topic.ts';
import { lossCall } from './loss-said.ts';
import { isLostBid } from './lost-bid.ts';
import { insuredCall, ownTermCall } from './lvr-asked.ts';
import { mapsAskedCall } from './maps-asked.ts';
import { isHomeSought, isLost, isUnasked, nearest, outside } from './nearest.ts';
import { isNoViewing } from './no-viewing.ts';
import { notAgain } from './not-again.ts';
import { withinProperty } from './of-property.ts';
import { isOverruled, readCall, withAllSavings } from './overrule.ts';
import { isSubject } from './place-text.ts';
import { withPlacesOfTalk } from './places-of-talk.ts';
import { plainSumCall } from './plain-sum-call.ts';
import { priceBesideValue } from './price-beside-value.ts';
import { priceJudgedCall } from './price-judged.ts';
import { asksPurchaseTax } from './purchase-tax.ts';
import { questionsDecision } from './qualification/questions-decision.ts';
import { quickSumCall } from './quick-sum-call.ts';
import { asksYield, rankingCall } from './ranking/ranking-asked.ts';
import { isRealPersonAsked } from './real-person.ts';
import { renovationDecision } from './renovating.ts';
import { asksHowToSell, asSeller } from './seller.ts';
import { signedRefusal } from './settled-refusal.ts';
import { shareBoughtDecision } from './share-bought.ts';
import { signsOf } from './signs.ts';
import { type Decision, type DialogueState, textOf } from './state.ts';
import { statusPutRight } from './status-put-right.ts';
import { isAsked, topicsBesideSum } from './sum-beside-topics.ts';
import { ASKS_TO_SAVE } from './sum-words.ts';
import { toCall } from './to-call.ts';
import { besideTopics } from './told-beside-borrowing.ts';
import { toldInstead } from './told-instead.ts';
import { topicsOf } from './topics-of.ts';
import { valueOnDayCall } from './value-on-day.ts';
import { putRight } from './value-put-right.ts';
import { withoutToldValue } from './valued-before.ts';
import { wayOnCall } from './way-on.ts';
import { startCall } from './where-to-start.ts';
import { whichBetterCall } from './which-better.ts';
import { wholeCall } from './whole-call.ts';
import { ofWholeCity } from './whole-city.ts';
import { withReferences } from './with-references.ts';
import { withTopics } from './with-topics.ts';
import { withYieldOfPlaces } from './yield-of-places.ts';

const OF_RENT: ReadonlySet<GuideTopic> = new Set(['rents', 'yield']);
/** Worked out, it would be another question: what passes at a separation is free of duty. */
const NO_SUM: ReadonlySet<GuideTopic> = new Set(['rentOrBuy', 'separationDuty']);
const OF_TAX: ReadonlySet<GuideTopic> = new Set(['tax', 'cgt']);
const OF_CERTAINTY: ReadonlySet<GuideTopic> = new Set(['range', 'accuracy']);
const isOfOwnValue = (topics: readonly GuideTopic[], { figures, last }: DialogueState): boolean =>
  topics.length > 0 &&
  topics.every((topic) => OF_CERTAINTY.has(topic)) &&
  last !== null &&
  figures.valueAud !== undefined &&
  figures.lowAud !== undefined;
const WORTH_DOING = /\bworth (?:it to |the (?:wait|hassle|effort|trouble)|\w+ing\b)/u;

/** Declined by its words, or for want of a tool: not because of what it says. */
const BY_SIGNS: ReadonlySet<string> = new Set(['injection', 'othersData', 'wrongdoing', 'outsideCoverage']);

/** 'The yield in The Gap' asks for a figure, and not for the word: that we have no rents, and who has. */
const ofPlaceAsked = (decision: Decision, { places }: Understanding): Decision =>
  decision.kind === 'tell' && decision.topics.includes('yield') && places.some(isSubject)
    ? { ...decision, topics: decision.topics.map((topic) => (topic === 'yield' ? 'rents' : topic)) }
    : decision;

/** 'Which parts sit higher?' asks for no list of suburbs, and who doubts a flood answer for none at all. */
const goesBeforeRanking = (topic: GuideTopic): boolean => isDistress(topic) || isOfFloods(topic);

/** An inspection of the building, and what owners and tenants ask: nothing is to be seen. */
const OF_NO_VIEWING: ReadonlySet<GuideTopic> = new Set([
  'inspection',
  'openHomes',
  'reservePrice',
  'insurerRefuses',
  'insurable',
  'bond',
  'rentIncrease',
  'breakLease',
  'soldAtLoss',
]);
const isOfNoViewing = (heard: Understanding, before: DialogueState): boolean =>
  isNoViewing(heard, before) ||
  (before.pending === null &&
    before.action === null &&
    topicsOf(heard, before).some((topic) => OF_NO_VIEWING.has(topic)));

/** Who asks what a licensed valuer is for asks for none of us. */
const isToldBySelf = (topic: GuideTopic): boolean => isOfOwners(topic) || topic === 'valuer';

/** What to do about a message in its conversation. Nothing here reads the database or the clock. */
export const decide = (
  heard: Understanding,
  earlier: DialogueState,
  knowledge: Pick<Knowledge, 'acts' | 'intents' | 'isInHelp' | 'topics' | 'read'>,
): Decision => {
  const sum = plainSumCall(heard, earlier);
  if (sum) return toCall(heard, sum);
  const said = withPlacesOfTalk(heard, earlier);
  const before = withHomeMeant(said, earlier);
  const meant = withSettledAmounts(said, before, knowledge);
  const first = decideOnce(withAmountsInTalk(meant, before), before, knowledge);
  const accounted = accountDecision(first, said, before);
  if (accounted) return accounted;
  const asked = withTold(
    asAsked(withDeal(first, said, before, knowledge), meant, before, knowledge),
    said,
    before,
    knowledge,
  );
  const once = asSeller(asked, said, before);
  const decided = withFloodTold(withHomeTold(withOwnFacts(once, said, before), said, before), said, before);
  const useful = withoutToldValue(decided, before);
  const placed = withYieldOfPlaces(
    ofPlaceAsked(ofWholeCity(keptOpen(useful, said, before)), said),
    said,
    before,
  );
  const passed = withPassingTold(placed, said, before);
  const decision = notAgain(withinProperty(passed, said), said, before);
  // Whoever is not well or not safe never reads that they were not understood.
  const isLeftAlone = decision.kind === 'decline' && decision.reason === 'notUnderstood' && before.isCareful;
  return isLeftAlone ? { kind: 'tell', topics: ['stillHere'] } : decision;
};

const OF_FIGURE: ReadonlySet<GuideTopic> = new Set(['courtUse', 'valuer', 'valueThen', 'floodSure']);
const ofValueAlone = (heard: Understanding, before: DialogueState): Decision | null => {
  const judged = priceJudgedCall(heard, before) ?? priceBesideValue(heard, before);
  if (judged) return toCall(heard, judged);
  const topics = topicsOf(heard, before).filter((topic) => OF_FIGURE.has(topic));
  return topics.length > 0 ? { kind: 'tell', topics } : null;
};

const decideOnce = (
  said: Understanding,
  before: DialogueState,
  knowledge: Pick<Knowledge, 'acts' | 'intents' | 'isInHelp' | 'topics' | 'read'>,
): Decision => {
  const wayOn = wayOnCall(said, before);
  if (wayOn) return toCall(said, wayOn);
  const heard = withReferences(said, before);
  const isConversation = before.last !== null || before.pending !== null;
  const ruled = signedRefusal(heard, before, guessIntent(knowledge.intents, heard, isConversation));
  // 'Scared of my ex' asks for nobody's data.
  const isHonest = ruled?.reason !== 'injection';
  const care = isHonest ? careTopicOf(said.text, before) : null;
  if (care !== null) return { kind: 'tell', topics: careTold(care) };
  if (isHonest && askedTopics(heard).includes('danger')) return { kind: 'tell', topics: ['danger'] };
  const own = ruled === null ? null : ownBookingSaid(heard, before, ruled.reason, knowledge);
  if (own) return own;
  // 'The owner wants 690', 'would a court go by it?': of the home and of our figure, and of nobody's data.
  const ofValue = ruled?.reason === 'othersData' ? ofValueAlone(heard, before) : null;
  if (ofValue) return ofValue;
  if (ruled !== null && BY_SIGNS.has(ruled.reason)) return decideOnTools(said, before, knowledge);
  if (isRealPersonAsked(said, before)) return toCall(said, wholeCall('hand_over', said, before));
  const ofLeads = topicsOf(heard, before).some(isDistress) ? null : leadDecision(said, signsOf(said), before);
  if (ofLeads) return ofLeads;
  const ofQuestions = topicsOf(heard, before).some(isDistress)
    ? null
    : questionsDecision(said, signsOf(said), before);
  if (ofQuestions) return ofQuestions;
  const share = shareBoughtDecision(topicsOf(heard, before).includes('shareBought'), heard, before);
  if (share) return share;
  const ofTimes =
    topicsOf(heard, before).some(isDistress) || isOfNoViewing(heard, before)
      ? null
      : timesDecision(heard, before, knowledge);
  // 'Is it all on one level?' after its times asks of the home, and for nothing that is booked.
  const onRecord = homeFactsCall(heard, before);
  if (ofTimes && !(onRecord && ofTimes.kind === 'recount')) return ofTimes;
  // Who says that the maps are wrong asks for none.
  const mapped = topicsOf(heard, before).some(isOfFloods) ? null : mapsAskedCall(heard, before);
  if (mapped) return toCall(heard, mapped);
  const renovated = topicsOf(heard, before).some(isDistress) ? null : renovationDecision(heard, before);
  if (renovated) return renovated;
  const unburdened = debtLeftOut(heard, before) ?? interestOnlyOver(heard, before);
  if (unburdened) return toCall(heard, unburdened);
  if (onRecord) return toCall(heard, onRecord);
  const ranked =
    topicsOf(heard, before).some(goesBeforeRanking) || isSumToldOut(heard, before)
      ? null
      : rankingCall(heard, signsOf(heard), before);
  // Rents are not ours to know; what homes cost there is.
  if (ranked)
    return { ...toCall(heard, ranked), ...(asksYield(heard) ? { topics: ['rents' as const] } : {}) };
  if (isLostBid(heard)) return { kind: 'tell', topics: ['underquoting'] };
  const detailed = withDetails(said, before);
  // 'Yes please, Bob Hill 0412 …' says all that was asked: whoever takes over reads it.
  // So does the number that was asked for, alone: it is given to be rung.
  const wasAsked = before.action !== null && !hasContact(textOf(before.action.arguments.reason));
  const isRefused = BEGINS_WITH_NO.test(plainText(said.text)) && !isCorrected(said.text);
  const isGiven = wasAsked && hasContact(said.text) && !isRefused;
  if (detailed && before.action && (isGiven || BEGINS_WITH_YES.test(plainText(said.text))))
    return { kind: 'approve', call: before.action };
  if (detailed) return { kind: 'confirm', call: detailed };
  // 'Can you save that?', where that was just proposed, is a yes.
  const isSaved = before.action?.tool === 'save_search' && ASKS_TO_SAVE.test(plainText(said.text));
  if (before.action && isSaved && signsOf(heard).places === 0 && !signsOf(heard).has('no'))
    return { kind: 'approve', call: before.action };
  if (isAlertAsked(heard, before)) return toCall(heard, wholeCall('save_search', heard, before));
  const better = whichBetterCall(heard, before);
  if (better) return toCall(heard, better);
  const onDay = valueOnDayCall(heard, before);
  if (onDay) return toCall(heard, onDay);
  const judgedPrice = priceJudgedCall(heard, before) ?? priceBesideValue(heard, before);
  if (judgedPrice) return toCall(heard, judgedPrice);
  const start = topicsOf(heard, before).some(isDistress) ? null : startCall(said, before);
  if (start) return { kind: 'call', call: start, topics: ['firstSteps'] };
  const ofWho = statusPutRight(said, before);
  if (ofWho) return toCall(said, ofWho);
  const right = putRight(said, before);
  if (right) return toCall(said, right);
  const loss = lossCall(said, before);
  if (loss) return { kind: 'call', call: loss, topics: ['soldAtLoss'] };
  const worked = quickSumCall(said, before, knowledge.topics(said.language, said.rest));
  if (worked) return { kind: 'call', call: worked };
  const learnt = learntTopic(said, before, knowledge.topics);
  const named = refined(topicsOf(heard, before), learnt, said, knowledge.topics);
  // Whoever buys asks of no tax on a gain.
  const topics = asksPurchaseTax(said, before) ? named.filter((topic) => !OF_TAX.has(topic)) : named;
  // Who asks how sure that is means the value that was told: its own figures say it.
  if (isOfOwnValue(topics, before)) return { kind: 'tell', topics: [...topics] };
  const isValuerAlone = topics.includes('valuer') && heard.money.length === 0;
  const isToldInstead = isValuerAlone || topics.some((topic) => isDistress(topic) || NO_SUM.has(topic));
  const asked = isToldInstead ? null : sumOf(heard, before);
  // 'Too much money. I want a list of homes for sale, maximum 450k' judges no price.
  const isListed = asked === 'price_check' && isSearch(signsOf(heard), heard, before);
  const sum = isListed || (asked === 'hand_over' && topics.some(isToldBySelf)) ? null : asked;
  if (sum !== null && (topics.every(isOfProcess) || isAsked(sum, heard))) {
    const own = toCall(heard, wholeCall(sum, heard, before));
    const read = own.kind === 'ask' && own.choices.length === 0 ? sumReading(heard, before) : null;
    const call = read?.tool === sum ? toCall(heard, readCall(read, heard, before)) : own;
    return call.kind === 'call' && topicsBesideSum(sum, topics) ? { ...call, topics } : call;
  }
  const isOfRent = topics.every((topic) => OF_RENT.has(topic));
  const judged = insuredCall(heard, before);
  if (judged) return toCall(heard, judged);
  const ownTerm = ownTermCall(topics, heard, before);
  if (ownTerm) return toCall(heard, ownTerm);
  const beside = besideTopics(topics, heard, before);
  if (beside) return beside;
  const reading = isOfRent ? sumReading(heard, before) : null;
  const base = decideOnTools(said, before, knowledge);
  // A rent and a price are a yield: nobody is asked for rents.
  if (reading?.tool === 'investment_return' && reading.purse.fresh.rentWeeklyAud !== undefined)
    return toCall(heard, readCall(reading, heard, before));
  if (base.kind === 'call' && base.call.tool === 'assess' && asksHowToSell(said))
    return { ...base, topics: ['selling'] };
  // 'Is it worth waiting?' asks for no value of a home.
  if (base.kind === 'ask' && base.call.tool === 'assess' && WORTH_DOING.test(plainText(said.text)))
    return { kind: 'tell', topics: [learnt?.topic ?? 'timing'] };
  const parts = topicsOfParts(said, before, knowledge.topics);
  if (topics.length > 0) return withTopics(base, foundTogether(topics, parts).slice(0, 3), signsOf(heard));
  if (reading && base.kind === 'call' && base.call.tool === 'borrowing_power')
    return { ...base, call: { ...base.call, arguments: withAllSavings(base.call.arguments, reading.purse) } };
  if (reading && isOverruled(base, reading, signsOf(heard), before))
    return toCall(heard, readCall(reading, heard, before));
  if (parts.length > 1 && base.kind === 'call') return { ...base, topics: parts };
  const told = learnt && toldInstead(base, learnt, parts, heard, before);
  if (told) return told;
  if (before.last !== null && isHomeSought(base, signsOf(heard), heard))
    return toCall(heard, wholeCall('search_listings', heard, before));
  return isLost(base) || isUnasked(base, said)
    ? (nearest(heard, before, base) ?? base)
    : outside(heard, base);
};
