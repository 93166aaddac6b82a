import pg from 'pg';
import { withClient } from './client.ts';

export type PoolOptions = {
  url: string;
  size: number;
  name: string;
  onError: (error: Error) => void;
  /** After a query has waited so long without a word, somebody looks whether PostgreSQL still answers. */
  silentMs?: number;
};

const SILENT_MS = 5000;
const ANSWER_WITHIN_MS = 3000;

/** What the driver has and its types do not tell of. */
type Inside = pg.PoolClient & { readyForQuery: boolean; connection: { stream: import('node:net').Socket } };

/** Whatever PostgreSQL says is an answer, that it has no room for us too. */
const answers = (url: string): Promise<boolean> =>
  withClient(
    { connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS, query_timeout: ANSWER_WITHIN_MS },
    (client) => client.query('select 1'),
  ).then(
    () => true,
    (error: unknown) => error instanceof pg.DatabaseError,
  );

/**
 * A PostgreSQL that is paused, or behind a network that lost us, ends no connection: its own limit on a statement does
 * not hold then, and queries would wait for ever. One that hears nothing asks on a connection of its own; when nothing
 * comes there either, the silent one is cut and its request fails. A query that merely takes long goes on.
 */
const watchSilence = (url: string, silentMs: number): ((client: pg.PoolClient) => void) => {
  let asking: Promise<boolean> | undefined;
  const ask = (): Promise<boolean> => {
    asking ??= answers(url).finally(() => (asking = undefined));
    return asking;
  };
  return (client) => {
    const inside = client as Inside;
    const { stream } = inside.connection;
    stream.setTimeout(silentMs);
    stream.on('timeout', () => {
      if (inside.readyForQuery) return;
      void ask().then((isAnswering) => {
        if (isAnswering) stream.setTimeout(silentMs);
        else if (!inside.readyForQuery)
          stream.destroy(new Error('Connection terminated: the database does not answer.'));
      });
    });
  };
};

/**
 * PostgreSQL may end any connection (57P01), idle or in somebody's hands. The pool listens only to those that are
 * idle, and an error that nobody listens to ends the process: so each has a listener from its first moment.
 */
export const openPool = ({ url, size, name, onError, silentMs = SILENT_MS }: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  const watch = watchSilence(url, silentMs);
  pool.on('connect', (client) => {
    client.on('error', onError);
    watch(client);
  });
  // The same errors of idle ones a second time.
  pool.on('error', () => undefined);
  return pool;
};
