import type { Tx } from '../db/database.ts';
import type { Happening } from './happening.ts';

/**
 * Tells what was done, in the transaction that did it. Whoever follows acts in this transaction, or as a job that is
 * queued in it; when one of them fails, what happened did not happen.
 */
export type Tell = (tx: Tx, happening: Happening) => Promise<void>;
