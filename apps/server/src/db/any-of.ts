import { type SQL, sql } from 'drizzle-orm';

/**
 * One of these, for `where x = ${anyOf(...)}`. A question of its own: the planner cannot count the list, so that one plan
 * is as good as another and the statement is planned once a connection, not for each length anew.
 */
export const anyOf = (values: readonly string[], type: 'uuid' | 'text'): SQL =>
  sql`any((select ${sql.param(values)}::${sql.raw(type)}[])::${sql.raw(type)}[])`;
