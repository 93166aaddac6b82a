import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';

/** What every scope has: enough for what asks another service, or looks into this node's memory, and reads no rows. */
export type AnyScope = { services: Context };

/** What every scope with a transaction has: for what is done in whichever is open, as part of it. */
export type OpenedScope = { services: Context; tx: Tx };
