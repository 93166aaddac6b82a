import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { type ConversationRow, findConversation, visibleTo } from './store.ts';

export const isTeam = ({ role, accountId }: WorkspaceScope): boolean =>
  accountId !== null && roleAtLeast(role, 'agent');

/** A key's own are those that it asked for nobody in particular. */
export const isOwn = (
  { contactId, accountId: of }: Pick<ConversationRow, 'contactId' | 'accountId'>,
  accountId: string | null,
): boolean => (accountId === null ? contactId === null : of === accountId);

/** One that the caller may see; what they may not is not there. */
export const demandConversation = async (scope: WorkspaceScope, id: string): Promise<ConversationRow> => {
  const row = await findConversation(scope.tx, id, visibleTo(scope.accountId, isTeam(scope)));
  if (!row) throw fail('NOT_FOUND');
  return row;
};

/** One of the caller's own. */
export const demandOwnConversation = async (scope: WorkspaceScope, id: string): Promise<ConversationRow> => {
  const row = await findConversation(scope.tx, id, visibleTo(scope.accountId, false));
  if (!row) throw fail('NOT_FOUND');
  return row;
};
