import pg from 'pg';

export type PoolOptions = { url: string; size: number; name: string; onError: (error: Error) => void };

/** Without a listener a lost connection (57P01 when PostgreSQL stops) would end the process. */
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
  pool.on('error', onError);
  return pool;
};
