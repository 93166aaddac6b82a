import { setTimeout as wait } from 'node:timers/promises';

/** Whoever waits longer holds what somebody else may wait for, unseen by the database: it lets go and is done over. */
const PATIENCE_MS = 2_000;

class WaitedTooLong extends Error {}

const patiently = async (turn: Promise<void>, ms: number): Promise<void> => {
  const over = new AbortController();
  const late = wait(ms, undefined, { signal: over.signal }).then(() => {
    throw new WaitedTooLong('The step before takes long.');
  });
  late.catch(() => undefined);
  try {
    await Promise.race([turn, late]);
  } finally {
    over.abort();
  }
};

/** A step in a transaction of its own; `myTurn` ends once the step before has committed. */
type Attempt = (myTurn: () => Promise<void>) => Promise<void>;

/**
 * Several steps of a job under way at once, on connections of their own, that commit one after the other: what is done is
 * always a beginning of the whole. When one fails, none after it commits.
 */
export class CommitsInTurn {
  readonly #most: number;
  readonly #patienceMs: number;
  #last: Promise<void> = Promise.resolve();
  #underWay: Promise<void>[] = [];

  constructor(most: number, patienceMs: number = PATIENCE_MS) {
    this.#most = most;
    this.#patienceMs = patienceMs;
  }

  /** Ends when there is room for another one. */
  async add(attempt: Attempt): Promise<void> {
    const step = this.#run(attempt, this.#last);
    step.catch(() => undefined);
    this.#last = step;
    this.#underWay.push(step);
    if (this.#underWay.length >= this.#most) await this.#underWay.shift();
  }

  /** Ends when all have committed. */
  async end(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** Ends when nothing is under way any more, however it ended. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  async #run(attempt: Attempt, before: Promise<void>): Promise<void> {
    try {
      await attempt(() => patiently(before, this.#patienceMs));
    } catch (error) {
      if (!(error instanceof WaitedTooLong)) throw error;
      await before;
      await attempt(() => Promise.resolve());
    }
  }
}
