import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { enterAccount, enterWorkspace } from '../../../db/database.ts';
import { listAgents } from '../../agents/list-agents.ts';
import { canMeet } from '../../appointments/home-office.ts';
import { describeHomeWorkspace } from '../../installation/home-workspace.ts';
import { findAsker, findPersonOfTalk } from './store.ts';

/** For whom a time is booked. */
export type Booker =
  /** A member, for one of the workspace's people. */
  | { kind: 'member' }
  /** Somebody on a channel, who is known by where they write from. */
  | { kind: 'contact'; personId: string; name: string | null }
  /** Somebody who talks with the product itself; who has no account says who they are. */
  | { kind: 'client'; name: string | null; email: string | null };

/** Whose agents show homes to whoever asks: this workspace's, or those of the home workspace. */
export type Office = { workspaceId: string; booker: Booker };

/** Works where the times are. What is refused there undoes only that, and the transaction is the asker's again. */
export const inOffice = async <T>(
  scope: WorkspaceScope,
  { workspaceId, booker }: Office,
  work: (scope: WorkspaceScope) => Promise<T>,
): Promise<T> => {
  if (workspaceId === scope.workspaceId) return work(scope);
  const accountId = booker.kind === 'member' ? scope.accountId : null;
  await enterWorkspace(scope.tx, workspaceId);
  await enterAccount(scope.tx, accountId);
  try {
    return await scope.tx.transaction((tx) => work({ ...scope, tx, workspaceId, accountId, role: 'viewer' }));
  } finally {
    await enterWorkspace(scope.tx, scope.workspaceId);
    await enterAccount(scope.tx, scope.accountId);
  }
};

const hasAgents = async (scope: Pick<WorkspaceScope, 'tx'>): Promise<boolean> =>
  (await listAgents(scope)).items.length > 0;

/** To show a home somebody must be there to do it; what people say of themselves every real office can take. */
export type OfficeTask = 'show-homes' | 'take-answers';

const canDo = async (scope: Pick<WorkspaceScope, 'tx'>, task: OfficeTask): Promise<boolean> =>
  task === 'take-answers' || canMeet(scope);

/** Null: nobody could. */
export const officeFor = async (
  scope: WorkspaceScope,
  conversationId: string | null,
  task: OfficeTask = 'show-homes',
): Promise<Office | null> => {
  const { tx, workspaceId, accountId, role } = scope;
  if (accountId === null) {
    const person = conversationId === null ? null : await findPersonOfTalk(tx, conversationId);
    if (!person || !(await canDo(scope, task))) return null;
    const { personId, name } = person;
    // Somebody in the widget is known by no address yet, and says who they are.
    return personId === null
      ? { workspaceId, booker: { kind: 'client', name, email: null } }
      : { workspaceId, booker: { kind: 'contact', personId, name } };
  }
  const asker = await findAsker(tx, accountId);
  const isMember = asker !== undefined && !asker.isAnonymous && roleAtLeast(role, 'agent');
  if (isMember && (task === 'take-answers' || (await hasAgents(scope))))
    return { workspaceId, booker: { kind: 'member' } };
  const { home } = await describeHomeWorkspace(scope);
  await enterAccount(tx, accountId);
  if (!home || home.id === workspaceId) return null;
  const isKnown = asker !== undefined && !asker.isAnonymous;
  const office: Office = {
    workspaceId: home.id,
    booker: { kind: 'client', name: isKnown ? asker.name : null, email: isKnown ? asker.email : null },
  };
  return (await inOffice(scope, office, (there) => canDo(there, task))) ? office : null;
};
