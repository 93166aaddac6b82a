import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';

/**
 * What an operation on the installation's shared data works with: it reads as nobody in particular, outside of any
 * workspace, statement by statement, and holds no transaction. Row-level security shows it no workspace's rows.
 */
export type ReferenceScope = { services: Context; reader: NodePgDatabase };

/**
 * The guards of the public and of sessions open it for their routes. Work in another scope, or that nobody waits for,
 * opens it here to read shared data beside its transaction.
 */
export const referenceOf = (services: Context): ReferenceScope => ({
  services,
  reader: services.database.plain,
});

/** The same inside a transaction: for who must see what it has written, or wants no second connection for one read. */
export const referenceWithin = ({ services, tx }: { services: Context; tx: Tx }): ReferenceScope => ({
  services,
  reader: tx,
});
