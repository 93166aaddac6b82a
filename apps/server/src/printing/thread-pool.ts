import { type Transferable, Worker } from 'node:worker_threads';
import { fail } from '../fail.ts';
import { neverInTransaction } from '../transaction-mark.ts';
import type { Bytes, PieceReply } from './answer-pieces.ts';

export type PoolLimits = {
  threads: number;
  /** Beside those that are being made. */
  mostWaiting: number;
  /** Made or waiting, of one caller: the rest is left to others. */
  mostPerCaller: number;
  /** For one piece; then its thread is given up. */
  pieceMs: number;
  /** After which a thread without work ends and gives its memory back. */
  idleMs: number;
  /** For one thread: a piece that grows without end takes down its thread, not the node. */
  megabytes: number;
};

type Piece = {
  caller: string;
  order: unknown;
  handedOver: readonly Transferable[];
  deliver: (bytes: Bytes) => void;
  spoil: (error: Error) => void;
};

/** A thread, and the one piece that it is making. */
class Thread {
  readonly #worker: Worker;
  readonly #limits: PoolLimits;
  readonly #onFree: () => void;
  readonly #onGone: () => void;
  #piece: Piece | null = null;
  #isGone = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(program: URL, limits: PoolLimits, on: { free: () => void; gone: (thread: Thread) => void }) {
    this.#limits = limits;
    this.#onFree = on.free;
    this.#onGone = () => on.gone(this);
    this.#worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: limits.megabytes } });
    this.#worker.on('message', (reply: PieceReply) => this.#take(reply));
    // Afterwards: whoever listens would hold the process again.
    this.#worker.unref();
    this.#worker.once('error', (error) =>
      this.#end(error instanceof Error ? error : new Error(String(error))),
    );
    this.#worker.once('exit', () => this.#end(new Error('The thread that was making it has stopped.')));
  }

  get isFree(): boolean {
    return this.#piece === null;
  }

  make(piece: Piece): void {
    this.#piece = piece;
    this.#after(this.#limits.pieceMs, () => this.#end(fail('TIMED_OUT')));
    this.#worker.postMessage(piece.order, piece.handedOver);
  }

  async close(): Promise<void> {
    this.#end(fail('UNAVAILABLE'));
    await this.#worker.terminate();
  }

  #take(reply: PieceReply): void {
    const piece = this.#piece;
    this.#piece = null;
    this.#after(this.#limits.idleMs, () => this.#end(new Error('Nobody needed it any more.')));
    if ('bytes' in reply) piece?.deliver(reply.bytes);
    else piece?.spoil(new Error(reply.fault));
    this.#onFree();
  }

  #end(error: Error): void {
    if (this.#isGone) return;
    this.#isGone = true;
    clearTimeout(this.#timer);
    void this.#worker.terminate();
    this.#onGone();
    this.#piece?.spoil(error);
    this.#onFree();
  }

  #after(milliseconds: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, milliseconds);
    this.#timer.unref();
  }
}

/**
 * Threads for work that only computes, so that nobody else waits for it. They start when they are needed; one that
 * dies, or takes too long, fails its own piece and is replaced by the next. Who asks for more than there is room for is
 * told at once to come back later.
 */
export class ThreadPool {
  readonly #program: URL;
  readonly #limits: PoolLimits;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Piece[] = [];
  readonly #piecesOf = new Map<string, number>();
  #isClosed = false;

  /** The program answers with `answerPieces`. */
  constructor(program: URL, limits: PoolLimits) {
    this.#program = program;
    this.#limits = limits;
  }

  /** Throws at once when there is no room. What is `handedOver` with the order is the thread's from then on. */
  make(caller: string, order: unknown, handedOver: readonly Transferable[] = []): Promise<Bytes> {
    neverInTransaction('a piece made in a thread');
    const { mostPerCaller, mostWaiting } = this.#limits;
    const held = this.#piecesOf.get(caller) ?? 0;
    if (this.#isClosed) throw fail('UNAVAILABLE');
    if (held >= mostPerCaller || this.#waiting.length >= mostWaiting) throw fail('OVERLOADED');
    this.#piecesOf.set(caller, held + 1);
    return new Promise<Bytes>((deliver, spoil) => {
      this.#waiting.push({ caller, order, handedOver, deliver, spoil });
      this.#hand();
    }).finally(() => this.#letGo(caller));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { spoil } of this.#waiting.splice(0)) spoil(fail('UNAVAILABLE'));
    await Promise.all([...this.#threads].map((thread) => thread.close()));
  }

  #hand(): void {
    while (this.#waiting.length > 0) {
      const thread = [...this.#threads].find(({ isFree }) => isFree) ?? this.#start();
      const piece = thread && this.#waiting.shift();
      if (!piece) return;
      thread.make(piece);
    }
  }

  #start(): Thread | null {
    if (this.#threads.size >= this.#limits.threads) return null;
    const thread = new Thread(this.#program, this.#limits, {
      free: () => this.#hand(),
      gone: (gone) => this.#threads.delete(gone),
    });
    this.#threads.add(thread);
    return thread;
  }

  #letGo(caller: string): void {
    const left = (this.#piecesOf.get(caller) ?? 0) - 1;
    if (left > 0) this.#piecesOf.set(caller, left);
    else this.#piecesOf.delete(caller);
  }
}
