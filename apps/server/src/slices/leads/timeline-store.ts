import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { activities } from '../../db/schema/activities.ts';
import { accounts } from '../../db/schema/identity.ts';
import { leadChanges, leadTouches } from '../../db/schema/leads.ts';
import type { NewestPosition } from '../../paging/newest-first.ts';

export type Mark = {
  kind: 'note' | 'interaction' | 'change' | 'task' | 'touch' | 'activity';
  id: string;
  atMicros: string;
};

/**
 * Where each line of a lead's history is kept, the newest first. An interaction is an activity too, and is told once. Of
 * each kind no more is read than a page can show.
 */
export const findMarks = async (
  tx: Tx,
  {
    leadIds,
    personIds,
    after,
    limit,
  }: {
    leadIds: readonly string[];
    personIds: readonly string[];
    after: NewestPosition | null;
    limit: number;
  },
): Promise<Mark[]> => {
  const those = sql`lead_id = any(${sql.param([...leadIds])}::uuid[])`;
  const older = (at: ReturnType<typeof sql>) =>
    after
      ? sql` and (${at}, id) < ('epoch'::timestamptz + ${after.atMicros}::bigint * interval '1 microsecond', ${after.id}::uuid)`
      : sql``;
  const part = (kind: string, table: string, at: string, where = those) => {
    const column = sql.raw(at);
    return sql`(select ${sql.raw(`'${kind}'`)} as kind, id, ${column} as at from ${sql.raw(table)} where ${where}${older(column)}
      order by ${column} desc, id desc limit ${limit})`;
  };
  const found = await tx.execute<Mark>(sql`
    select kind, id, (extract(epoch from at) * 1000000)::bigint::text as "atMicros" from (
      ${part('note', 'lead_note', 'created_at')} union all
      ${part('interaction', 'lead_interaction', 'at')} union all
      ${part('change', 'lead_change', 'at')} union all
      ${part('task', 'lead_task', 'created_at')} union all
      ${part('touch', 'lead_touch', 'at')} union all
      ${part('activity', 'activity', 'at', sql`person_id = any(${sql.param([...personIds])}::uuid[]) and kind <> 'interaction'`)}
    ) every_one order by at desc, id desc limit ${limit}`);
  return found.rows;
};

export const findChanges = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ change: leadChanges, byName: accounts.name })
    .from(leadChanges)
    .leftJoin(accounts, eq(accounts.id, leadChanges.byAccountId))
    .where(inArray(leadChanges.id, [...ids]));

export const findTouchesById = (tx: Tx, ids: readonly string[]) =>
  tx
    .select()
    .from(leadTouches)
    .where(inArray(leadTouches.id, [...ids]));

export const findActivitiesById = (tx: Tx, ids: readonly string[]) =>
  tx
    .select()
    .from(activities)
    .where(inArray(activities.id, [...ids]));

/** Agents are named in changes by id: a reader wants the name, also of one who is gone. */
export const findAgentNames = async (tx: Tx, ids: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (
      await tx.execute<{ id: string; name: string }>(
        sql`select id, name from agent where id = any(${sql.param([...ids])}::uuid[])`,
      )
    ).rows.map(({ id, name }) => [id, name]),
  );
