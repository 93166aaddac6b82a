import type { AssistantTurn, TurnEvent } from '@propguard/protocol/assistant-turns';
import type { MessagePart } from '@propguard/protocol/message-parts';
import type { AssistantEngine } from '@propguard/rules/assistant/engines';
import { wishesIn } from '@propguard/talk/dialogue/wishes';
import type { OpenWorkspace } from '../../../access/workspace-scope.ts';
import { together } from '../../../db/together.ts';
import { ring } from '../../../events/publish.ts';
import type { JobRun } from '../../../jobs/define-job.ts';
import { sayAsAssistant } from '../../conversations/add-message.ts';
import { handOverAsked } from '../../conversations/hand-over-asked.ts';
import { tellOfFailure } from '../../conversations/tell-of-failure.ts';
import type { EngineEnd } from '../engines/engine.ts';
import { changeOpenTurn, endOpenTurn, insertEvents, linkAnswer, type TurnRow } from '../store.ts';
import { type Exchange, positionOf, toTurn } from '../view.ts';
import type { AnswerTurnInput } from './answer-turn-input.ts';
import { Keeping } from './keeping.ts';
import { Minutes } from './minutes.ts';
import { bellOf, type NewTurnEvent, runsOf, type TurnRun } from './turn-run.ts';

const FLUSH_MS = 250;

type Said = Awaited<ReturnType<typeof sayAsAssistant>>;
type Ending = Partial<TurnRow> & { state: 'finished' | 'failed' | 'stopped' };
type Asked = { exchange: Exchange; turn: TurnRow };
/** `lastly` ends the job with what it writes. */
type Steps = { within: OpenWorkspace; lastly: OpenWorkspace };

const partsOf = ({ cards, sources, suggestions }: Minutes['kept']): MessagePart[] => [
  ...cards.map((card) => ({ kind: 'card' as const, card })),
  ...sources.map((source) => ({ kind: 'source' as const, source })),
  ...suggestions.map((text) => ({ kind: 'suggestion' as const, text })),
];

/** What was asked with what has come of it, without reading it again. */
const answered = (asked: Exchange, row: Omit<TurnRow, 'questionIds' | 'answerId'>, said: Said): Exchange => ({
  turn: { ...row, questionIds: asked.questions.map(({ id }) => id), answerId: said?.id ?? null },
  questions: asked.questions,
  answer: said && { ...said, before: positionOf(asked) + asked.questions.length },
});

/** What is said in a turn: shown at once to those who watch it here, kept now and then, and whole at its end. */
export class WrittenTurn {
  readonly #run: JobRun<AnswerTurnInput>;
  readonly #steps: Steps;
  readonly #turnRun: TurnRun;
  readonly #minutes = new Minutes();
  #asked: Asked | null = null;
  #keeping: Keeping | null = null;
  #flushing: NodeJS.Timeout | undefined;

  constructor(run: JobRun<AnswerTurnInput>, steps: Steps, turnRun: TurnRun) {
    this.#run = run;
    this.#steps = steps;
    this.#turnRun = turnRun;
  }

  begin(asked: Asked, engine: AssistantEngine): void {
    this.#asked = asked;
    this.#minutes.engine = engine;
    const { id, attempt } = asked.turn;
    this.add({ type: 'started', turnId: id, attempt, engine });
    const keeping = new Keeping(
      this.#turnRun,
      (events) => this.#save(asked, events),
      (error) =>
        this.#run.services.log.warn({ err: error, turnId: id }, 'events of a turn were not kept yet'),
    );
    this.#keeping = keeping;
    this.#flushing = setInterval(() => keeping.flush(), FLUSH_MS);
  }

  add(event: NewTurnEvent): void {
    this.#minutes.hear(event);
    this.#turnRun.add(event);
  }

  finish({
    outcome,
    missing,
    language,
    confidence,
    dialogue,
    approved,
    handsOver,
  }: EngineEnd): Promise<void> {
    const after = approved ? { ...dialogue, action: null } : dialogue;
    return this.#end(
      { state: 'finished', outcome, missing, language, confidence, dialogue: after },
      (turn) => ({ type: 'finished', turn }),
      handsOver,
    );
  }

  stop(): Promise<void> {
    return this.#end({ state: 'stopped' }, (turn) => ({ type: 'stopped', turn }));
  }

  fail(message: string): Promise<void> {
    return this.#end({ state: 'failed', error: message }, (turn) => ({ type: 'failed', message, turn }));
  }

  close(): void {
    clearInterval(this.#flushing);
  }

  #rowsOf(events: TurnEvent[], { workspaceId, conversationId, id: turnId }: TurnRow) {
    return events.map((event) => ({
      workspaceId,
      conversationId,
      turnId,
      position: event.position,
      event,
    }));
  }

  async #save({ turn }: Asked, events: TurnEvent[]): Promise<void> {
    await this.#steps.within('write', async ({ tx }) => {
      await changeOpenTurn(tx, turn, { state: 'running' });
      await insertEvents(tx, this.#rowsOf(events, turn));
      await ring(tx, bellOf(turn.id));
    });
  }

  async #end(
    ending: Ending,
    how: (whole: AssistantTurn) => NewTurnEvent,
    handsOver?: EngineEnd['handsOver'],
  ): Promise<void> {
    this.close();
    if (!this.#asked || !this.#keeping) return;
    const { turn, exchange } = this.#asked;
    const rest = await this.#keeping.rest();
    const minutes = this.#minutes;
    const { kept } = minutes;
    const { answer: text, action } = kept;
    const parts = partsOf(kept);
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
    const said =
      text === '' && parts.length === 0 ? null : { text, language: ending.language ?? null, parts };
    const last = await this.#steps.lastly('write', async (scope) => {
      const { tx } = scope;
      // The conversation first, as whoever writes the next message does: neither waits for the other's turn.
      const conversation = { id: turn.conversationId, segment: turn.segment };
      const message = await sayAsAssistant(scope, conversation, said);
      if (ending.state === 'failed' && ending.error) await tellOfFailure(scope, conversation, ending.error);
      const row = await endOpenTurn(tx, turn, stored);
      if (!row) return null;
      if (wishesIn(row.dialogue))
        await scope.services.tell(tx, {
          kind: 'wishes-heard',
          workspaceId: turn.workspaceId,
          conversationId: turn.conversationId,
        });
      if (handsOver) await handOverAsked(scope, { id: turn.conversationId, ...handsOver });
      const ended = this.#turnRun.number(how(toTurn(answered(exchange, row, message))));
      await together(
        message ? linkAnswer(tx, turn, message.id) : Promise.resolve(),
        insertEvents(tx, this.#rowsOf([...rest, ended], turn)),
      );
      await ring(tx, bellOf(turn.id));
      return ended;
    });
    // Nobody hears of the end before it is kept, and by then the turn can be asked again.
    runsOf(this.#run.services.database).delete(turn.id);
    if (last) this.#turnRun.publish(last);
    else this.#turnRun.wake();
  }
}
