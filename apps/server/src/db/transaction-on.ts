import { sql } from 'drizzle-orm';
import { type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

const dialect = new PgDialect();

/**
 * As the mapper's own, but begun by a text of ours, which can set what holds for the transaction in the same message,
 * and ended by one, which can tell of it in the message of the commit.
 * A connection whose transaction cannot be undone is not used again.
 */
export const transactionOn = async <T>(
  pool: Pool,
  begin: string,
  work: (tx: Tx) => Promise<T>,
  ending: () => string = () => '',
): Promise<T> => {
  const client = await pool.connect();
  let isSpoilt = false;
  try {
    const session = new NodePgSession<Record<string, never>, Record<string, never>>(
      client,
      dialect,
      undefined,
    );
    const tx: Tx = new NodePgTransaction(dialect, session, undefined);
    // Nobody waits for the beginning: what is asked first goes with it, and fails with it.
    const begun = client.query(begin).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    try {
      const result = await work(tx);
      const unbegun = await begun;
      if (unbegun) throw unbegun.error;
      await tx.execute(sql.raw(`${ending()}commit`));
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {
        isSpoilt = true;
      });
      throw (await begun)?.error ?? error;
    }
  } finally {
    client.release(isSpoilt);
  }
};
