import type { AssistantTurn, TurnEvent } from '@propguard/protocol/assistant-turns';
import { perNode } from '../../../access/per-node.ts';

type WithoutPosition<T> = T extends unknown ? Omit<T, 'position'> : never;
export type NewTurnEvent = WithoutPosition<TurnEvent>;

const LAST = new Set<TurnEvent['type']>(['finished', 'failed', 'stopped']);
export const isLastEvent = ({ type }: Pick<TurnEvent, 'type'>): boolean => LAST.has(type);

export const isOver = (state: AssistantTurn['state']): boolean =>
  state === 'finished' || state === 'failed' || state === 'stopped';

/** More than a run that was taken for dead can have shown without keeping it: what follows is numbered after that. */
export const UNKEPT_EVENTS = 10_000;

/** Rung when more of the turn is kept than before. */
export const bellOf = (turnId: string): string => `turn ${turnId}`;

/** A turn that this node answers: what has happened, who waits for more, and the way to stop it. */
export class TurnRun {
  /** What happened up to here is in the database; from there on it is here, kept or not. */
  readonly startsAfter: number;
  readonly #events: TurnEvent[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #stop = new AbortController();
  #position: number;
  #saved = 0;

  constructor(startsAfter: number) {
    this.startsAfter = startsAfter;
    this.#position = startsAfter;
  }

  get stopped(): AbortSignal {
    return this.#stop.signal;
  }

  stop(): void {
    this.#stop.abort();
  }

  add(event: NewTurnEvent): void {
    this.publish(this.number(event));
  }

  /** For an event that must be in the database before anyone sees it. */
  number(event: NewTurnEvent): TurnEvent {
    this.#position += 1;
    return { ...event, position: this.#position } as TurnEvent;
  }

  publish(event: TurnEvent): void {
    this.#events.push(event);
    this.wake();
  }

  /** Whoever waits looks again: there is more, or it is no longer answered here. */
  wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  since(position: number): TurnEvent[] {
    return this.#events.filter((event) => event.position > position);
  }

  /** Those that the database does not have yet. */
  unsaved(): TurnEvent[] {
    return this.#events.slice(this.#saved);
  }

  markSaved(events: readonly TurnEvent[]): void {
    this.#saved += events.length;
  }

  next(closed: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.add(resolve);
      closed?.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}

/** The turns that this node is answering. */
export const runsOf = perNode<TurnRun>();
