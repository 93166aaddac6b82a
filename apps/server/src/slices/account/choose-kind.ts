import type { Session } from '@propguard/protocol/account';
import type { PersonKind } from '@propguard/rules/accounts/person-kinds';
import { eq } from 'drizzle-orm';
import type { AccountScope } from '../../access/account-scope.ts';
import { accounts } from '../../db/schema/identity.ts';
import { describeSession } from './describe-session.ts';

export const chooseKind = async (
  { tx, accountId }: AccountScope,
  { kind, activeWorkspaceId }: { kind: PersonKind | null; activeWorkspaceId: string | null },
): Promise<Session> => {
  await tx.update(accounts).set({ kind, updatedAt: new Date() }).where(eq(accounts.id, accountId));
  return describeSession({ tx }, { accountId, activeWorkspaceId });
};
