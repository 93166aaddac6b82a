import type { AssistantTurn, TurnEvent } from '@propguard/protocol/assistant-turns';
import {
  type ChatVariant,
  KEYWORD_REPLY_DELAY_MS,
  keywordReply,
} from '@propguard/rules/assistant/keyword-replies';
import { fieldErrorsOf, isAbort, UnreachableError } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { reconnectDelayMs } from '../../../lib/keep-watching.ts';
import { randomFraction, randomId } from '../../../lib/random-id.ts';
import { wait } from '../../../lib/wait.ts';
import { askedTurn, isUnderWay, storedTurn, type TurnView, withEvent } from './turn-view.ts';
import type { UnsentQuestions } from './unsent-questions.ts';

/** What the store asks of the server. */
export interface ConversationCalls {
  send: (question: { id: string; conversationId: string; text: string }) => Promise<AssistantTurn>;
  watch: (turnId: string, after: number, signal: AbortSignal) => Promise<AsyncIterable<TurnEvent>>;
  stop: (turnId: string) => Promise<AssistantTurn>;
  retry: (turnId: string) => Promise<AssistantTurn>;
}

interface Settings {
  conversationId: string;
  variant: ChatVariant;
  calls: ConversationCalls;
  unsent: UnsentQuestions;
  pause?: typeof wait;
}

export interface ConversationView {
  turns: readonly TurnView[];
  /** A reply is on its way: sending another question is not possible (CORE-CHAT-19). */
  isBusy: boolean;
  isOffline: boolean;
}

const EMPTY: ConversationView = { turns: [], isBusy: false, isOffline: false };
const ENDED: ReadonlySet<TurnEvent['type']> = new Set(['finished', 'failed', 'stopped']);

/** Which part was refused and why, in place of 'some of it'. */
const refusalOf = (error: unknown): string => fieldErrorsOf(error)[0]?.message ?? errorText(error);

/**
 * One conversation on the screen. A question is given its id here, so that it is asked once however often it is sent;
 * a stream that breaks goes on where it broke; without a server a keyword reply stands in, and the question is sent
 * when there is one again.
 */
export class ConversationStore {
  #view = EMPTY;
  readonly #listeners = new Set<() => void>();
  readonly #settings: Settings;
  readonly #gone = new AbortController();
  readonly #pause: typeof wait;
  readonly #followed = new Set<string>();
  #variant: ChatVariant;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#pause = settings.pause ?? wait;
    this.#variant = settings.variant;
    for (const { id, text } of settings.unsent.of(settings.conversationId)) {
      this.#add({ ...askedTurn(id, settings.conversationId, text, Date.now()), delivery: 'queued' });
      void this.#deliver(id, text);
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getView = (): ConversationView => this.#view;

  /** Who speaks when the server cannot be reached: the person may have gone to another page meanwhile. */
  speakAs(variant: ChatVariant): void {
    this.#variant = variant;
  }

  /** What the server has of it. Turns that are under way are followed. */
  load(turns: readonly AssistantTurn[]): void {
    const known = new Map(this.#view.turns.map((view) => [view.turn.id, view]));
    const stored = turns.map((turn) => {
      const here = known.get(turn.id);
      return here && isUnderWay(here) && here.delivery === 'sent' ? here : storedTurn(turn);
    });
    const ids = new Set(turns.map(({ id }) => id));
    this.#set({ turns: [...stored, ...this.#view.turns.filter(({ turn }) => !ids.has(turn.id))] });
    for (const view of stored) if (isUnderWay(view)) void this.#follow(view.turn.id);
  }

  /** False when there is nothing to ask, or a reply is still on its way. */
  ask(text: string): boolean {
    // What cannot be kept in a database is nothing that anybody can read.
    const question = text.replaceAll('\0', '').toWellFormed().trim();
    if (question === '' || this.#view.isBusy) return false;
    const id = randomId();
    this.#settings.unsent.keep({ id, conversationId: this.#settings.conversationId, text: question });
    this.#add(askedTurn(id, this.#settings.conversationId, question, Date.now()));
    void this.#deliver(id, question);
    return true;
  }

  async stop(turnId: string): Promise<void> {
    const turn = await this.#settings.calls.stop(turnId);
    this.#change(turnId, (view) => (isUnderWay(view) ? { ...view, turn, atWork: [] } : view));
  }

  async retry(turnId: string): Promise<void> {
    const view = this.#view.turns.find(({ turn }) => turn.id === turnId);
    if (!view) return;
    if (view.delivery === 'rejected' && view.turn.question !== null) {
      this.#change(turnId, (last) => ({ ...last, delivery: 'sending', refusal: null }));
      await this.#deliver(turnId, view.turn.question);
      return;
    }
    const turn = await this.#settings.calls.retry(turnId);
    this.#change(turnId, (last) => ({ ...last, turn }));
    await this.#follow(turnId);
  }

  /** What changed of a turn elsewhere: its rating, its action. */
  replace(turn: AssistantTurn): void {
    this.#change(turn.id, (view) => ({ ...view, turn }));
    if (turn.state === 'queued' || turn.state === 'running') void this.#follow(turn.id);
  }

  close(): void {
    this.#gone.abort();
  }

  async #deliver(id: string, text: string): Promise<void> {
    const { calls, conversationId, unsent } = this.#settings;
    const { signal } = this.#gone;
    const askedAt = Date.now();
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        const turn = await calls.send({ id, conversationId, text });
        unsent.drop(id);
        this.#set({ isOffline: false });
        this.#change(id, (view) => ({ ...view, delivery: 'sent', turn: { ...turn, answer: '' } }));
        await this.#follow(id);
        return;
      } catch (error) {
        if (!(error instanceof UnreachableError)) {
          unsent.drop(id);
          this.#change(id, (view) => ({ ...view, delivery: 'rejected', refusal: refusalOf(error) }));
          return;
        }
      }
      if (failures === 0) {
        const variant = this.#variant;
        await this.#pause(Math.max(0, askedAt + KEYWORD_REPLY_DELAY_MS[variant] - Date.now()), signal);
        const { reply } = keywordReply(text, variant);
        this.#set({ isOffline: true });
        this.#change(id, (view) => ({ ...view, delivery: 'queued', stopgap: reply }));
      }
      await this.#connection(reconnectDelayMs(failures, randomFraction()));
    }
  }

  async #follow(turnId: string): Promise<void> {
    if (this.#followed.has(turnId)) return;
    this.#followed.add(turnId);
    const { signal } = this.#gone;
    try {
      for (let failures = 0; !signal.aborted; failures += 1) {
        const after = this.#view.turns.find(({ turn }) => turn.id === turnId)?.position ?? 0;
        try {
          for await (const event of await this.#settings.calls.watch(turnId, after, signal)) {
            failures = 0;
            this.#change(turnId, (view) => withEvent(view, event));
            if (ENDED.has(event.type)) return;
          }
        } catch (error) {
          if (isAbort(error)) return;
          if (!(error instanceof UnreachableError) && failures > 2) {
            this.#change(turnId, (view) => ({
              ...view,
              turn: { ...view.turn, state: 'failed', error: errorText(error) },
            }));
            return;
          }
        }
        await this.#connection(reconnectDelayMs(failures, randomFraction()));
      }
    } finally {
      this.#followed.delete(turnId);
    }
  }

  /** After the delay, or as soon as the browser says that it is online again. */
  async #connection(delayMs: number): Promise<void> {
    const woken = new AbortController();
    const wake = () => woken.abort();
    window.addEventListener('online', wake);
    await this.#pause(delayMs, AbortSignal.any([this.#gone.signal, woken.signal]));
    window.removeEventListener('online', wake);
  }

  #add(view: TurnView): void {
    this.#set({ turns: [...this.#view.turns, view] });
  }

  #change(turnId: string, change: (view: TurnView) => TurnView): void {
    this.#set({ turns: this.#view.turns.map((view) => (view.turn.id === turnId ? change(view) : view)) });
  }

  #set(changes: Partial<ConversationView>): void {
    const next = { ...this.#view, ...changes };
    this.#view = { ...next, isBusy: next.turns.some(isUnderWay) };
    for (const listener of this.#listeners) listener();
  }
}
