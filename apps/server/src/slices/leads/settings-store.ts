import { USUAL_RESPONSE_MINUTES } from '@propguard/rules/leads/limits';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { agents } from '../../db/schema/agents.ts';
import { leadAssignmentRules, leadSettings } from '../../db/schema/leads.ts';
import { members } from '../../db/schema/workspaces.ts';

export type SettingsRow = Omit<typeof leadSettings.$inferSelect, 'workspaceId'>;
export type RuleRow = typeof leadAssignmentRules.$inferSelect;

const USUAL: SettingsRow = {
  visibility: 'all',
  assignment: 'round-robin',
  responseMinutes: USUAL_RESPONSE_MINUTES,
};

export const findSettings = async (tx: Tx): Promise<SettingsRow> =>
  (await tx.select().from(leadSettings))[0] ?? USUAL;

export const writeSettings = async (
  tx: Tx,
  workspaceId: string,
  change: Partial<SettingsRow>,
): Promise<void> => {
  await tx
    .insert(leadSettings)
    .values({ workspaceId, ...change })
    .onConflictDoUpdate({ target: leadSettings.workspaceId, set: { workspaceId, ...change } });
};

export const findRules = (tx: Tx): Promise<RuleRow[]> =>
  tx.select().from(leadAssignmentRules).orderBy(asc(leadAssignmentRules.position));

export const replaceRules = async (
  tx: Tx,
  workspaceId: string,
  rules: readonly Pick<RuleRow, 'name' | 'conditions' | 'agentIds'>[],
): Promise<void> => {
  await tx.delete(leadAssignmentRules);
  if (rules.length > 0)
    await tx
      .insert(leadAssignmentRules)
      .values(rules.map((rule, position) => ({ workspaceId, position, ...rule })));
};

export const findOwnAgentId = async (
  tx: Tx,
  workspaceId: string,
  accountId: string,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({ id: agents.id })
    .from(agents)
    .innerJoin(members, eq(members.id, agents.memberId))
    .where(and(eq(members.workspaceId, workspaceId), eq(members.accountId, accountId)));
  return row?.id;
};

/**
 * Of these agents, or of all who are somebody, whoever was given a lead longest ago. Their rows are locked: of two leads
 * that come at once, the second sees who got the first.
 */
export const nextInTurn = async (tx: Tx, agentIds: readonly string[] | null): Promise<string | undefined> => {
  const those =
    agentIds === null ? sql`a.member_id is not null` : sql`a.id = any(${sql.param([...agentIds])}::uuid[])`;
  await tx.execute(sql`select a.id from agent a where ${those} order by a.id for no key update`);
  const found = await tx.execute<{ id: string }>(
    sql`select a.id from agent a left join lateral (
        select max(l.assigned_at) as last from lead l where l.agent_id = a.id and l.workspace_id = a.workspace_id) turn on true
      where ${those} order by turn.last nulls first, a.created_at, a.id limit 1`,
  );
  return found.rows[0]?.id;
};
