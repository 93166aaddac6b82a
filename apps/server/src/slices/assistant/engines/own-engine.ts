import type { FoundCause } from '@propguard/rules/conversations/hand-over-causes';
import { HAND_OVER_WORDS } from '@propguard/rules/conversations/hand-over-words';
import { HAND_OVER_REASON_MAX } from '@propguard/rules/conversations/limits';
import { askedFigures, mannerAsked } from '@propguard/talk/answers/asked-figures';
import { voiceOf } from '@propguard/talk/answers/composed';
import { handedOverSaid } from '@propguard/talk/answers/handed-over';
import { kindWord } from '@propguard/talk/answers/kind-word';
import { partLeftOver } from '@propguard/talk/answers/part-left-over';
import { questionPhrasesOf } from '@propguard/talk/answers/qualification/phrases/all';
import { regretIn } from '@propguard/talk/answers/regret';
import { isAskedAgain, recentlySaid } from '@propguard/talk/answers/said-once';
import { isDealPutRight } from '@propguard/talk/deal/deal-decision';
import { loanOfFacts } from '@propguard/talk/deal/deal-said';
import { isBookingTool } from '@propguard/talk/dialogue/booking/finding';
import { handOverCause, missedAfter } from '@propguard/talk/dialogue/hand-over-cause';
import { hasContact } from '@propguard/talk/dialogue/hand-over-details';
import { ownAfter } from '@propguard/talk/dialogue/home-meant';
import { homesAfter } from '@propguard/talk/dialogue/homes-told';
import { keptWishes } from '@propguard/talk/dialogue/kept-wishes';
import { loanSaid } from '@propguard/talk/dialogue/loan-said';
import { keyOf } from '@propguard/talk/dialogue/message-parts';
import { isPersonAskedFor } from '@propguard/talk/dialogue/nearest';
import { isRealPersonAsked } from '@propguard/talk/dialogue/real-person';
import { separateQuestions } from '@propguard/talk/dialogue/separate-questions';
import type { Call, Decision } from '@propguard/talk/dialogue/state';
import { stateSpokenOf } from '@propguard/talk/dialogue/state-spoken-of';
import { type TakenIn, takeIn } from '@propguard/talk/dialogue/take-in';
import { decidedShare } from '@propguard/talk/dialogue/understood';
import { valuedBefore } from '@propguard/talk/dialogue/valued-before';
import { asksWhenAnswered } from '@propguard/talk/dialogue/when-they-answer';
import { wishesAfter } from '@propguard/talk/dialogue/wishes';
import { rejectsAnswer } from '@propguard/talk/dialogue/withdrawn';
import { makesCareful } from '@propguard/talk/guide/care-topic';
import { type GuideTopic, isDistress } from '@propguard/talk/guide/guide-topics';
import { calibrated } from '@propguard/talk/intents/calibration';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import { plainText } from '@propguard/talk/understanding/clean-text';
import type { Understanding } from '@propguard/talk/understanding/understand';
import { referenceOf } from '../../../access/reference-scope.ts';
import { turnOfLoop } from '../../../turn-of-loop.ts';
import { isWithOutsider } from '../../conversations/hand-over-asked.ts';
import { canBeMoved, moveInstead } from '../booking/move-time.ts';
import { letProposedGo, searchInstead } from '../booking/prepare.ts';
import { isStillFree } from '../booking/still-free.ts';
import { knowledgeOf } from '../knowledge/knowledge-of.ts';
import { ask, confirm, propose, run } from './act-on-call.ts';
import { answerParts } from './answer-parts.ts';
import {
  afterApproval,
  besideOf,
  recallTime,
  tellAside,
  tellBeside,
  tellBooked,
  viewOneOf,
} from './booking-talk.ts';
import type { Engine, EngineEnd, Question } from './engine.ts';
import { chat, decline, drop, recall } from './talk-on.ts';
import { tellAccount } from './tell-account.ts';
import { tellOnce } from './tell-once.ts';
import { guide, tellTopics } from './tell-topics.ts';
import { after, type Telling, tell } from './telling.ts';
import { isAnsweredMeanwhile, tellAdded } from './while-awaited.ts';

/** Topics that a tool runs beside are told first. */
const runBeside = async (telling: Telling, call: Call, topics: readonly GuideTopic[]): Promise<EngineEnd> => {
  if (topics.length === 0) return run(telling, call);
  tellTopics(telling, topics);
  // The article of the help would say the same again: its card is enough.
  const isTold = call.tool === 'help';
  if (!isTold) telling.emit({ type: 'text', delta: '\n' });
  const end = await run(telling, call, isTold);
  return { ...end, dialogue: { ...end.dialogue, told: [...topics] } };
};

/** Where a tool can answer, or a topic says how it goes, it does; else a person is offered. */
const isOffered = (decision: Decision): boolean =>
  decision.kind === 'decline' ||
  decision.kind === 'ask' ||
  (decision.kind === 'confirm' && decision.call.tool === 'hand_over');

/**
 * Though nobody asked for a person, one should answer. Whoever writes to the workspace from outside is given one at once;
 * somebody at home in it is asked first. Null: it is answered as it would be.
 */
const forPerson = async (
  telling: Telling,
  cause: FoundCause,
  decision: Decision,
): Promise<EngineEnd | null> => {
  const { scope, voice, said, conversationId, confidence } = telling;
  const { say, language } = voice;
  const why = say.handOverFor[cause];
  const dialogue = after(telling, { missed: 0 });
  if (conversationId !== null && (await isWithOutsider(scope, conversationId))) {
    const handsOver = { cause, reason: said.slice(0, HAND_OVER_REASON_MAX), why };
    return { outcome: 'decline', missing: null, language, confidence, dialogue, handsOver };
  }
  if (!isOffered(decision)) return null;
  const reason = decision.kind === 'confirm' ? decision.call.arguments : { reason: said };
  return propose({ ...telling, missed: 0 }, { tool: 'hand_over', arguments: { ...reason, cause } }, '', [
    why,
  ]);
};

/**
 * Whoever asks for a person and can be answered is given one at once: who writes from outside, and who says in so many
 * words that they want one, with a number or an address: a yes would only be asked of them to hear it twice.
 */
const askedFor = async (
  telling: Telling,
  decision: Decision,
  heard: Understanding,
): Promise<EngineEnd | null> => {
  const { scope, voice, said, before, conversationId, confidence } = telling;
  const isReallyAsked =
    decision.kind === 'confirm' && decision.call.tool === 'hand_over' && isRealPersonAsked(heard, before);
  if (conversationId === null || before.isCareful) return null;
  if (!isReallyAsked && !isPersonAskedFor(decision, heard)) return null;
  if (!(await isWithOutsider(scope, conversationId))) {
    if (!isReallyAsked || !hasContact(said)) return null;
    const when = asksWhenAnswered(said) ? [HAND_OVER_WORDS[voice.language].when] : [];
    tell(telling, [handedOverSaid(said, voice), ...when], [said]);
  }
  const handsOver = { cause: 'asked' as const, reason: said.slice(0, HAND_OVER_REASON_MAX) };
  const dialogue = after(telling, { missed: 0 });
  return { outcome: 'answer', missing: null, language: voice.language, confidence, dialogue, handsOver };
};

/** A time that was kept for what is dropped is free for others at once. */
const dropped = (telling: Telling): EngineEnd => {
  const end = drop(telling);
  const { before, voice, conversationId } = telling;
  const open = before.action ?? before.pending;
  if (!isBookingTool(open?.tool)) return end;
  const args = open?.arguments ?? {};
  return {
    ...end,
    prepare: async (scope) => {
      await letProposedGo({ scope, language: voice.language, conversationId }, args);
      return end;
    },
  };
};

/** Yes to a time that went while they thought about it: what is free instead is looked for. */
const goneMeanwhile = async (
  { scope, voice, conversationId }: Telling,
  { tool, arguments: args }: Call,
): Promise<Call | null> => {
  const context = { scope, language: voice.language, conversationId };
  if (tool === 'move_booking') {
    const isFree = await canBeMoved(context, args as ArgumentsOf<'move_booking'>);
    return isFree ? null : { tool: 'find_times', arguments: moveInstead(args) };
  }
  if (tool !== 'book_viewing') return null;
  const booking = args as ArgumentsOf<'book_viewing'>;
  const isFree = await isStillFree(context, booking);
  return isFree ? null : { tool: 'find_times', arguments: searchInstead(booking) };
};

const respond = async (heardIn: Telling, decision: Decision): Promise<EngineEnd> => {
  // Beside a yes it is answered once that is done.
  const telling = decision.kind === 'approve' ? heardIn : await tellBeside(heardIn, besideOf(decision));
  const { say } = telling.voice;
  switch (decision.kind) {
    case 'call': {
      const { toView = telling.before.toView } = decision;
      const next = { ...telling, before: { ...telling.before, toView } };
      return decision.thenView
        ? viewOneOf(next, decision.call, decision.thenView)
        : runBeside(next, decision.call, decision.topics ?? []);
    }
    case 'aside':
      return tellAside(telling, decision);
    case 'recount':
      return tellBooked(telling, decision.isKept);
    case 'tell':
      return guide(telling, decision);
    case 'account':
      return tellAccount(telling, decision.account);
    case 'ask':
      return ask(telling, decision);
    case 'confirm':
      return confirm(telling, decision.call, decision.isAgain);
    case 'approve': {
      const instead = await goneMeanwhile(telling, decision.call);
      if (instead) return run(telling, instead);
      const { text, dialogue } = await afterApproval(telling, decision.call, besideOf(decision));
      return {
        outcome: 'answer',
        missing: null,
        language: telling.voice.language,
        confidence: telling.confidence,
        dialogue: after(telling, { action: decision.call, ...dialogue }),
        afterwards: text,
        approved: true,
      };
    }
    case 'drop':
      return dropped(telling);
    case 'decline':
      return decline(telling, decision);
    case 'greet':
      return chat(telling, say.greeting, [
        say.suggest.abilities,
        say.suggest.borrow,
        questionPhrasesOf(telling.voice.language).start.buyer,
      ]);
    default:
      return chat(telling, say.thanks, []);
  }
};

/** What was got wrong is answered now; that we are sorry stands in the other texts themselves. */
const isPutRight = (decision: Decision): boolean =>
  decision.kind === 'call' ||
  decision.kind === 'ask' ||
  (decision.kind === 'tell' &&
    !decision.topics.some((topic) => topic === 'frustrated' || isDistress(topic) || makesCareful(topic)));

/** A part is answered as it was when all were looked at together, where it would get the answer of another one. */
const asPart = (decision: Decision, part: Question['part']): Decision => {
  if (!part) return decision;
  const isSame = part.answered.has(keyOf(decision));
  const own = part.isSettled || isSame ? part.decision : decision;
  part.answered.add(keyOf(own));
  return own;
};

/** Understands, decides, calls the product's operations and says what they gave. */
/** From the classifier's share of what was decided to how likely it is that it was understood. */
type Calibrate = (share: number) => number;

const answerOne =
  (calibrate: Calibrate, whole?: TakenIn): Engine =>
  async (scope, question, emit) => {
    const { text, before, conversationId } = question;
    const knowledge = await knowledgeOf(referenceOf(scope.services));
    const taken = whole ?? takeIn(text, before, knowledge);
    const { heard, language, standing, meant, guess, deal: said } = taken;
    const decision = asPart(taken.decision, question.part);
    const deal = said?.facts ?? before.deal;
    const wishes = wishesAfter(heard, decision, before);
    const share = decidedShare(decision, guess);
    const telling: Telling = {
      scope,
      voice: voiceOf(
        language,
        [...askedFigures(plainText(text)), ...mannerAsked(plainText(text))],
        keptWishes(heard, decision, before),
        valuedBefore(decision, before),
      ),
      before: {
        ...standing,
        // What is said next of 'it' is said of the home that was pointed at.
        address: meant.address,
        location: meant.location,
        own: ownAfter(decision, heard, before),
        homes: homesAfter(decision, heard, before),
        wishes,
        loan: { ...before.loan, ...loanSaid(heard, decision), ...(said?.isNews ? loanOfFacts(deal) : {}) },
        deal,
        dealParts: said?.parts ?? before.dealParts,
      },
      said: text,
      recent: isAskedAgain(plainText(text)) ? new Set() : recentlySaid(question.history),
      state: stateSpokenOf(heard, before),
      conversationId,
      confidence: share === null ? null : calibrate(share),
      missed: missedAfter(decision, before),
      emit,
    };
    if (question.isPersonAwaited)
      return isAnsweredMeanwhile(decision) ? respond(telling, decision) : tellAdded(telling, question);
    const cause = handOverCause(text, decision, before);
    const given = cause
      ? await forPerson(telling, cause, decision)
      : await askedFor(telling, decision, heard);
    if (given) return given;
    const isRejected =
      heard.isRejecting === true || (said !== null && isDealPutRight(said, decision, before));
    if (isRejected && isPutRight(decision)) emit({ type: 'text', delta: regretIn(language) });
    const end = await respond(telling, decision);
    const isLetGo = decision.kind === 'drop' || (decision.kind === 'recount' && decision.isKept === true);
    if (decision.kind === 'ask' || isLetGo) return end;
    return recallTime(telling, recall(telling, end), decision);
  };

/**
 * Our own engine. Who asks several things at once gets an answer to each. Texts of tool results are shown and never read,
 * so nothing that stands in them can change what it does.
 */
const engineWith = (calibrate: Calibrate): Engine => {
  const answerEach = answerParts(answerOne(calibrate));
  return async (scope, question, emitAll) => {
    const { text, before } = question;
    const emit = tellOnce(emitAll);
    const knowledge = await knowledgeOf(referenceOf(scope.services));
    await turnOfLoop();
    const whole = takeIn(text, before, knowledge);
    const several = separateQuestions(text, before, knowledge, whole);
    const decisions = several ? several.parts.map(({ decision }) => decision) : [whole.decision];
    const earlier = question.history.map((one) => one.question);
    const kind = question.isPersonAwaited ? null : kindWord(text, earlier, decisions, whole.language);
    if (kind !== null) emit({ type: 'text', delta: `${kind}\n` });
    if (!several) return answerOne(calibrate, whole)(scope, question, emit);
    const { parts, language, leftOver, deal } = several;
    if (rejectsAnswer(text)) emit({ type: 'text', delta: regretIn(language) });
    const end = await answerEach(
      parts,
      scope,
      { ...question, before: { ...before, language, ...deal } },
      emit,
    );
    if (leftOver.length > 0)
      emit({ type: 'text', delta: `\n\n${partLeftOver(leftOver.join(' / '), voiceOf(language))}` });
    return end;
  };
};

export const ownEngine: Engine = engineWith(calibrated);
/** Says the classifier's own shares in the place of confidence: what a calibration is measured by. */
export const uncalibratedEngine: Engine = engineWith((share) => share);
