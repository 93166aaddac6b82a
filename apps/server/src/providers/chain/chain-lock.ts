import type { Database } from '../../db/database.ts';

/** Any number will do; it must only be the same on every node. */
const CHAIN_LOCK = 727_264_022;

export type ChainLock = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * One at a time over all nodes starts the embedded chain or sends to it: the order in which transactions are
 * written down is the order in which they are mined. Within a node callers queue up before they take a connection.
 */
export const createChainLock = ({ besidePool }: Pick<Database, 'besidePool'>): ChainLock => {
  let last: Promise<unknown> = Promise.resolve();
  const locked = async <T>(work: () => Promise<T>): Promise<T> => {
    const client = await besidePool.connect();
    let failure: Error | undefined;
    try {
      await client.query('select pg_advisory_lock($1)', [CHAIN_LOCK]);
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [CHAIN_LOCK]).catch((error: Error) => {
        failure = error;
      });
      // A connection that could not let go of the lock is closed, which does.
      client.release(failure);
    }
  };
  return (work) => {
    const mine = last.then(
      () => locked(work),
      () => locked(work),
    );
    last = mine.catch(() => undefined);
    return mine;
  };
};
