import { Worker } from 'node:worker_threads';
import type { IndependentMethod, MethodEstimate, MethodQuestion } from './method-estimate.ts';
import type { MethodMaterial } from './open-methods.ts';
import { shareColumns } from './share-columns.ts';

export type MethodAnswer = MethodEstimate & { durationMs: number; thread: number };

type Waiting = { resolve: (answer: MethodAnswer) => void; reject: (error: Error) => void };

/** A thread and the questions that it has not answered yet. */
class Lane {
  readonly waiting = new Map<number, Waiting>();
  readonly #worker: Worker;
  #nextId = 0;
  #lastAsked: Promise<unknown> = Promise.resolve();

  constructor(workerData: MethodMaterial, onBroken: () => void) {
    this.#worker = new Worker(new URL('./method-worker.ts', import.meta.url), { workerData });
    this.#worker.on('message', ({ id, answer }: { id: number; answer: MethodAnswer }) => {
      this.waiting.get(id)?.resolve(answer);
      this.waiting.delete(id);
    });
    // Afterwards: whoever listens would hold the process again.
    this.#worker.unref();
    const breakOff = (error: Error) => {
      onBroken();
      for (const { reject } of this.waiting.values()) reject(error);
      this.waiting.clear();
    };
    this.#worker.once('error', breakOff);
    this.#worker.once('exit', () => breakOff(new Error('The thread that values has stopped.')));
  }

  ask(method: IndependentMethod, question: MethodQuestion): Promise<MethodAnswer> {
    const id = this.#nextId++;
    const answer = new Promise<MethodAnswer>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, method, question });
    });
    this.#lastAsked = answer.catch(() => undefined);
    return answer;
  }

  /** Questions are answered in the order in which they came. */
  async finish(): Promise<void> {
    await this.#lastAsked;
    await this.close();
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Threads that each hold the model and the sales, opened once. */
export class MethodPool {
  readonly #lanes: Lane[];
  #isBroken = false;

  constructor({ sales, ...material }: MethodMaterial, threads: number) {
    const shared = { ...material, sales: shareColumns(sales) };
    const onBroken = () => {
      this.#isBroken = true;
    };
    this.#lanes = Array.from({ length: threads }, () => new Lane(shared, onBroken));
  }

  /** A thread has died: whoever holds the pool opens another. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** By the thread that has the least to do. */
  ask(method: IndependentMethod, question: MethodQuestion): Promise<MethodAnswer> {
    const [first, ...others] = this.#lanes;
    if (!first || this.#isBroken) return Promise.reject(new Error('The threads that value have stopped.'));
    const freest = others.reduce(
      (best, lane) => (lane.waiting.size < best.waiting.size ? lane : best),
      first,
    );
    return freest.ask(method, question);
  }

  async close(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }

  /** Answers what was asked, then closes. */
  async finish(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.finish()));
  }
}
