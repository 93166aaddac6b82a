import { availableParallelism } from 'node:os';
import type { Context } from '../context.ts';
import type { Bytes } from './answer-pieces.ts';
import { KeptPieces } from './kept-pieces.ts';
import { type PoolLimits, ThreadPool } from './thread-pool.ts';

const MEGABYTE = 1024 * 1024;
const MOST_KEPT_BYTES = 48 * MEGABYTE;
/** Each holds fonts and layout, tens of megabytes. */
const MOST_THREADS = 4;

const LIMITS: PoolLimits = {
  // One core is left to whoever answers.
  threads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
  mostWaiting: 64,
  // A browser asks for no more at once.
  mostPerCaller: 6,
  pieceMs: 120_000,
  idleMs: 120_000,
  megabytes: 512,
};

/** The name says everything that is in the piece: two orders of one name come to the same bytes. */
type Piece = { caller: string; name: string; order: unknown };

/** Where a node prints what never changes: in threads, and each piece once (decision 43). */
export class Press {
  readonly #pool: ThreadPool;
  readonly #kept = new KeptPieces(MOST_KEPT_BYTES);
  readonly #log: Context['log'];

  constructor({ log, onClose }: Pick<Context, 'log' | 'onClose'>, program: URL) {
    this.#log = log;
    this.#pool = new ThreadPool(program, LIMITS);
    onClose(() => this.#pool.close());
  }

  /** Refused with OVERLOADED when the caller, or everyone together, has too much under way. */
  async print({ caller, name, order }: Piece): Promise<Bytes> {
    return this.#kept.get(name, () => {
      const from = performance.now();
      return this.#pool.make(caller, order).then((bytes) => {
        this.#log.info({ piece: name, bytes: bytes.byteLength, ms: performance.now() - from }, 'printed');
        return bytes;
      });
    });
  }
}
