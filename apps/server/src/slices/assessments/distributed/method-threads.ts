import { availableParallelism } from 'node:os';
import { MethodPool } from '@propguard/engine/valuation/methods/method-pool';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import type { Context } from '../../../context.ts';
import type { CurrentValuer } from '../../models/current-valuer.ts';
import { findRepeatSales } from './store.ts';

const FEWEST_THREADS = 2;
/** There are not many more methods, and each thread holds its own view of the sales. */
const MOST_THREADS = 4;

type Kept = { version: string; pool: Promise<MethodPool>; opened: MethodPool | null };

/** The threads of this node: opened when first asked for, and again when the champion or the sales have changed. */
class MethodThreads {
  readonly #scope: ReferenceScope;
  #kept: Kept | null = null;

  constructor(scope: ReferenceScope) {
    this.#scope = scope;
    scope.services.onClose(async () => (await this.#kept?.pool)?.close());
  }

  get(current: CurrentValuer): Promise<MethodPool> {
    const before = this.#kept;
    if (before?.version === current.version && before.opened?.isBroken !== true) return before.pool;
    before?.pool.then((pool) => pool.finish()).catch(() => undefined);
    const kept: Kept = { version: current.version, pool: this.#open(current), opened: null };
    this.#kept = kept;
    kept.pool.then(
      (pool) => {
        kept.opened = pool;
      },
      // What could not be opened is tried again by whoever asks next.
      () => {
        if (this.#kept === kept) this.#kept = null;
      },
    );
    return kept.pool;
  }

  async #open({ model, sales }: CurrentValuer): Promise<MethodPool> {
    const repeats = await findRepeatSales(this.#scope.reader);
    const threads = Math.min(MOST_THREADS, Math.max(FEWEST_THREADS, availableParallelism()));
    return new MethodPool({ model, sales, repeats }, threads);
  }
}

const threadsOf = new WeakMap<Context, MethodThreads>();

export const methodThreads = (scope: ReferenceScope, current: CurrentValuer): Promise<MethodPool> => {
  const known = threadsOf.get(scope.services) ?? new MethodThreads(scope);
  threadsOf.set(scope.services, known);
  return known.get(current);
};
