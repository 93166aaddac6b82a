import pg from 'pg';
import { withClient } from './client.ts';
import { nameStatements, StatementNames } from './named-statements.ts';
import { sendTogether } from './send-together.ts';
import { type OnStatement, timeStatements } from './timed-statements.ts';

export type PoolOptions = {
  url: string;
  size: number;
  name: string;
  onError: (error: Error) => void;
  /** After a query has waited so long without a word, somebody looks whether PostgreSQL still answers. */
  silentMs?: number;
  onStatement?: OnStatement;
};

const SILENT_MS = 5000;
const ANSWER_WITHIN_MS = 3000;
const ASK_AGAIN_MS = 500;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;
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

const silence = (): Error => new Error('Connection terminated: the database does not answer.');

/**
 * A PostgreSQL that is paused, or behind a network that lost us, ends no connection: its own limit on a statement does
 * not hold then, and queries would wait for ever. One that hears nothing has somebody ask on a connection of their own.
 * When nothing comes there either, the silent one is cut and its request fails, and who comes next is told at once,
 * until PostgreSQL answers again. A query that merely takes long goes on.
 */
class WatchedPool extends pg.Pool {
  readonly #url: string;
  readonly #silentMs: number;
  #asking: Promise<boolean> | undefined;
  #isSilent = false;

  constructor(options: pg.PoolConfig & { connectionString: string }, silentMs: number) {
    super(options);
    this.#url = options.connectionString;
    this.#silentMs = silentMs;
    this.on('connect', (client) => this.#watch(client as Inside));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return this.#isSilent ? Promise.reject(silence()) : super.connect();
    if (this.#isSilent) callback(silence(), undefined, () => undefined);
    else super.connect(callback);
    return undefined;
  }

  #watch(client: Inside): void {
    const { stream } = client.connection;
    stream.setTimeout(this.#silentMs);
    stream.on('timeout', () => {
      if (client.readyForQuery) return;
      void this.#ask().then((isAnswering) => {
        if (isAnswering) stream.setTimeout(this.#silentMs);
        else if (!client.readyForQuery) stream.destroy(silence());
      });
    });
  }

  #ask(): Promise<boolean> {
    this.#asking ??= answers(this.#url)
      .then((isAnswering) => {
        this.#isSilent = !isAnswering;
        if (this.#isSilent) setTimeout(() => void this.#askAgain(), ASK_AGAIN_MS).unref();
        return isAnswering;
      })
      .finally(() => {
        this.#asking = undefined;
      });
    return this.#asking;
  }

  async #askAgain(): Promise<void> {
    if (this.#isSilent && !this.ending) await this.#ask();
  }
}

/**
 * PostgreSQL may end any connection (57P01), idle or in somebody's hands. The pool listens only to those that are
 * idle, and an error that nobody listens to ends the process: so each has a listener from its first moment.
 */
export const openPool = ({
  url,
  size,
  name,
  onError,
  silentMs = SILENT_MS,
  onStatement,
}: PoolOptions): pg.Pool => {
  const pool = new WatchedPool(
    {
      connectionString: url,
      max: size,
      application_name: name,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
      // Who does not need an answer for the next question need not wait for it.
      pipeline: true,
    },
    silentMs,
  );
  const names = new StatementNames();
  pool.on('connect', (client) => {
    client.on('error', onError);
    sendTogether(client);
    nameStatements(client, names);
    if (onStatement) timeStatements(client, onStatement);
  });
  // The same errors of idle ones a second time.
  pool.on('error', () => undefined);
  return pool;
};
