import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { AssistantTurn, TurnEvent } from '@propguard/protocol/assistant-turns';
import type { Role } from '@propguard/rules/workspaces/roles';
import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import { type DialogueState, NEW_DIALOGUE } from '@propguard/talk/dialogue/state';
import { detectLanguage } from '@propguard/talk/understanding/language';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import type { Context } from '../../../context.ts';
import { publish } from '../../../events/publish.ts';
import { answerWith, type Trial } from '../engines/answer-with.ts';
import type { EngineEnd, EngineHost } from '../engines/engine.ts';
import {
  claimTurn,
  findTurn,
  findTurns,
  insertEvents,
  lastEventPosition,
  type TurnRow,
  updateConversation,
  updateTurn,
} from '../store.ts';
import { toTurn } from '../view.ts';
import { Minutes } from './minutes.ts';
import { performAction } from './perform-action.ts';
import { runsOf, TurnRun } from './turn-run.ts';

export type TurnOwner = { workspaceId: string; accountId: string | null; role: Role };

const FLUSH_MS = 250;
const HISTORY_TURNS = 12;

/** Each step in a transaction of its own: an outside engine may take long, and must not hold one. */
const scopeRunner =
  (services: Context, { workspaceId, accountId, role }: TurnOwner) =>
  <T>(mode: 'read' | 'write', work: (scope: WorkspaceScope) => Promise<T>): Promise<T> =>
    services.database.inWorkspace({ workspaceId, accountId }, mode, (tx) =>
      work({ services, tx, workspaceId, role, accountId }),
    );

const dialogueBefore = (earlier: readonly TurnRow[]): DialogueState => ({
  ...NEW_DIALOGUE,
  ...(earlier.findLast(({ dialogue }) => dialogue !== null)?.dialogue as Partial<DialogueState> | undefined),
});

type Ending = Partial<Parameters<typeof updateTurn>[2]> & { state: 'finished' | 'failed' | 'stopped' };

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
  const { turn, earlier } = await within('read', async ({ tx }) => {
    const found = await findTurn(tx, turnId);
    if (!found) throw new Error(`The turn ${turnId} is gone.`);
    const all = await findTurns(tx, found.conversationId);
    return { turn: found, earlier: all.filter(({ position }) => position < found.position) };
  });
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
  const save = async (change?: Ending): Promise<void> => {
    const events = turnRun.takeUnsaved();
    if (events.length === 0 && !change) return;
    await within('write', async ({ tx }) => {
      await insertEvents(tx, rowsOf(events));
      await updateTurn(tx, turnId, { claimedAt: new Date(), ...change });
    });
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
    const stored = {
      ...minutes.kept,
      notice: minutes.notice,
      engine: minutes.engine,
      failedEngine: minutes.failedEngine,
      firstTextMs: minutes.firstTextMs,
      wholeMs: minutes.elapsedMs,
      endedAt: new Date(),
      ...ending,
    };
    const last = await within('write', async ({ tx }) => {
      await updateTurn(tx, turnId, stored);
      const row = await findTurn(tx, turnId);
      if (!row) return null;
      const ended = turnRun.number(how(toTurn(row)));
      const events = [...turnRun.takeUnsaved(), ended];
      await insertEvents(tx, rowsOf(events));
      await updateConversation(tx, conversationId, {});
      await publish(tx, { workspaceId: owner.workspaceId, subject: 'conversations', id: conversationId });
      return ended;
    });
    // Nobody hears of the end before it is kept, and by then the turn can be asked again.
    runsOf(services.database).delete(turnId);
    if (last) turnRun.publish(last);
  };

  const host: EngineHost = { services, within, emit: add, conversationId };
  const question = {
    text: turn.question ?? '',
    before: dialogueBefore(earlier),
    history: earlier
      .slice(-HISTORY_TURNS)
      .map(({ question: asked, answer }) => ({ question: asked ?? '', answer })),
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
    if (ended.approved) await within('write', (scope) => performAction(scope, turn, ended, add));
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

/** Runs a turn that waits for somebody to answer it, unless another node has it. The key stays in memory, and only here. */
export const ensureRunning = async (
  services: Context,
  owner: TurnOwner,
  turnId: string,
  tried: TriedKey | null,
): Promise<boolean> => {
  const mine = runsOf(services.database);
  if (mine.has(turnId)) return true;
  const claimed = await scopeRunner(services, owner)('write', async ({ tx }) =>
    (await claimTurn(tx, turnId)) ? { after: await lastEventPosition(tx, turnId) } : null,
  );
  if (!claimed || mine.has(turnId)) return false;
  const turnRun = new TurnRun(claimed.after);
  mine.set(turnId, turnRun);
  run(services, owner, turnId, turnRun, tried)
    .catch((error: unknown) => services.log.error({ err: error, turnId }, 'a turn was left unfinished'))
    .finally(() => {
      if (mine.get(turnId) === turnRun) mine.delete(turnId);
    });
  return true;
};
