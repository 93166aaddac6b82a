import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../db/database.ts';

/** Any numbers will do; they must only be the same on every node. */
const LOCK_NUMBERS = { sending: 727_264_022, deploying: 727_264_023 };

/**
 * The connection that holds a lock. All that its holder reads and writes goes through it: whoever waits for the chain
 * may hold a transaction of their own, and must not have to wait for a second connection.
 */
export type Held = NodePgDatabase;
export type ChainLock = <T>(work: (held: Held) => Promise<T>) => Promise<T>;

/** Written at once, with the rights of the installation. */
export const writeHeld = async (
  held: Held,
  statement: ReturnType<typeof sql>,
): Promise<Record<string, unknown>[]> =>
  held.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.installation', 'on', true)`);
    return (await tx.execute(statement)).rows;
  });

/**
 * One at a time over all nodes. For `sending`, the order in which transactions are written down is the order in which
 * they are mined. Within a node callers queue up before they take a connection.
 */
export const createChainLock = (
  { besidePool }: Pick<Database, 'besidePool'>,
  purpose: keyof typeof LOCK_NUMBERS,
): ChainLock => {
  const number = LOCK_NUMBERS[purpose];
  let last: Promise<unknown> = Promise.resolve();
  const locked = async <T>(work: (held: Held) => Promise<T>): Promise<T> => {
    const client = await besidePool.connect();
    let failure: Error | undefined;
    try {
      await client.query('select pg_advisory_lock($1)', [number]);
      return await work(drizzle(client));
    } finally {
      await client.query('select pg_advisory_unlock($1)', [number]).catch((error: Error) => {
        failure = error;
      });
      // A connection that could not let go of the lock is closed, which does.
      client.release(failure);
    }
  };
  return (work) => {
    const mine = last.then(() => locked(work));
    last = mine.catch(() => undefined);
    return mine;
  };
};
