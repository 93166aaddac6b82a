import type { Session } from '@propguard/protocol/account';
import { eq } from 'drizzle-orm';
import type { AccountScope } from '../../access/account-scope.ts';
import { accounts } from '../../db/schema/identity.ts';
import { publish } from '../../events/publish.ts';
import { describeSession } from './describe-session.ts';
import { findMemberships } from './store.ts';

export const renameAccount = async (
  { tx, accountId }: AccountScope,
  { name, activeWorkspaceId }: { name: string; activeWorkspaceId: string | null },
): Promise<Session> => {
  await tx.update(accounts).set({ name, updatedAt: new Date() }).where(eq(accounts.id, accountId));
  for (const { workspaceId, id } of await findMemberships(tx, accountId)) {
    await publish(tx, { workspaceId, subject: 'members', id });
  }
  return describeSession({ tx }, { accountId, activeWorkspaceId });
};
