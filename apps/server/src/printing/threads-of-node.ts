import type { Context } from '../context.ts';
import { type PoolLimits, ThreadPool } from './thread-pool.ts';

/** One pool of threads a node for a program, opened when it is first needed and closed with the node. */
export const threadsOfNode = (
  program: URL,
  limits: PoolLimits,
): ((services: Pick<Context, 'onClose'>) => ThreadPool) => {
  const pools = new WeakMap<object, ThreadPool>();
  return (services) => {
    const known = pools.get(services);
    if (known) return known;
    const pool = new ThreadPool(program, limits);
    services.onClose(() => pool.close());
    pools.set(services, pool);
    return pool;
  };
};
