import type { Session } from '@propguard/protocol/account';
import { eq } from 'drizzle-orm';
import type { SessionPrincipal } from '../../access/principal.ts';
import type { Context } from '../../context.ts';
import { accounts } from '../../db/schema/identity.ts';
import { publish } from '../../events/publish.ts';
import { describeSession } from './describe-session.ts';
import { findMemberships } from './store.ts';

export const renameAccount = (
  { services, principal }: { services: Context; principal: SessionPrincipal },
  name: string,
): Promise<Session> => {
  const accountId = principal.account.id;
  return services.database.inWorkspace({ workspaceId: null, accountId }, 'write', async (tx) => {
    await tx.update(accounts).set({ name, updatedAt: new Date() }).where(eq(accounts.id, accountId));
    for (const { workspaceId, id } of await findMemberships(tx, accountId)) {
      await publish(tx, { workspaceId, subject: 'members', id });
    }
    return describeSession(tx, { accountId, activeWorkspaceId: principal.activeWorkspaceId });
  });
};
