import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { askedTopics } from '../guide/asked-topics.ts';
import { careTold, careTopicOf } from '../guide/care-topic.ts';
import { type GuideTopic, isDistress, isOfProcess } from '../guide/guide-topics.ts';
import { guessIntent } from '../intents/guess-intent.ts';
import { settleIntent } from '../intents/settle-intent.ts';
import { settleScope } from '../intents/settle-scope.ts';
import { sumReading } from '../reading/sum-reading.ts';
import { asksFirst } from '../tools/definitions.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Concept } from '../understanding/lexicon.ts';
import { isPlan } from '../understanding/timeline.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isAlertAsked } from './alert-asked.ts';
import { withAmountsInTalk } from './amounts-in-talk.ts';
import { answerToQuestion } from './answer-question.ts';
import { INTEREST_ONLY } from './asked-sum-words.ts';
import { BEGINS_WITH_NO, BEGINS_WITH_YES } from './booking/answer-words.ts';
import { bookingDecision } from './booking/booking-decision.ts';
import { contactSaid, isReachable } from './booking/contact-said.ts';
import { keptOpen } from './booking/kept-open.ts';
import { withLearntAct } from './booking/learnt-act.ts';
import { factsToldCall } from './facts-told.ts';
import { fillArguments } from './fill-arguments.ts';
import { changes, followUp, isContinued, nextDoor, SHORT_WORDS, searchAgain } from './follow-up.ts';
import { hasContact, withDetails } from './hand-over-details.ts';
import { homeFactsCall } from './home-facts-asked.ts';
import { intentOf } from './intent.ts';
import { bareIntent } from './intent-bare.ts';
import { asksHowToSell, isBudgetSearch, isListWanted, isSearch } from './intent-search.ts';
import { isSumToldOut, sumOf } from './intent-sums.ts';
import type { Knowledge } from './knowledge.ts';
import { leadDecision } from './lead-decision.ts';
import {
  isBesideHelp,
  isBetter,
  type LearntTopic,
  learntTopic,
  refined,
  topicsOfParts,
} from './learnt-topic.ts';
import { isLostBid } from './lost-bid.ts';
import { asksForPerson, isHomeSought, isLost, isUnasked, nearest, outside, REPEATABLE } from './nearest.ts';
import { isOverruled, readCall, withAllSavings } from './overrule.ts';
import { isSubject } from './place-text.ts';
import { questionsDecision } from './qualification/questions-decision.ts';
import { quickSumCall } from './quick-sum-call.ts';
import { rankedIn } from './ranked-subjects.ts';
import { asksYield, rankingCall } from './ranking/ranking-asked.ts';
import { referredTo } from './references.ts';
import { isAboutPerson, refusalOf } from './refusal.ts';
import { relativeCall, withChanges } from './relative-call.ts';
import { sameStreetCall } from './same-street.ts';
import { isOutOfScope } from './scope.ts';
import { settledRefusal } from './settled-refusal.ts';
import { type Signs, signsOf } from './signs.ts';
import { type Call, type Decision, type DialogueState, textOf } from './state.ts';
import { ASKS_REPAYMENT, ASKS_TO_SAVE } from './sum-words.ts';
import { toCall } from './to-call.ts';
import { topicsOf } from './topics-of.ts';
import { putRight } from './value-put-right.ts';
import { wayOnCall } from './way-on.ts';
import { startCall } from './where-to-start.ts';
import { wholeCall } from './whole-call.ts';
import { ofWholeCity } from './whole-city.ts';
import { isOutside, withTopics } from './with-topics.ts';

/** What is pointed at stands among the places as if it had been named. */
const withReferences = (heard: Understanding, before: DialogueState): Understanding => {
  const spoken = referredTo(heard, before);
  if (spoken.length === 0) return heard;
  const others = heard.places.filter((place) => !isSubject(place));
  // 'The dearer one' says which is meant, and asks for no price.
  const isRanked = rankedIn(heard.rest, before).length > 0;
  return {
    ...heard,
    concepts: isRanked ? new Set([...heard.concepts].filter((one) => one !== 'price')) : heard.concepts,
    sort: isRanked ? null : heard.sort,
    places: [...others, ...spoken.map((text) => ({ kind: 'spoken' as const, text, start: 0, end: 0 }))],
  };
};

/** 'Wrong house, it should be 17 Olive Street'. */
const WRONG_HOME = /\b(?:wrong|should (?:be|have been)|meant|instead)\b/;

/** Yes or no to what was proposed, or the same for another home. */
const answerToProposal = (heard: Understanding, signs: Signs, before: DialogueState): Decision | null => {
  const { action } = before;
  const isLong = heard.words > (signs.addresses > 0 ? 2 * SHORT_WORDS : SHORT_WORDS);
  if (!action || isLong) return null;
  if (signs.places > 0) {
    const isAnother =
      action.tool === 'report' && (signs.has('no', 'correction', 'also') || signs.says(WRONG_HOME));
    return isAnother && !signs.has('value', 'market')
      ? toCall(heard, wholeCall('report', heard, before))
      : null;
  }
  if (signs.has('no')) return { kind: 'drop' };
  return signs.has('yes') ? { kind: 'approve', call: action } : null;
};

const smallTalk = (heard: Understanding, signs: Signs): Decision | null => {
  if (heard.words > SHORT_WORDS || changes(heard) || signs.has('howTo', 'abilities')) return null;
  if (signs.has('thanks')) return { kind: 'thank' };
  return signs.has('hello') ? { kind: 'greet' } : null;
};

/** A question back is answered, or another one is asked instead. */
const isOtherWish = (intent: AssistantTool | null, answered: Call, signs: Signs): boolean => {
  if (intent === null || intent === answered.tool) return false;
  if (intent === 'market' || intent === 'assess') return signs.has('market') && answered.tool !== 'market';
  return !(
    intent === 'help' ||
    intent === 'search_listings' ||
    intent === 'lvr' ||
    intent === 'borrowing_power'
  );
};

const isAnswer = (
  heard: Understanding,
  signs: Signs,
  intent: AssistantTool | null,
  answered: Call,
): boolean =>
  (intent === null || intent === answered.tool || heard.words <= SHORT_WORDS) &&
  !signs.has('offTopic', 'notOffered') &&
  !isOtherWish(intent, answered, signs);

const A_SEARCH: Call = { tool: 'search_listings', arguments: {} };

const lastResort = (heard: Understanding, signs: Signs, { pending, last }: DialogueState): Decision => {
  const isAboutIt =
    heard.strange.length === 0 && heard.words <= SHORT_WORDS && signs.has('it', 'whatIs', 'howMuch');
  if (last && isAboutIt && REPEATABLE.has(last.tool) && !signs.has('offTopic', 'yes', 'no'))
    return toCall(heard, last);
  if (pending && heard.words <= SHORT_WORDS && !signs.has('offTopic'))
    return { kind: 'ask', call: pending, missing: pending.missing, choices: [], unknown: null };
  // 'We want to move by Easter' is said by someone who looks for a home.
  if (isPlan(heard.text) && !signs.has('offTopic'))
    return last?.tool === 'search_listings' ? toCall(heard, last) : toCall(heard, A_SEARCH);
  // Whoever leaves a number or an address wants to be answered by somebody.
  if (hasContact(heard.text) && !signs.has('offTopic'))
    return { kind: 'confirm', call: { tool: 'hand_over', arguments: { reason: heard.text } } };
  return { kind: 'decline', reason: signs.has('offTopic') ? 'outOfScope' : 'notUnderstood', about: null };
};

/** A tool that is asked for by its name, and not by what is said of a loan. */
const NAMED_BY: Readonly<Partial<Record<AssistantTool, Concept>>> = {
  lvr: 'lvr',
  borrowing_power: 'borrowingPower',
  compliance: 'comply',
};

/** '50k less' changes the last call; 'the LVR with 50k less' is another question about what was said. */
const changedBy = (
  heard: Understanding,
  intent: AssistantTool | null,
  signs: Signs,
  before: DialogueState,
): Call | null => {
  if (heard.changes.length === 0 || signs.places > 0) return null;
  const concept = intent === null ? undefined : NAMED_BY[intent];
  const isOther =
    intent !== null && concept !== undefined && signs.has(concept) && before.last?.tool !== intent;
  const other = isOther ? withChanges(wholeCall(intent, heard, before), heard, before) : null;
  if (other) return other;
  const changed = relativeCall(heard, before);
  return changed && { ...changed, arguments: fillArguments(changed.tool, heard, before, changed.arguments) };
};

/** Sums that words alone do not ask for: what they are worked out from must be said, too. */
const SUMS: ReadonlySet<AssistantTool> = new Set(['dti', 'price_check', 'investment_return', 'save_search']);
const WITH_AMOUNTS: ReadonlySet<AssistantTool> = new Set(['repayments', 'upfront_costs']);
const isUnlikely = (learnt: AssistantTool | null, signs: Signs, heard: Understanding): boolean => {
  if (learnt === null) return false;
  // 'Must have a balcony' asks for nobody, whatever it sounds like.
  if (learnt === 'hand_over') return !asksForPerson(heard);
  if (learnt === 'borrowing_power') return isBudgetSearch(signs);
  // 'Units in Mount Druitt or St Marys' compares nothing.
  if (learnt === 'compare') return isListWanted(signs, heard);
  // A budget is no question about the plan.
  if (learnt === 'plan_usage') return signs.amounts > 0;
  return SUMS.has(learnt) || (WITH_AMOUNTS.has(learnt) && signs.amounts === 0);
};

/** Beside a topic a sum is worked out only when its own words ask for it. */
const isAsked = (sum: AssistantTool, { text }: Understanding): boolean =>
  sum !== 'repayments' || ASKS_REPAYMENT.test(plainText(text)) || INTEREST_ONLY.test(plainText(text));
/** What the sum itself works out is not told beside it. */
const WORKED_OUT: ReadonlySet<GuideTopic> = new Set([
  'stampDuty',
  'interestOnly',
  'firstHomeWho',
  'concessions',
]);

const OF_RENT: ReadonlySet<GuideTopic> = new Set(['rents', 'yield']);
/** What a rented home costs is named, and not asked about. */
const OF_LET_HOME: ReadonlySet<GuideTopic> = new Set([
  'rents',
  'yield',
  'insurance',
  'strata',
  'councilRates',
  'agentFees',
  'lettingOut',
]);

/** What is told where a learnt topic says more of what was asked than the tools; null where it does not. */
const toldInstead = (
  base: Decision,
  learnt: LearntTopic,
  parts: GuideTopic[],
  heard: Understanding,
  before: DialogueState,
): Decision | null => {
  if (!isBetter(base, learnt, signsOf(heard), heard, before)) return null;
  // Who leaves a number is handed over.
  if (isLost(base) && nearest(heard, before, base)?.kind === 'confirm') return null;
  if (base.kind === 'call' && isBesideHelp(base, learnt)) return { ...base, topics: [learnt.topic] };
  return { kind: 'tell', topics: parts.length > 1 ? parts : [learnt.topic], isDeclined: isOutside(base) };
};

/** 'Is that ok?', of an LVR: whether it costs insurance. */
const JUDGES_LVR =
  /^\W*(?:and |so |ok |hmm )*(?:is|are|would) (?:that|it|this) (?:an? )?(?:ok|okay|bad|good|high|low|risky|too high|too much|normal|fine|alright|safe|problem)\b|^\W*(?:(?:eso )?esta bien|es (?:malo|mucho|alto)|c'est (?:bien|grave|trop|bon)|ist das (?:ok|gut|schlecht|hoch|viel|schlimm)|(?:va bene|e (?:alto|troppo|grave))|(?:isso )?(?:e (?:ruim|alto|muito|bom)|ta bom)|это (?:много|плохо|нормально|хорошо))/u;
const insuredCall = (heard: Understanding, { last }: DialogueState): Call | null =>
  last?.tool === 'lvr' && heard.money.length === 0 && JUDGES_LVR.test(plainText(heard.text))
    ? { tool: 'lvr', arguments: { ...last.arguments, insurance: 'due' } }
    : null;

const WORTH_DOING = /\bworth (?:it to |the (?:wait|hassle|effort|trouble)|\w+ing\b)/u;

/** 'What's our LVR', where what it is worked out from was said: the figure, and not what the word means. */
const OWN_TERM =
  /\b(?:my|our|his|her|their)\b|\b(?:mi|mis|nuestr[oa]|mon|ma|notre|mein\w*|unser\w*|mio|mia|nostr[oa]|meu|minha|nosso|nossa)\b|(?<!\p{L})(?:мо[йяюе]\p{L}*|наш\p{L}*)|私の|私たちの|うちの|(?:내|제|우리) |我(?:的|们的)?|(?:ي|نا)(?!\p{L})|मेर[ाीे]|हमार[ाीे]/u;
const ownTermCall = (
  topics: readonly GuideTopic[],
  heard: Understanding,
  before: DialogueState,
): Call | null => {
  if (!topics.includes('lvr') || heard.percentages.length > 0 || !OWN_TERM.test(plainText(heard.text)))
    return null;
  const call = wholeCall('lvr', heard, before);
  const { loanAud, depositAud, valueAud } = call.arguments;
  return valueAud !== undefined && (loanAud ?? depositAud) !== undefined ? call : null;
};

/** Asked in words, with what is earned: worked out beside what is told of their case. */
const ASKED_WITH_INCOME = 5;
const OF_THE_PERSON: ReadonlySet<GuideTopic> = new Set([
  'residents',
  'foreignBuyer',
  'selfEmployed',
  'otherIncome',
  'olderBorrower',
]);
const besideTopics = (
  topics: readonly GuideTopic[],
  heard: Understanding,
  before: DialogueState,
): Decision | null => {
  if (topics.length === 0 || !topics.every((topic) => OF_THE_PERSON.has(topic))) return null;
  const reading = sumReading(heard, before);
  if (reading?.tool !== 'borrowing_power' || reading.score < ASKED_WITH_INCOME) return null;
  const call = toCall(heard, readCall(reading, heard, before));
  return call.kind === 'call' ? { ...call, topics: topics.slice(0, 1) } : null;
};

/** Declined by its words, or for want of a tool: not because of what it says. */
const BY_SIGNS: ReadonlySet<string> = new Set(['injection', 'othersData', 'wrongdoing', 'outsideCoverage']);

const timesDecision = (
  heard: Understanding,
  before: DialogueState,
  { acts }: Pick<Knowledge, 'acts'>,
): Decision | null => {
  const signs = signsOf(heard);
  return withLearntAct({ decision: bookingDecision(heard, signs, before), heard, signs, before, acts });
};

/** Their own number, given where it was asked for, and their own viewing are nobody else's data. */
const ownBookingSaid = (
  heard: Understanding,
  before: DialogueState,
  reason: string,
  knowledge: Pick<Knowledge, 'acts'>,
): Decision | null => {
  const decision = timesDecision(heard, before, knowledge);
  // 'I select the second of those' instructs nobody.
  const isChoice = before.pending?.missing === 'time' && decision?.kind === 'confirm';
  if (reason === 'injection' || reason === 'wrongdoing') return isChoice ? decision : null;
  const isAsked = before.pending?.missing === 'contact' || before.action?.tool === 'book_viewing';
  return decision?.kind === 'recount' || (isAsked && isReachable(contactSaid(heard.text))) ? decision : null;
};

/** What to do about a message in its conversation. Nothing here reads the database or the clock. */
export const decide = (
  said: Understanding,
  before: DialogueState,
  knowledge: Pick<Knowledge, 'acts' | 'intents' | 'isInHelp' | 'topics'>,
): Decision => {
  const decision = ofWholeCity(
    keptOpen(decideOnce(withAmountsInTalk(said, before), before, knowledge), said, before),
  );
  // Whoever is not well or not safe never reads that they were not understood.
  const isLeftAlone = decision.kind === 'decline' && decision.reason === 'notUnderstood' && before.isCareful;
  return isLeftAlone ? { kind: 'tell', topics: ['stillHere'] } : decision;
};

const decideOnce = (
  said: Understanding,
  before: DialogueState,
  knowledge: Pick<Knowledge, 'acts' | 'intents' | 'isInHelp' | 'topics'>,
): Decision => {
  const wayOn = wayOnCall(said, before);
  if (wayOn) return toCall(said, wayOn);
  const heard = withReferences(said, before);
  const ruled = refusalOf(heard, signsOf(heard), before);
  // 'Scared of my ex' asks for nobody's data.
  const isHonest = ruled?.reason !== 'injection';
  const care = isHonest ? careTopicOf(said.text, before) : null;
  if (care !== null) return { kind: 'tell', topics: careTold(care) };
  if (isHonest && askedTopics(heard).includes('danger')) return { kind: 'tell', topics: ['danger'] };
  const own = ruled === null ? null : ownBookingSaid(heard, before, ruled.reason, knowledge);
  if (own) return own;
  if (ruled !== null && BY_SIGNS.has(ruled.reason)) return decideOnTools(said, before, knowledge);
  const ofLeads = topicsOf(heard, before).some(isDistress) ? null : leadDecision(said, signsOf(said), before);
  if (ofLeads) return ofLeads;
  const ofQuestions = topicsOf(heard, before).some(isDistress)
    ? null
    : questionsDecision(said, signsOf(said), before);
  if (ofQuestions) return ofQuestions;
  const ofTimes = topicsOf(heard, before).some(isDistress) ? null : timesDecision(heard, before, knowledge);
  if (ofTimes) return ofTimes;
  const onRecord = homeFactsCall(heard, before);
  if (onRecord) return toCall(heard, onRecord);
  const isRanked = !topicsOf(heard, before).some(isDistress) && !isSumToldOut(heard, before);
  const ranked = isRanked ? rankingCall(heard, signsOf(heard), before) : null;
  // Rents are not ours to know; what homes cost there is.
  if (ranked)
    return { ...toCall(heard, ranked), ...(asksYield(heard) ? { topics: ['rents' as const] } : {}) };
  if (isLostBid(heard)) return { kind: 'tell', topics: ['underquoting'] };
  const detailed = withDetails(said, before);
  // 'Yes please, Bob Hill 0412 …' says all that was asked: whoever takes over reads it.
  // So does the number that was asked for, alone: it is given to be rung.
  const wasAsked = before.action !== null && !hasContact(textOf(before.action.arguments.reason));
  const isGiven = wasAsked && hasContact(said.text) && !BEGINS_WITH_NO.test(plainText(said.text));
  if (detailed && before.action && (isGiven || BEGINS_WITH_YES.test(plainText(said.text))))
    return { kind: 'approve', call: before.action };
  if (detailed) return { kind: 'confirm', call: detailed };
  // 'Can you save that?', where that was just proposed, is a yes.
  const isSaved = before.action?.tool === 'save_search' && ASKS_TO_SAVE.test(plainText(said.text));
  if (before.action && isSaved && signsOf(heard).places === 0 && !signsOf(heard).has('no'))
    return { kind: 'approve', call: before.action };
  if (isAlertAsked(heard, before)) return toCall(heard, wholeCall('save_search', heard, before));
  const start = topicsOf(heard, before).some(isDistress) ? null : startCall(said, before);
  if (start) return { kind: 'call', call: start, topics: ['firstSteps'] };
  const right = putRight(said, before);
  if (right) return toCall(said, right);
  const worked = quickSumCall(said, before, knowledge.topics(said.language, said.rest));
  if (worked) return { kind: 'call', call: worked };
  const learnt = learntTopic(said, before, knowledge.topics);
  const topics = refined(topicsOf(heard, before), learnt, said, knowledge.topics);
  const asked = topics.some(isDistress) || topics.includes('rentOrBuy') ? null : sumOf(heard, before);
  // 'Too much money. I want a list of homes for sale, maximum 450k' judges no price.
  const isListed = asked === 'price_check' && isSearch(signsOf(heard), heard, before);
  const sum = isListed ? null : asked;
  if (sum !== null && (topics.every(isOfProcess) || isAsked(sum, heard))) {
    const own = toCall(heard, wholeCall(sum, heard, before));
    const read = own.kind === 'ask' && own.choices.length === 0 ? sumReading(heard, before) : null;
    const call = read?.tool === sum ? toCall(heard, readCall(read, heard, before)) : own;
    return call.kind === 'call' &&
      topics.length > 0 &&
      !topics.some(
        (topic) => WORKED_OUT.has(topic) || (sum === 'investment_return' && OF_LET_HOME.has(topic)),
      ) &&
      !topics.every(isOfProcess)
      ? { ...call, topics }
      : call;
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
  if (topics.length > 0)
    return withTopics(base, [...new Set([...topics, ...parts])].slice(0, 3), signsOf(heard));
  if (reading && base.kind === 'call' && base.call.tool === 'borrowing_power')
    return {
      ...base,
      call: { ...base.call, arguments: withAllSavings(base.call.arguments, reading.purse) },
    };
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

/** What to do about it by the tools that there are. */
const decideOnTools = (
  said: Understanding,
  before: DialogueState,
  { intents, isInHelp }: Pick<Knowledge, 'intents' | 'isInHelp'>,
): Decision => {
  const isChoosing = (before.pending?.choices.length ?? 0) > 0;
  const heard = isChoosing ? said : withReferences(said, before);
  const signs = signsOf(heard);
  const guess = guessIntent(intents, heard, before.last !== null || before.pending !== null);
  const another = sameStreetCall(said, before);
  if (another) return toCall(said, another);
  const refused = settledRefusal(heard, before, guess);
  if (refused?.reason === 'rentals') return { kind: 'tell', topics: ['rents'] };
  if (refused) return refused;
  const settled = answerToProposal(heard, signs, before);
  if (settled) return settled;

  const ruled = intentOf(heard, before);
  // 'Which one has more flood risk?' compares what was spoken of: the words alone cannot know.
  const learnt = ruled === 'compare' && signs.places < 2 ? ruled : settleIntent(ruled, guess);
  const intent = isUnlikely(learnt, signs, heard) ? ruled : learnt;
  if (isAboutPerson(heard, signs, intent)) return { kind: 'decline', reason: 'othersData', about: null };
  const answered = answerToQuestion(heard, before);
  if (answered && isAnswer(heard, signs, intent, answered)) return toCall(heard, answered);
  const moved = changedBy(heard, intent, signs, before);
  if (moved) return toCall(heard, moved);
  const told = intent === 'compare' ? null : factsToldCall(heard, signs, intent, before);
  if (told) return toCall(heard, told);
  if (settleScope(isOutOfScope(heard, signs, intent, before, { isInHelp }), guess, before.last !== null))
    return { kind: 'decline', reason: 'outOfScope', about: null };

  const next = nextDoor(heard, signs, intent, before) ?? searchAgain(heard, signs, before);
  if (next) return toCall(heard, next);
  // What asks for an approval is asked for by its name, and never goes on with something else.
  const isPlaced = intent === 'hand_over' && signs.places > 0;
  // 'What about bushfires down there?' asks of the place, and narrows no search.
  const isOfHazard =
    intent === 'hazard' &&
    before.last?.tool === 'search_listings' &&
    (signs.addresses > 0 || !signs.has('lowRisk', 'mediumRisk', 'find'));
  // 'Which one has more land?' is asked of both, and changes nothing in the call before.
  const isOfBoth = ruled === 'compare' && signs.places === 0;
  const isGoingOn =
    isPlaced || (guess.label === 'continue' && !(intent && asksFirst(intent)) && !isOfHazard && !isOfBoth);
  if (intent === null || isGoingOn || isContinued(heard, signs, intent, before)) {
    const changed = followUp(heard, signs, before);
    if (changed) return toCall(heard, changed);
  }
  const talk = intent === null || intent === 'help' ? smallTalk(heard, signs) : null;
  if (talk) return talk;
  const chosen = intent ?? bareIntent(heard);
  return chosen ? toCall(heard, wholeCall(chosen, heard, before)) : lastResort(heard, signs, before);
};
