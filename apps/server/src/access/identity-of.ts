import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Context } from '../context.ts';

/**
 * Where sessions and passwords are: outside of every workspace, each statement on its own. For who asks to be let in
 * or out, before there is an account to open a scope for.
 */
export const identityOf = ({ database }: Context): NodePgDatabase => database.plain;
