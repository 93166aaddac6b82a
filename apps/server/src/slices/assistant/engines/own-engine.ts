import type { FoundCause } from '@propguard/rules/conversations/hand-over-causes';
import { HAND_OVER_WORDS } from '@propguard/rules/conversations/hand-over-words';
import { HAND_OVER_REASON_MAX } from '@propguard/rules/conversations/limits';
import { voiceOf } from '@propguard/talk/answers/composed';
import { handedOverSaid } from '@propguard/talk/answers/handed-over';
import { partLeftOver } from '@propguard/talk/answers/part-left-over';
import { questionPhrasesOf } from '@propguard/talk/answers/qualification/phrases/all';
import { regretIn } from '@propguard/talk/answers/regret';
import { recentlySaid } from '@propguard/talk/answers/said-once';
import { isBookingTool } from '@propguard/talk/dialogue/booking/finding';
import { hasContact } from '@propguard/talk/dialogue/hand-over-details';
import type { HeardTurn } from '@propguard/talk/dialogue/heard-turn';
import { keyOf } from '@propguard/talk/dialogue/message-parts';
import type { Call, Decision } from '@propguard/talk/dialogue/state';
import { asksWhenAnswered } from '@propguard/talk/dialogue/when-they-answer';
import type { GuideTopic } from '@propguard/talk/guide/guide-topics';
import { calibrated } from '@propguard/talk/intents/calibration';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import { referenceOf } from '../../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { isWithOutsider } from '../../conversations/hand-over-asked.ts';
import { canBeMoved, moveInstead } from '../booking/move-time.ts';
import { letProposedGo, searchInstead } from '../booking/prepare.ts';
import { isStillFree } from '../booking/still-free.ts';
import { hearSaid } from '../hearing/hear-said.ts';
import { ask, confirm, propose, run } from './act-on-call.ts';
import { type AnswerPart, answerParts } from './answer-parts.ts';
import {
  afterApproval,
  besideOf,
  recallTime,
  tellAside,
  tellBeside,
  tellBooked,
  viewOneOf,
} from './booking-talk.ts';
import type { Engine, EngineEnd, EngineSteps, Question } from './engine.ts';
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
  { isAsked, isSurelyAsked }: HeardTurn['person'],
): Promise<EngineEnd | null> => {
  const { scope, voice, said, before, conversationId, confidence } = telling;
  if (conversationId === null || before.isCareful) return null;
  if (!isSurelyAsked && !isAsked) return null;
  if (!(await isWithOutsider(scope, conversationId))) {
    if (!isSurelyAsked || !hasContact(said)) return null;
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

/** From the classifier's share of what was decided to how likely it is that it was understood. */
type Calibrate = (share: number) => number;

/** Whoever says that they did not understand claims nothing. */
const confidenceOf = ({ decision, share }: HeardTurn, calibrate: Calibrate): number | null => {
  if (decision.kind === 'decline' && decision.reason === 'notUnderstood') return 0;
  return share === null ? null : calibrate(share);
};

/** What was heard, and how it is answered from here. */
const tellingOf = (
  scope: WorkspaceScope,
  { text, history, conversationId }: Question,
  turn: HeardTurn,
  confidence: number | null,
  emit: Telling['emit'],
): Telling => ({
  scope,
  voice: voiceOf(turn.language, turn.asked, turn.kept, turn.valued),
  before: turn.standing,
  said: text,
  recent: turn.isAskedAgain ? new Set() : recentlySaid(history),
  state: turn.state,
  conversationId,
  confidence,
  missed: turn.missed,
  emit,
});

type Answering = { steps: EngineSteps; calibrate: Calibrate; emit: Telling['emit'] };

/** Answers what was heard, all of it in one transaction that reads. */
const answerHeard = (
  { steps, calibrate, emit }: Answering,
  question: Question,
  turn: HeardTurn,
): Promise<EngineEnd> =>
  steps.within('read', async (scope) => {
    const { decision, cause, person } = turn;
    const telling = tellingOf(scope, question, turn, confidenceOf(turn, calibrate), emit);
    if (question.isPersonAwaited)
      return isAnsweredMeanwhile(decision) ? respond(telling, decision) : tellAdded(telling, question);
    const given = cause ? await forPerson(telling, cause, decision) : await askedFor(telling, person);
    if (given) return given;
    if (turn.isPutRight) emit({ type: 'text', delta: regretIn(turn.language) });
    const end = await respond(telling, decision);
    const isLetGo = decision.kind === 'drop' || (decision.kind === 'recount' && decision.isKept === true);
    if (decision.kind === 'ask' || isLetGo) return end;
    return recallTime(telling, recall(telling, end), decision);
  });

const partAnswerer =
  (calibrate: Calibrate): AnswerPart =>
  async (steps, question, part, emit) => {
    const { text, decision, isSettled, answered } = part;
    const turn = await hearSaid(referenceOf(steps.services), 'part', {
      text,
      before: question.before,
      part: { text, decision, isSettled, answered: [...answered] },
    });
    answered.add(keyOf(turn.decision));
    return answerHeard({ steps, calibrate, emit }, { ...question, text }, turn);
  };

const engineWith = (calibrate: Calibrate): Engine => {
  const answerEach = answerParts(partAnswerer(calibrate));
  return async (steps, question, emitAll) => {
    const { text, before } = question;
    const emit = tellOnce(emitAll);
    const { kind, turn, several } = await hearSaid(referenceOf(steps.services), 'message', {
      text,
      before,
      earlier: question.history.map((one) => one.question),
      isPersonAwaited: question.isPersonAwaited === true,
    });
    if (kind !== null) emit({ type: 'text', delta: `${kind}\n` });
    if (turn) return answerHeard({ steps, calibrate, emit }, question, turn);
    const { parts, language, leftOver, deal, isPutRight } = several;
    if (isPutRight) emit({ type: 'text', delta: regretIn(language) });
    const inTalk = { ...question, before: { ...before, language, ...deal } };
    const end = await answerEach(parts, steps, inTalk, emit);
    if (leftOver.length > 0)
      emit({ type: 'text', delta: `\n\n${partLeftOver(leftOver.join(' / '), voiceOf(language))}` });
    return end;
  };
};

/**
 * Our own engine. Who asks several things at once gets an answer to each. Texts of tool results are shown and never read,
 * so nothing that stands in them can change what it does.
 */
export const ownEngine: Engine = engineWith(calibrated);
/** Says the classifier's own shares in the place of confidence: what a calibration is measured by. */
export const uncalibratedEngine: Engine = engineWith((share) => share);
