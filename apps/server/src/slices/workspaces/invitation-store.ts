import type { Role } from '@propguard/rules/workspaces/roles';
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { invitations, members } from '../../db/schema/workspaces.ts';

const { tokenHash: _, ...COLUMNS } = getTableColumns(invitations);
const askers = alias(accounts, 'asker');

export const findOpenInvitations = (tx: Tx, workspaceId: string) =>
  tx
    .select({ ...COLUMNS, invitedByName: accounts.name, askedName: askers.name })
    .from(invitations)
    .leftJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .leftJoin(askers, eq(askers.id, invitations.askedBy))
    .where(and(eq(invitations.workspaceId, workspaceId), gt(invitations.expiresAt, sql`now()`)))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
export type InvitationRow = Awaited<ReturnType<typeof findOpenInvitations>>[number];

/** One open invitation an address: a new one takes the old one's place, and the old link is dead. */
export const replaceInvitation = async (
  tx: Tx,
  invitation: typeof invitations.$inferInsert,
): Promise<{ id: string; replaced: string | null }> => {
  const [replaced] = await tx
    .delete(invitations)
    .where(and(eq(invitations.workspaceId, invitation.workspaceId), eq(invitations.email, invitation.email)))
    .returning({ id: invitations.id });
  const [row] = await tx.insert(invitations).values(invitation).returning({ id: invitations.id });
  if (!row) throw new Error('The invitation was not written.');
  return { id: row.id, replaced: replaced?.id ?? null };
};

export const deleteInvitation = async (
  tx: Tx,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<boolean> => {
  const deleted = await tx
    .delete(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id)))
    .returning({ id: invitations.id });
  return deleted.length > 0;
};

/** False where the invitation is gone meanwhile. */
export const noteAsker = async (
  tx: Tx,
  { workspaceId, id, accountId }: { workspaceId: string; id: string; accountId: string },
): Promise<boolean> => {
  const asked = await tx
    .update(invitations)
    .set({ askedBy: accountId, askedAt: sql`now()` })
    .where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id)))
    .returning({ id: invitations.id });
  return asked.length > 0;
};

/** Who waits at an open invitation. An account whose address has changed meanwhile is not the one invited. */
export const findAsked = async (tx: Tx, { workspaceId, id }: { workspaceId: string; id: string }) => {
  const [asked] = await tx
    .select({ accountId: accounts.id, role: invitations.role })
    .from(invitations)
    .innerJoin(accounts, and(eq(accounts.id, invitations.askedBy), eq(accounts.email, invitations.email)))
    .where(
      and(
        eq(invitations.workspaceId, workspaceId),
        eq(invitations.id, id),
        gt(invitations.expiresAt, sql`now()`),
      ),
    );
  return asked;
};

export const isMemberByEmail = async (tx: Tx, workspaceId: string, email: string): Promise<boolean> => {
  const found = await tx
    .select({ id: members.id })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(and(eq(members.workspaceId, workspaceId), eq(accounts.email, email)));
  return found.length > 0;
};

export type OfferedInvitation = {
  id: string;
  workspace_id: string;
  workspace_name: string;
  email: string;
  role: Role;
  expires_at: Date;
  asked_by: string | null;
};

/** Outside any workspace: whoever holds the link may see what it offers. */
export const findInvitationByHash = async (
  db: NodePgDatabase,
  hash: Buffer,
): Promise<OfferedInvitation | undefined> => {
  const found = await db.execute<OfferedInvitation & Record<string, unknown>>(
    sql`select id, workspace_id, workspace_name, email, role, expires_at, asked_by from find_invitation(${hash})`,
  );
  const row = found.rows[0];
  return row && { ...row, expires_at: new Date(row.expires_at) };
};
