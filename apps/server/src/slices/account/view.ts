import type { Session } from '@propguard/protocol/account';
import type { Role } from '@propguard/rules/workspaces/roles';
import { describeDevice } from './describe-device.ts';
import type { AccountRow, SessionRow, WorkspaceRow } from './store.ts';

export const toSession = (
  account: AccountRow,
  current: { workspace: WorkspaceRow; role: Role } | null,
): Session => ({
  visitor: account.isAnonymous,
  account: {
    id: account.id,
    name: account.name,
    email: account.isAnonymous ? null : account.email,
    emailVerified: account.emailVerified,
    kind: account.kind,
    createdAt: account.createdAt.toISOString(),
  },
  operator: account.operator,
  workspace: current && {
    id: current.workspace.id,
    name: current.workspace.name,
    role: current.role,
    timeZone: current.workspace.timeZone,
  },
});

export const toListedSession = (row: SessionRow, currentId: string) => ({
  id: row.id,
  current: row.id === currentId,
  device: describeDevice(row.userAgent),
  address: row.ipAddress || null,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
