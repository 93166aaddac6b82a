import type { AuditActorKind } from '@propguard/rules/lending/audit-trail';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';

/** Whose trail it is, null for the installation's, and who acts. */
export type AuditChain = {
  workspaceId: string | null;
  actorKind: AuditActorKind;
  actorId: string | null;
};

export const chainOf = ({ workspaceId, accountId }: WorkspaceScope): AuditChain => ({
  workspaceId,
  actorKind: accountId === null ? 'key' : 'account',
  actorId: accountId,
});

/** For the operator's own doings, or with null for what the installation does by itself. */
export const installationChain = (operatorId: string | null): AuditChain => ({
  workspaceId: null,
  actorKind: operatorId === null ? 'installation' : 'account',
  actorId: operatorId,
});
