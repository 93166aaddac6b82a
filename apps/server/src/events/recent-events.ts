import type { LiveEvent } from '@propguard/protocol/events';
import { EVENTS_KEPT_MS } from '@propguard/rules/interface/defaults';

type Changed = Extract<LiveEvent, { type: 'changed' }>;
type Kept = { at: number; topic: string; event: Changed };

/**
 * What changed in the last minute, for whoever opens a page: it asks for its data before it watches, and needs to hear of
 * what changed in between, not to ask for everything a second time.
 */
export class RecentEvents {
  #kept: Kept[] = [];
  /** From when on nothing was missed. */
  #knownFrom: number;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#knownFrom = now();
  }

  add(topic: string, event: Changed): void {
    const at = this.#now();
    const from = this.#kept.findIndex((one) => one.at > at - EVENTS_KEPT_MS);
    this.#kept = [...(from < 0 ? [] : this.#kept.slice(from)), { at, topic, event }];
  }

  /** Nothing of before this moment is known for certain. */
  beginAnew(): void {
    this.#kept = [];
    this.#knownFrom = this.#now();
  }

  /** Null where some may have been missed. */
  of(topics: readonly string[], lastMs: number): LiveEvent[] | null {
    const now = this.#now();
    const since = now - lastMs;
    if (lastMs > EVENTS_KEPT_MS || since < this.#knownFrom) return null;
    return this.#kept
      .filter(({ at, topic }) => at >= since && topics.includes(topic))
      .map(({ at, event }) => ({ ...event, agoMs: Math.round(now - at) }));
  }
}
