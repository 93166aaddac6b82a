import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import { sql } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findHolder } from './hand-over-store.ts';
import { type ConversationStanding, findOwnStanding, findStanding, visibleTo } from './store.ts';

export const isTeam = ({ role, accountId }: WorkspaceScope): boolean =>
  accountId !== null && roleAtLeast(role, 'agent');

/** A key's own are those that it asked for nobody in particular. */
export const isOwn = (
  { contactId, accountId: of }: Pick<ConversationStanding, 'contactId' | 'accountId'>,
  accountId: string | null,
): boolean => (accountId === null ? contactId === null : of === accountId);

/** One that the caller may see; what they may not is not there. */
export const demandConversation = async (
  scope: WorkspaceScope,
  id: string,
): Promise<ConversationStanding> => {
  const row = await findStanding(scope.tx, id, visibleTo(scope.accountId, isTeam(scope)));
  if (!row) throw fail('NOT_FOUND');
  return row;
};

/** One that the team answers. Nobody answers themselves: the caller's own is not among them. */
export const demandTeamConversation = async (
  scope: WorkspaceScope,
  id: string,
): Promise<ConversationStanding> => {
  const row = await findStanding(scope.tx, id, sql`true`);
  if (!row || row.contactId === null) throw fail('NOT_FOUND');
  const isPrivate = row.accountId !== null && row.state === 'assistant';
  const isCallers = row.accountId !== null && row.accountId === scope.accountId;
  if (isPrivate || isCallers) throw fail('NOT_FOUND');
  return row;
};

/** One of the caller's own. */
export const demandOwnConversation = async (
  scope: WorkspaceScope,
  id: string,
): Promise<ConversationStanding> => {
  const row = await findOwnStanding(scope.tx, id, scope.accountId);
  if (!row) throw fail('NOT_FOUND');
  return row;
};

/** One that the caller has taken over. */
export const demandHeldConversation = async (
  scope: WorkspaceScope,
  id: string,
): Promise<ConversationStanding> => {
  const conversation = await demandConversation(scope, id);
  if (conversation.state !== 'person' || (await findHolder(scope.tx, id)) !== scope.accountId)
    throw fail('CONFLICT');
  return conversation;
};
