import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findOwnAgentId, findSettings } from './settings-store.ts';

/** Whose leads somebody sees: everybody's, or those of the agent who they are. Every read and write of a lead asks for it. */
export type Sight = { of: 'all' } | { of: 'own'; agentId: string | null };

export const EVERYBODYS: Sight = { of: 'all' };

export type SeeingScope = Pick<WorkspaceScope, 'tx' | 'workspaceId' | 'role' | 'accountId'>;

/** A key works for the workspace, and admins answer for it: both see all. */
export const sightOf = async ({ tx, workspaceId, role, accountId }: SeeingScope): Promise<Sight> => {
  if (accountId === null || roleAtLeast(role, 'admin')) return EVERYBODYS;
  const { visibility } = await findSettings(tx);
  if (visibility === 'all') return EVERYBODYS;
  return { of: 'own', agentId: (await findOwnAgentId(tx, workspaceId, accountId)) ?? null };
};

/** As a condition on `lead l`. */
export const inSight = (sight: Sight): SQL =>
  sight.of === 'all'
    ? sql`true`
    : sql`l.agent_id is not distinct from ${sight.agentId}::uuid and l.agent_id is not null`;
