import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';

/**
 * What every scope has: enough for what asks another service, looks into this node's memory, or opens steps itself.
 * Services are named where not everybody who calls has them all.
 */
export type AnyScope<Needed extends keyof Context = keyof Context> = { services: Pick<Context, Needed> };

/** What every scope with a transaction has: for what is done in whichever is open, as part of it. */
export type OpenedScope<Needed extends keyof Context = keyof Context> = AnyScope<Needed> & { tx: Tx };

/** The part of it that is enough for what only reads and writes rows. */
export type TxScope = Pick<OpenedScope, 'tx'>;
