import type { Invitation, Member, Workspace } from '@propguard/protocol/workspaces';
import type { InvitationRow } from './invitation-store.ts';
import type { PersonRow, WorkspaceRow } from './store.ts';

export const toWorkspace = ({ id, name, timeZone, createdAt, visitor }: WorkspaceRow): Workspace => ({
  id,
  name,
  timeZone,
  createdAt: createdAt.toISOString(),
  visitor,
});

export const toMember = (
  { member, name, email, isAnonymous }: PersonRow,
  callerId: string | null,
): Member => ({
  id: member.id,
  name,
  email: isAnonymous ? null : email,
  role: member.role,
  joinedAt: member.createdAt.toISOString(),
  you: member.accountId === callerId,
});

export const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: row.invitedByName,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  asked:
    row.askedName !== null && row.askedAt ? { name: row.askedName, at: row.askedAt.toISOString() } : null,
});
