import type { AuditAction } from '@propguard/rules/lending/audit-trail';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findLastCompletion } from './store.ts';

/** When one of these was last completed in the workspace; null before the first. */
export const findLastAudit = (
  { tx, workspaceId }: WorkspaceScope,
  actions: readonly AuditAction[],
): Promise<Date | null> => findLastCompletion(tx, workspaceId, actions);
