import pg from 'pg';

/**
 * A connection outside of the pool. PostgreSQL may end it at any time: the query in hand reports that, and without a
 * listener the error beside it would end the process.
 */
export const createClient = (options: pg.ClientConfig, onError: (error: Error) => void = () => undefined) =>
  new pg.Client(options).on('error', onError);

/** A connection for one piece of work. */
export const withClient = async <T>(
  options: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = createClient(options);
  try {
    await client.connect();
    return await work(client);
  } finally {
    // What the work did stands, or has failed already.
    await client.end().catch(() => undefined);
  }
};
