import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg, { type Pool } from 'pg';
import { markTransaction } from '../transaction-mark.ts';
import { GUEST_ROLE } from './guest-role.ts';
import { type Tx, transactionOn } from './transaction-on.ts';

export type { Tx } from './transaction-on.ts';
/** The pool, or a transaction. */
export type Reader = Pick<NodePgDatabase, 'execute'>;
export type Mode = 'read' | 'write';
type Who = { workspaceId: string | null; accountId: string | null };

export type Database = {
  /** Of transactions. */
  pool: Pool;
  /** Of what is read beside them. */
  besidePool: Pool;
  /** Identity and reference data only: without a workspace, row-level security shows no workspace's rows. */
  plain: NodePgDatabase;
  /** A transaction that sees one workspace, and the memberships of one account. */
  inWorkspace: <T>(who: Who, mode: Mode, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * A transaction of whoever holds a pass, in no workspace: it goes on as the role of guests, for which only tables
   * with a policy for guests exist.
   */
  asGuest: <T>(passId: string, mode: Mode, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** A transaction that may write the installation's own data. For its operator and its own jobs. */
  asInstallation: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

const text = (value: string | null): string => pg.escapeLiteral(value ?? '');

/**
 * Begins and says who is there in one message: the server waits for us only once. The values are SQL. A write asks for
 * nothing: a database that was made read-only refuses it, and says so.
 */
const opening = (mode: Mode, settings: Record<string, string>): string => {
  const set = Object.entries(settings).map(([name, value]) => `set_config('${name}', ${value}, true)`);
  return `begin${mode === 'read' ? ' read only' : ''}; select ${set.join(', ')}`;
};

type Later = () => Promise<void>;
type AtOnce = () => void;
type Endings = { later: Later[]; committed: AtOnce[]; undone: AtOnce[]; notices: Set<string> };
const endings = new WeakMap<Tx, Endings>();

const endingsOf = (tx: Tx): Endings => {
  const found = endings.get(tx);
  if (!found) throw new Error('Only a transaction that the database opened can have work after its end.');
  return found;
};

/** False for a savepoint: whether it stands is known only when the transaction around it ends. */
export const isWholeTransaction = (tx: Tx): boolean => endings.has(tx);

/**
 * Work for when a transaction has ended, whichever way: what must stand though the transaction is undone. Done inside
 * of it, it would need a second connection, and might wait for locks that the first one holds.
 */
export const afterEnd = (tx: Tx, work: Later): void => {
  endingsOf(tx).later.push(work);
};

/** Tells every node when, and only when, the transaction commits. The same told twice is told once. */
export const notifyWithCommit = (tx: Tx, channel: string, payload: string): void => {
  endingsOf(tx).notices.add(`pg_notify(${pg.escapeLiteral(channel)}, ${pg.escapeLiteral(payload)})`);
};

/** Begins something the moment the transaction has committed; nobody waits for it, and it must not throw. */
export const afterCommit = (tx: Tx, begin: AtOnce): void => {
  endingsOf(tx).committed.push(begin);
};

/** Lets go of what was taken for after the commit. It must not throw. */
export const afterRollback = (tx: Tx, letGo: AtOnce): void => {
  endingsOf(tx).undone.push(letGo);
};

/**
 * Work that holds a transaction also reads reference data beside it. That goes through connections of its own:
 * otherwise as many callers as there are connections would each hold one and wait for a second.
 */
export const createDatabase = (pool: Pool, besidePool: Pool = pool): Database => {
  const transaction = async <T>(begin: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const after: Endings = { later: [], committed: [], undone: [], notices: new Set() };
    const telling = (): string =>
      after.notices.size === 0 ? '' : `select ${[...after.notices].join(', ')}; `;
    try {
      const inside = (tx: Tx): Promise<T> => {
        endings.set(tx, after);
        return markTransaction(() => work(tx));
      };
      const result = await transactionOn(pool, begin, inside, telling);
      for (const follow of after.committed) follow();
      return result;
    } catch (error) {
      for (const letGo of after.undone) letGo();
      throw error;
    } finally {
      for (const later of after.later) await later();
    }
  };
  return {
    pool,
    besidePool,
    plain: drizzle(besidePool),
    inWorkspace: ({ workspaceId, accountId }, mode, work) =>
      transaction(
        opening(mode, { 'app.workspace_id': text(workspaceId), 'app.account_id': text(accountId) }),
        work,
      ),
    asGuest: (passId, mode, work) =>
      transaction(opening(mode, { 'app.guest_pass': text(passId), role: GUEST_ROLE }), work),
    asInstallation: (work) => transaction(opening('write', { 'app.installation': text('on') }), work),
  };
};

/** Moves a transaction to another workspace, for the few operations that make or join one. */
export const enterWorkspace = async (tx: Tx, workspaceId: string): Promise<void> => {
  await tx.execute(sql`select set_config('app.workspace_id', ${workspaceId}, true)`);
};

/** Lets a transaction see what is one person's alone: for what ends in their stead when nobody is there to do it. */
export const enterAccount = async (tx: Tx, accountId: string | null): Promise<void> => {
  await tx.execute(sql`select set_config('app.account_id', ${accountId ?? ''}, true)`);
};

/** Lets one step of a transaction write the installation's data, such as the mail that it causes. */
export const withInstallationRights = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  const before = await tx.execute<{ rights: string | null }>(
    sql`select current_setting('app.installation', true) as rights`,
  );
  await tx.execute(sql`select set_config('app.installation', 'on', true)`);
  const result = await work();
  await tx.execute(sql`select set_config('app.installation', ${before.rows[0]?.rights ?? ''}, true)`);
  return result;
};
