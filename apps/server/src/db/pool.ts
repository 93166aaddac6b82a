import pg from 'pg';
import { nameStatements, StatementNames } from './named-statements.ts';

export type PoolOptions = { url: string; size: number; name: string; onError: (error: Error) => void };

/**
 * PostgreSQL may end any connection (57P01), idle or in somebody's hands. The pool listens only to those that are
 * idle, and an error that nobody listens to ends the process: so each has a listener from its first moment.
 */
export const openPool = ({ url, size, name, onError }: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  const names = new StatementNames();
  pool.on('connect', (client) => {
    client.on('error', onError);
    nameStatements(client, names);
  });
  // The same errors of idle ones a second time.
  pool.on('error', () => undefined);
  return pool;
};
