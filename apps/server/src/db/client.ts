import pg from 'pg';
import { SAYS_ALL_WORKSPACES } from './rights.ts';

/**
 * A connection outside of the pool. PostgreSQL may end it at any time: the query in hand reports that, and without a
 * listener the error beside it would end the process.
 */
export const createClient = (options: pg.ClientConfig, onError: (error: Error) => void = () => undefined) =>
  new pg.Client(options).on('error', onError);

/** The schema's owner at work on all workspaces, which it must say: row security holds for it too. */
export const withOwner = <T>(
  ownerUrl: string,
  name: string,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> =>
  withClient({ connectionString: ownerUrl, application_name: name }, async (owner) => {
    await owner.query(`select ${SAYS_ALL_WORKSPACES}`);
    return work(owner);
  });

const GOODBYE_WITHIN_MS = 2_000;
/** What the driver has and its types do not tell of. */
type Inside = { connection: { stream: import('node:net').Socket } };

/** What the work did stands, or has failed already. Whoever does not answer any more does not end the connection either. */
const leave = async (client: pg.Client): Promise<void> => {
  const { stream } = (client as unknown as Inside).connection;
  const timer = setTimeout(() => stream.destroy(), GOODBYE_WITHIN_MS);
  await client.end().catch(() => undefined);
  clearTimeout(timer);
};

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
    await leave(client);
  }
};
