import type { TurnEvent } from '@propguard/protocol/assistant-turns';

type WithoutPosition<T> = T extends unknown ? Omit<T, 'position'> : never;
export type NewTurnEvent = WithoutPosition<TurnEvent>;

const LAST = new Set<TurnEvent['type']>(['finished', 'failed', 'stopped']);
export const isLastEvent = ({ type }: Pick<TurnEvent, 'type'>): boolean => LAST.has(type);

/** A turn that this node answers: what has happened, who waits for more, and the way to stop it. */
export class TurnRun {
  readonly #events: TurnEvent[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #stop = new AbortController();
  #position: number;
  #saved = 0;

  constructor(afterPosition: number) {
    this.#position = afterPosition;
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
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  since(position: number): TurnEvent[] {
    return this.#events.filter((event) => event.position > position);
  }

  /** Those that the database does not have yet. */
  takeUnsaved(): TurnEvent[] {
    const unsaved = this.#events.slice(this.#saved);
    this.#saved = this.#events.length;
    return unsaved;
  }

  next(closed: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.add(resolve);
      closed?.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}

const runs = new WeakMap<object, Map<string, TurnRun>>();

/** The turns that this node is answering. */
export const runsOf = (node: object): Map<string, TurnRun> => {
  const known = runs.get(node);
  if (known) return known;
  const made = new Map<string, TurnRun>();
  runs.set(node, made);
  return made;
};
