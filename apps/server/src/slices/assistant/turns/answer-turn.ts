import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import { detectLanguage } from '@propguard/talk/understanding/language';
import { sql } from 'drizzle-orm';
import { openWorkspaceFor } from '../../../access/open-workspace.ts';
import { referenceOf } from '../../../access/reference-scope.ts';
import type { OpenWorkspace, WorkspaceScope } from '../../../access/workspace-scope.ts';
import { turns } from '../../../db/schema/assistant.ts';
import type { JobOutcome, JobRun } from '../../../jobs/define-job.ts';
import { ClaimLost, JobCancelled } from '../../../jobs/run-ended.ts';
import { findStandingOf } from '../../conversations/find-standing.ts';
import {
  answerOurselves,
  answerOutside,
  chooseAnswering,
  settingsOf,
  type Trial,
} from '../engines/answer-with.ts';
import type { EngineHost, Question } from '../engines/engine.ts';
import { changeOpenTurn, lastEventPosition, type TurnRow } from '../store.ts';
import { type Exchange, positionOf, questionOf, segmentOf } from '../view.ts';
import type { AnswerTurnInput } from './answer-turn-input.ts';
import { dialogueBefore } from './dialogue-before.ts';
import { exchangesOf } from './exchanges.ts';
import { takeFirstQuestion } from './first-questions.ts';
import { forgetKey, keyAtHand } from './keys-at-hand.ts';
import { performAction } from './perform-action.ts';
import { bellOf, isOver, runsOf, TurnRun, UNKEPT_EVENTS } from './turn-run.ts';
import { WrittenTurn } from './written-turn.ts';

type Run = JobRun<AnswerTurnInput>;

const HISTORY_TURNS = 12;

/**
 * Each step in a transaction of its own: an outside engine may take long, and must not hold one. What is written is
 * refused once the turn was given to another node.
 */
const scopeRunner = (
  { services, workspaceId, input: { accountId, role } }: Run,
  beforeWriting: Run['hold' | 'end'],
): OpenWorkspace => {
  if (workspaceId === null) throw new Error('A turn belongs to a workspace.');
  const owner = { workspaceId, accountId, role };
  return (mode, work) =>
    openWorkspaceFor(services, owner, mode, async (scope) => {
      if (mode === 'write') await beforeWriting(scope.tx);
      return work(scope);
    });
};

type Read = {
  exchange: Exchange;
  turn: TurnRow;
  earlier: readonly Exchange[];
  isPersonAwaited: boolean;
  trial: Trial | null;
  /** Of the outside engine; null where our own answers. */
  settings: Awaited<ReturnType<typeof settingsOf>>;
};
type Asked = Read & { question: Question };

/**
 * What is to be answered, and what was said before it in the same segment of the conversation. Null when there is
 * nothing to do: it was ended, asked again since, or removed.
 */
const readAsked = async (scope: WorkspaceScope, run: Run): Promise<Read | null> => {
  const { jobId, input } = run;
  const { turnId, conversationId } = input;
  const first = takeFirstQuestion(scope, run);
  const all = first ? [first] : await exchangesOf(scope, conversationId);
  const exchange = all.find(({ turn: asked }) => asked?.id === turnId);
  const turn = exchange?.turn;
  if (!turn || turn.jobId !== jobId || isOver(turn.state)) return null;
  const position = positionOf(exchange);
  const trial = trialOf(turn, run);
  return {
    exchange,
    turn,
    earlier: all.filter((other) => positionOf(other) < position && segmentOf(other) === turn.segment),
    isPersonAwaited: !first && (await findStandingOf(scope, conversationId))?.state === 'waiting',
    trial,
    settings: await settingsOf(scope, trial),
  };
};

const questionAsked = async (
  { services, input: { conversationId } }: Run,
  { exchange, earlier, isPersonAwaited }: Read,
  stopped: AbortSignal,
): Promise<Question> => ({
  text: questionOf(exchange) ?? '',
  before: await dialogueBefore(referenceOf(services), earlier, exchange.questions),
  history: earlier.slice(-HISTORY_TURNS).map((before) => ({
    question: questionOf(before) ?? '',
    answer: before.answer?.text ?? '',
  })),
  stopped,
  conversationId,
  isPersonAwaited,
});

/** Whoever had it before failed, died or was stopped: it is begun anew, and what was shown of it is left behind. */
const takeOver = (within: OpenWorkspace, { jobId, input: { turnId } }: Run): Promise<number> =>
  within('write', async ({ tx }) => {
    const attempt = sql`${turns.attempt} + 1`;
    await changeOpenTurn(tx, { id: turnId, jobId }, { state: 'running', attempt });
    return (await lastEventPosition(tx, turnId)) + UNKEPT_EVENTS;
  });

/** A key is used for what was asked with it and for nothing else. */
const trialOf = ({ triedEngine }: TurnRow, { services, input: { turnId } }: Run): Trial | null => {
  if (!triedEngine) return null;
  const key = keyAtHand({ services }, turnId);
  return { engine: triedEngine, key: key?.engine === triedEngine ? key : null };
};

/** Answers and keeps all that happens, whoever watches. */
const answer = async (run: Run, within: OpenWorkspace, turnRun: TurnRun): Promise<void> => {
  const { services } = run;
  const { conversationId } = run.input;
  const stopped = AbortSignal.any([turnRun.stopped, run.signal]);
  const written = new WrittenTurn(run, { within, lastly: scopeRunner(run, run.end) }, turnRun);
  const emit: EngineHost['emit'] = (event) => written.add(event);
  let asked: Asked | null = null;
  try {
    const read = await within('read', (scope) => readAsked(scope, run));
    if (!read) return;
    // What is said is read by another thread: no transaction waits for it.
    const question = await questionAsked(run, read, stopped);
    asked = { ...read, question };
    const host: EngineHost = { services, within, emit, conversationId };
    const chosen = await chooseAnswering(host, read.settings, question);
    written.begin(asked, chosen.engine);
    const answered =
      chosen.engine === 'own'
        ? await answerOurselves(host, question, read.trial)
        : await answerOutside(host, question, chosen);
    const end = answered.prepare ? await within('write', answered.prepare) : answered;
    const { turn, earlier } = read;
    stopped.throwIfAborted();
    if (end.approved)
      await within('write', async (scope) => {
        const before = earlier.flatMap((exchange) => exchange.turn ?? []);
        await performAction(scope, turn, before, end, emit);
      });
    await written.finish(end);
  } catch (error) {
    if (turnRun.stopped.aborted && asked) return await written.stop();
    // Another node has it, or is to have it.
    if (run.signal.aborted || error instanceof ClaimLost || !asked) throw error;
    services.log.error({ err: error, turnId: run.input.turnId }, 'a turn of the assistant failed');
    const { text, before } = asked.question;
    await written.fail(phrasesOf(detectLanguage(text, before.language).language).failed);
  } finally {
    written.close();
  }
};

/** The job that answers a turn. */
export const answerTurn = async (run: Run): Promise<JobOutcome> => {
  const { services, signal } = run;
  const { turnId, after } = run.input;
  const within = scopeRunner(run, run.hold);
  const turnRun = new TurnRun(run.claim > 1 ? await takeOver(within, run) : after);
  const mine = runsOf(services.database);
  mine.set(turnId, turnRun);
  services.events.bells.ring(bellOf(turnId));
  const onAbort = (): void => {
    if (signal.reason instanceof JobCancelled) turnRun.stop();
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await answer(run, within, turnRun);
  } finally {
    forgetKey({ services }, turnId);
    if (mine.get(turnId) === turnRun) mine.delete(turnId);
    turnRun.wake();
  }
  return {};
};
