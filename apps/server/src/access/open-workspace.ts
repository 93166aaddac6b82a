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

type InSession = { account: { id: string }; activeWorkspaceId: string | null };

const membershipOf = ({ account, activeWorkspaceId }: InSession) =>
  sql`select workspace_id, role from member where account_id = ${account.id}
      order by workspace_id = ${activeWorkspaceId}::uuid desc nulls last, created_at limit 1`;

/** The workspace the session is in; when the person is no longer a member of it, another of theirs. */
export const findMembership = async (tx: Tx, principal: InSession): Promise<Membership | undefined> => {
  const found = await tx.execute<Membership>(membershipOf(principal));
  return found.rows[0];
};

/** Finds it and goes there, in one step. */
const enterOwnWorkspace = async (tx: Tx, principal: InSession): Promise<Membership | undefined> => {
  const found = await tx.execute<Membership>(
    sql`select workspace_id, role, set_config('app.workspace_id', workspace_id::text, true)
        from (${membershipOf(principal)}) as own`,
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

const enterFor = async (tx: Tx, principal: SessionPrincipal, mode: Mode): Promise<Membership> => {
  const membership = await enterOwnWorkspace(tx, principal);
  if (membership) return membership;
  const first: Membership =
    mode === 'write' ? await firstWorkspace(tx, principal) : { workspace_id: NO_WORKSPACE, role: 'owner' };
  await enterWorkspace(tx, first.workspace_id);
  return first;
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
  if (principal.kind === 'key') {
    const { workspaceId } = principal;
    return openWorkspaceFor(services, { workspaceId, accountId: null, role: 'admin' }, mode, work);
  }
  const accountId = principal.account.id;
  return services.database.inWorkspace({ workspaceId: null, accountId }, mode, async (tx) => {
    const { workspace_id: workspaceId, role } = await enterFor(tx, principal, mode);
    return work({ services, tx, workspaceId, role, accountId });
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
