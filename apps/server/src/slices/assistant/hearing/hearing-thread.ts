import { Worker } from 'node:worker_threads';
import type { HeardAs, HeardFor, SaidFor } from '@propguard/talk/dialogue/hear-as';
import { fail } from '../../../fail.ts';
import { neverInTransaction } from '../../../transaction-mark.ts';
import type { Places } from '../knowledge/load-places.ts';

/** `rows` go along where the thread has not seen them yet. */
export type HearingOrder = {
  heardFor: HeardFor;
  said: SaidFor<HeardFor>;
  places: { key: string; rows: Places['rows'] | null };
};
export type HearingReply =
  | { kind: 'heard'; heard: unknown }
  | { kind: 'places-needed' }
  | { kind: 'failed'; error: Error };

type Waiting = {
  order: HearingOrder;
  rows: Places['rows'];
  resolve: (heard: unknown) => void;
  reject: (error: Error) => void;
};

export type HearingLimits = {
  /** Far above what the longest message takes: what takes longer never ends. */
  messageMs: number;
  megabytes: number;
};

/**
 * What is said is read beside the thread that answers everybody else: it takes some milliseconds of nothing but
 * computing, and of a pasted contract many more. One is read after the other. A message that never ends, or that ends the
 * thread, fails alone: the next one begins another thread.
 */
export class HearingThread {
  readonly #program: URL;
  readonly #limits: HearingLimits;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #current: Waiting | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(program: URL, limits: HearingLimits) {
    this.#program = program;
    this.#limits = limits;
  }

  hear<For extends HeardFor>(
    heardFor: For,
    said: SaidFor<For>,
    { key, rows }: Places,
  ): Promise<HeardAs<For>> {
    neverInTransaction('the thread that reads what is said');
    return new Promise<unknown>((resolve, reject) => {
      const order = { heardFor, said, places: { key, rows: null } };
      this.#waiting.push({ order, rows, resolve, reject });
      this.#next();
    }) as Promise<HeardAs<For>>;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    for (const { reject } of this.#waiting.splice(0)) reject(fail('UNAVAILABLE'));
    this.#end(fail('UNAVAILABLE'));
    await worker?.terminate();
  }

  #next(): void {
    if (this.#current) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#current = next;
    this.#worker ??= this.#start();
    this.#timer = setTimeout(() => this.#end(fail('TIMED_OUT')), this.#limits.messageMs);
    this.#timer.unref();
    this.#worker.ref();
    this.#worker.postMessage(next.order);
  }

  #start(): Worker {
    const worker = new Worker(this.#program, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.megabytes },
    });
    // Of one that was given up nothing is heard any more.
    worker.on('message', (reply: HearingReply) => worker === this.#worker && this.#take(reply));
    worker.once('error', (error) => {
      if (worker === this.#worker) this.#end(error instanceof Error ? error : new Error(String(error)));
    });
    worker.once('exit', () => {
      if (worker === this.#worker) this.#end(new Error('The thread that reads what is said has stopped.'));
    });
    return worker;
  }

  #take(reply: HearingReply): void {
    const current = this.#current;
    if (!current) return;
    if (reply.kind === 'places-needed') {
      const { order, rows } = current;
      this.#worker?.postMessage({ ...order, places: { ...order.places, rows } });
      return;
    }
    clearTimeout(this.#timer);
    this.#current = null;
    // A process that has nothing else to do may end.
    this.#worker?.unref();
    if (reply.kind === 'heard') current.resolve(reply.heard);
    else current.reject(reply.error);
    this.#next();
  }

  #end(error: Error): void {
    clearTimeout(this.#timer);
    void this.#worker?.terminate();
    this.#worker = null;
    const current = this.#current;
    this.#current = null;
    current?.reject(error);
    this.#next();
  }
}
