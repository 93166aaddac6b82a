import type { TurnEvent } from '@propguard/protocol/assistant-turns';
import type { TurnRun } from './turn-run.ts';

/**
 * Keeps what happens in a turn, a part at a time. Whoever watches from another node reads on from the last position that
 * they saw: a part that is kept after what follows it would never be shown to them.
 */
export class Keeping {
  readonly #turnRun: TurnRun;
  readonly #keep: (events: TurnEvent[]) => Promise<void>;
  readonly #onFailure: (error: unknown) => void;
  #current: Promise<void> | null = null;

  constructor(
    turnRun: TurnRun,
    keep: (events: TurnEvent[]) => Promise<void>,
    onFailure: (error: unknown) => void,
  ) {
    this.#turnRun = turnRun;
    this.#keep = keep;
    this.#onFailure = onFailure;
  }

  /** Begins to keep what is not kept yet; while a part is being kept, what follows waits for the next time. */
  flush(): void {
    this.#current ??= this.#flush().finally(() => {
      this.#current = null;
    });
  }

  /** Once nothing is being kept any more, what is still left. */
  async rest(): Promise<TurnEvent[]> {
    await this.#current;
    return this.#turnRun.unsaved();
  }

  async #flush(): Promise<void> {
    const events = this.#turnRun.unsaved();
    if (events.length === 0) return;
    try {
      await this.#keep(events);
      this.#turnRun.markSaved(events);
    } catch (error) {
      this.#onFailure(error);
    }
  }
}
