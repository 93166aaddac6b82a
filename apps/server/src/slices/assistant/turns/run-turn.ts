import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { AssistantTurn, TurnEvent } from '@propguard/protocol/assistant-turns';
import type { MessagePart } from '@propguard/protocol/message-parts';
import type { Role } from '@propguard/rules/workspaces/roles';
import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import { type DialogueState, NEW_DIALOGUE } from '@propguard/talk/dialogue/state';
import { detectLanguage } from '@propguard/talk/understanding/language';
import { openWorkspaceFor } from '../../../access/open-workspace.ts';
import type { OpenWorkspace, WorkspaceScope } from '../../../access/workspace-scope.ts';
import type { Context } from '../../../context.ts';
import { afterCommit } from '../../../db/database.ts';
import { sayAsAssistant } from '../../conversations/add-message.ts';
import { withdrawMessage } from '../../conversations/change-message.ts';
import { answerWith, type Trial } from '../engines/answer-with.ts';
import type { EngineEnd, EngineHost } from '../engines/engine.ts';
import {
  changeHeldTurn,
  claimTurn,
  findTurn,
  insertEvents,
  lastEventPosition,
  linkAnswer,
  type TurnRow,
} from '../store.ts';
import { type Exchange, positionOf, questionOf, segmentOf, toTurn } from '../view.ts';
import { exchangesOf, findExchange } from './exchanges.ts';
import { Minutes } from './minutes.ts';
import { performAction } from './perform-action.ts';
import { runsOf, startsOf, TurnRun } from './turn-run.ts';

export type TurnOwner = { workspaceId: string; accountId: string | null; role: Role };

const FLUSH_MS = 250;
const SIGN_OF_LIFE_MS = 5000;
/** More than a run that was taken for dead can have shown without keeping it: what follows is numbered after that. */
const UNKEPT_EVENTS = 10_000;
const HISTORY_TURNS = 12;

/** Each step in a transaction of its own: an outside engine may take long, and must not hold one. */
const scopeRunner =
  (services: Context, owner: TurnOwner): OpenWorkspace =>
  (mode, work) =>
    openWorkspaceFor(services, owner, mode, work);

/** What is to be answered, and what was said before it in the same segment of the conversation. */
const readTurn = async (scope: WorkspaceScope, turnId: string) => {
  const turn = await findTurn(scope.tx, turnId);
  const all = turn ? await exchangesOf(scope, turn.conversationId) : [];
  const exchange = all.find((other) => other.turn?.id === turnId);
  if (!turn || !exchange) throw new Error(`The turn ${turnId} is gone.`);
  const position = positionOf(exchange);
  const earlier = all.filter((other) => positionOf(other) < position && segmentOf(other) === turn.segment);
  return { turn, text: questionOf(exchange) ?? '', earlier };
};

const dialogueBefore = (earlier: readonly Exchange[]): DialogueState => {
  const last = earlier.findLast(({ turn }) => turn !== null && turn.dialogue !== null);
  return { ...NEW_DIALOGUE, ...(last?.turn?.dialogue as Partial<DialogueState> | undefined) };
};

const partsOf = ({ cards, sources, suggestions }: Minutes['kept']): MessagePart[] => [
  ...cards.map((card) => ({ kind: 'card' as const, card })),
  ...sources.map((source) => ({ kind: 'source' as const, source })),
  ...suggestions.map((text) => ({ kind: 'suggestion' as const, text })),
];

type Ending = Parameters<typeof changeHeldTurn>[2] & { state: 'finished' | 'failed' | 'stopped' };

/** A key is used for what was asked with it and for nothing else. */
const trialOf = ({ triedEngine }: TurnRow, tried: TriedKey | null): Trial | null =>
  triedEngine && { engine: triedEngine, key: tried?.engine === triedEngine ? tried : null };

/** Answers one turn and keeps all that happens, whoever watches. It has been claimed already. */
const run = async (
  services: Context,
  owner: TurnOwner,
  turnId: string,
  turnRun: TurnRun,
  tried: TriedKey | null,
): Promise<void> => {
  const within = scopeRunner(services, owner);
  const minutes = new Minutes();
  const { turn, text, earlier } = await within('read', (scope) => readTurn(scope, turnId));
  const { conversationId } = turn;
  const add: TurnRun['add'] = (event) => {
    minutes.hear(event);
    turnRun.add(event);
  };
  const rowsOf = (events: TurnEvent[]) =>
    events.map((event) => ({
      workspaceId: owner.workspaceId,
      conversationId,
      turnId,
      position: event.position,
      event,
    }));
  let lastSignMs = performance.now();
  /** What has happened since, or only that it is still being answered; by then another node may have taken it. */
  const save = async (): Promise<void> => {
    const events = turnRun.takeUnsaved();
    if (events.length === 0 && performance.now() - lastSignMs < SIGN_OF_LIFE_MS) return;
    lastSignMs = performance.now();
    const isHeld = await within('write', async ({ tx }) => {
      if (!(await changeHeldTurn(tx, turn, { claimedAt: new Date() }))) return false;
      await insertEvents(tx, rowsOf(events));
      return true;
    });
    if (!isHeld) turnRun.stop();
  };
  const flushing = setInterval(() => {
    save().catch((error: unknown) =>
      services.log.warn({ err: error, turnId }, 'events of a turn were not kept yet'),
    );
  }, FLUSH_MS);

  const end = async (
    ending: Ending,
    how: (whole: AssistantTurn) => Parameters<TurnRun['add']>[0],
  ): Promise<void> => {
    clearInterval(flushing);
    const { answer, action } = minutes.kept;
    const parts = partsOf(minutes.kept);
    const language = ending.language ?? null;
    const stored = {
      action,
      notice: minutes.notice,
      engine: minutes.engine,
      failedEngine: minutes.failedEngine,
      firstTextMs: minutes.firstTextMs,
      wholeMs: minutes.elapsedMs,
      endedAt: new Date(),
      ...ending,
    };
    const last = await within('write', async (scope) => {
      const { tx } = scope;
      if (!(await changeHeldTurn(tx, turn, stored))) return null;
      // Of an attempt before, which was taken for dead.
      if (turn.answerId) await withdrawMessage(scope, { id: turn.answerId, conversationId });
      const said = answer === '' && parts.length === 0 ? null : { text: answer, language, parts };
      const messageId = await sayAsAssistant(scope, { id: conversationId, segment: turn.segment }, said);
      if (messageId) await linkAnswer(tx, turn, messageId);
      const exchange = await findExchange(scope, turnId);
      if (!exchange) return null;
      const ended = turnRun.number(how(toTurn(exchange)));
      const events = [...turnRun.takeUnsaved(), ended];
      await insertEvents(tx, rowsOf(events));
      return ended;
    });
    // Nobody hears of the end before it is kept, and by then the turn can be asked again.
    runsOf(services.database).delete(turnId);
    if (last) turnRun.publish(last);
    else turnRun.wake();
  };

  const host: EngineHost = { services, within, emit: add, conversationId };
  const question = {
    text,
    before: dialogueBefore(earlier),
    history: earlier.slice(-HISTORY_TURNS).map((exchange) => ({
      question: questionOf(exchange) ?? '',
      answer: exchange.answer?.text ?? '',
    })),
    stopped: turnRun.stopped,
  };
  try {
    const ended: EngineEnd = await answerWith(host, question, trialOf(turn, tried), (engine) => {
      minutes.engine = engine;
      add({ type: 'started', turnId, attempt: turn.attempt, engine });
    });
    if (turnRun.stopped.aborted) {
      await end({ state: 'stopped' }, (whole) => ({ type: 'stopped', turn: whole }));
      return;
    }
    if (ended.approved)
      await within('write', async (scope) => {
        if (!(await changeHeldTurn(scope.tx, turn, { claimedAt: new Date() }))) return;
        const before = earlier.flatMap((exchange) => exchange.turn ?? []);
        await performAction(scope, turn, before, ended, add);
      });
    const { outcome, missing, language, confidence, dialogue } = ended;
    await end(
      {
        state: 'finished',
        outcome,
        missing,
        language,
        confidence,
        dialogue: ended.approved ? { ...dialogue, action: null } : dialogue,
      },
      (whole) => ({ type: 'finished', turn: whole }),
    );
  } catch (error) {
    if (turnRun.stopped.aborted) {
      await end({ state: 'stopped' }, (whole) => ({ type: 'stopped', turn: whole }));
      return;
    }
    services.log.error({ err: error, turnId }, 'a turn of the assistant failed');
    const { language } = detectLanguage(question.text, question.before.language);
    const message = phrasesOf(language).failed;
    await end({ state: 'failed', error: message }, (whole) => ({ type: 'failed', message, turn: whole }));
  } finally {
    clearInterval(flushing);
  }
};

const start = async (
  services: Context,
  owner: TurnOwner,
  turnId: string,
  tried: TriedKey | null,
): Promise<boolean> => {
  const mine = runsOf(services.database);
  if (mine.has(turnId)) return true;
  const after = await scopeRunner(services, owner)('write', async ({ tx }) => {
    const claimed = await claimTurn(tx, turnId);
    if (!claimed) return null;
    return (await lastEventPosition(tx, turnId)) + (claimed.isTakenOver ? UNKEPT_EVENTS : 0);
  });
  if (after === null || mine.has(turnId)) return false;
  const turnRun = new TurnRun(after);
  mine.set(turnId, turnRun);
  run(services, owner, turnId, turnRun, tried)
    .catch((error: unknown) => services.log.error({ err: error, turnId }, 'a turn was left unfinished'))
    .finally(() => {
      if (mine.get(turnId) === turnRun) mine.delete(turnId);
    });
  return true;
};

/**
 * Runs a turn that waits for somebody to answer it, unless another node has it. Whoever asks for it while it is being
 * claimed waits for that. The key stays in memory, and only here.
 */
export const ensureRunning = (
  services: Context,
  owner: TurnOwner,
  turnId: string,
  tried: TriedKey | null,
): Promise<boolean> => {
  const starting = startsOf(services.database);
  const known = starting.get(turnId);
  if (known) return known;
  const started = start(services, owner, turnId, tried).finally(() => starting.delete(turnId));
  starting.set(turnId, started);
  return started;
};

/** Has the turn answered from the moment it is kept, here, where the key is that it was asked with. */
export const answerAfterCommit = (
  { services, tx, workspaceId, accountId, role }: WorkspaceScope,
  turnId: string,
  tried: TriedKey | null,
): void =>
  afterCommit(tx, () => {
    ensureRunning(services, { workspaceId, accountId, role }, turnId, tried).catch((error: unknown) =>
      services.log.error({ err: error, turnId }, 'a turn could not be started'),
    );
  });
