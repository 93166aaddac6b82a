import { fail } from '../../fail.ts';
import type { Caller } from './fair-queue.ts';

export type StreamLimits = {
  /** Of one account, key or pass. Everyone at an address, or in a workspace, has so many times more as their share. */
  perCaller: number;
  perNode: number;
};

/** What a stream is, to those who look after it. */
export type OpenStream = {
  callers: readonly Caller[];
  /** Ids of the session, account or key that it belongs to. */
  principals: readonly string[];
  /** Whether whoever opened it would still be let in. */
  isAllowed: () => Promise<boolean>;
  end: () => void;
};

/** An address stands for many people. */
const PEOPLE_IN_COMMON = 10;
const OWN_SHARE_MOST = 1 / 8;

/**
 * The event streams that are open on a node. They hold no place among the requests at work, so they have limits of
 * their own; when the node has all it can hold, the oldest of whoever has most makes room. A stream ends with the
 * session, account or key that it belongs to.
 */
export class OpenStreams {
  readonly #limits: StreamLimits;
  readonly #open = new Set<OpenStream>();
  readonly #counts = new Map<string, number>();

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Throws OVERLOADED when the caller, or the node, has too many. Returns what is to be called at its end. */
  add(stream: OpenStream): () => void {
    const { perCaller, perNode } = this.#limits;
    for (const { name, share } of stream.callers) {
      const most = share <= OWN_SHARE_MOST ? perCaller : perCaller * PEOPLE_IN_COMMON;
      if (this.#countOf(name) >= most) throw fail('OVERLOADED');
    }
    if (this.#open.size >= perNode) this.#makeRoom(stream);
    this.#open.add(stream);
    for (const { name } of stream.callers) this.#counts.set(name, this.#countOf(name) + 1);
    return () => this.#remove(stream);
  }

  /**
   * Somebody's session, account or key changed; null: anybody's may have, and so each is asked for, one after the other.
   * Where it cannot be asked the stream stays: when the database is back, they are all asked for again.
   */
  async check(id: string | null): Promise<void> {
    const concerned = [...this.#open].filter(({ principals }) => id === null || principals.includes(id));
    for (const stream of concerned) {
      if (!this.#open.has(stream) || (await stream.isAllowed().catch(() => true))) continue;
      this.#remove(stream);
      stream.end();
    }
  }

  #makeRoom(newcomer: OpenStream): void {
    let heaviest: OpenStream | undefined;
    for (const stream of this.#open)
      if (!heaviest || this.#weightOf(stream) > this.#weightOf(heaviest)) heaviest = stream;
    if (!heaviest || this.#weightOf(heaviest) <= this.#weightOf(newcomer) + 1) throw fail('OVERLOADED');
    this.#remove(heaviest);
    heaviest.end();
  }

  #weightOf({ callers }: OpenStream): number {
    return Math.max(0, ...callers.map(({ name }) => this.#countOf(name)));
  }

  #countOf(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  #remove(stream: OpenStream): void {
    if (!this.#open.delete(stream)) return;
    for (const { name } of stream.callers) {
      const left = this.#countOf(name) - 1;
      if (left > 0) this.#counts.set(name, left);
      else this.#counts.delete(name);
    }
  }
}
