import type { Context } from '../context.ts';
import type { Mode, Tx } from '../db/database.ts';

/** What an operation on a person's account works with: one transaction that sees their memberships, in no workspace yet. */
export type AccountScope = { services: Context; tx: Tx; accountId: string };

/** One step of a request on the caller's account; what waits for anything else stands between two of them. */
export type OpenAccount = <T>(mode: Mode, work: (scope: AccountScope) => Promise<T>) => Promise<T>;
