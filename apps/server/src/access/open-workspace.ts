import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { enterWorkspace, type Mode, type Tx } from '../db/database.ts';
import { fail } from '../fail.ts';
import { createWorkspace } from './create-workspace.ts';
import { lockAccount } from './membership.ts';
import type { Principal, SessionPrincipal } from './principal.ts';
import type { WorkspaceScope } from './workspace-scope.ts';

/** Belongs to nobody: a visitor who has kept nothing yet reads empty lists, not an error. */
const NO_WORKSPACE = '00000000-0000-0000-0000-000000000000';

type Membership = { workspace_id: string; role: WorkspaceScope['role'] };

/** The workspace the session is in; when the person is no longer a member of it, another of theirs. */
export const findMembership = async (
  tx: Tx,
  principal: { account: { id: string }; activeWorkspaceId: string | null },
): Promise<Membership | undefined> => {
  const found = await tx.execute<Membership>(
    sql`select workspace_id, role from member where account_id = ${principal.account.id}
        order by workspace_id = ${principal.activeWorkspaceId}::uuid desc nulls last, created_at limit 1`,
  );
  return found.rows[0];
};

/** Two first writes at once must not make two workspaces: the account's row is the lock. */
const firstWorkspace = async (tx: Tx, principal: SessionPrincipal): Promise<Membership> => {
  const isThere = await lockAccount(tx, principal.account.id);
  const meanwhile = await findMembership(tx, principal);
  if (meanwhile) return meanwhile;
  // Signed in to another account, or deleted, while this request was under way.
  if (!isThere) throw fail('UNAUTHENTICATED');
  const workspaceId = await createWorkspace(tx, {
    accountId: principal.account.id,
    visitor: principal.visitor,
    name: null,
  });
  await tx.execute(
    sql`update identity.session set active_workspace_id = ${workspaceId} where id = ${principal.sessionId}`,
  );
  return { workspace_id: workspaceId, role: 'owner' };
};

const membershipFor = async (tx: Tx, principal: SessionPrincipal, mode: Mode): Promise<Membership> => {
  const membership = await findMembership(tx, principal);
  if (membership) return membership;
  return mode === 'write' ? firstWorkspace(tx, principal) : { workspace_id: NO_WORKSPACE, role: 'owner' };
};

/**
 * The transaction of a request on a workspace. For a person the role is looked up inside it; a key carries its
 * workspace, and its scopes have been checked instead of a role. A visitor's workspace comes into being here,
 * with the first write.
 */
export const openWorkspace = <T>(
  services: Context,
  principal: Principal,
  mode: Mode,
  work: (scope: WorkspaceScope) => Promise<T>,
): Promise<T> => {
  const accountId = principal.kind === 'session' ? principal.account.id : null;
  return services.database.inWorkspace({ workspaceId: null, accountId }, mode, async (tx) => {
    const membership: Membership =
      principal.kind === 'key'
        ? { workspace_id: principal.workspaceId, role: 'admin' }
        : await membershipFor(tx, principal, mode);
    await enterWorkspace(tx, membership.workspace_id);
    return work({ services, tx, workspaceId: membership.workspace_id, role: membership.role, accountId });
  });
};

type Member = Pick<WorkspaceScope, 'workspaceId' | 'accountId' | 'role'>;

/** One step of what goes on after its request, such as an answer being written: who asked was checked when it began. */
export const openWorkspaceFor = <T>(
  services: Context,
  { workspaceId, accountId, role }: Member,
  mode: Mode,
  work: (scope: WorkspaceScope) => Promise<T>,
): Promise<T> =>
  services.database.inWorkspace({ workspaceId, accountId }, mode, (tx) =>
    work({ services, tx, workspaceId, role, accountId }),
  );
