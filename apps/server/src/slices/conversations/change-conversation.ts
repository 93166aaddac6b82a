import type { Conversation } from '@propguard/protocol/conversations';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { findAccountName } from './contact-store.ts';
import { demandOwnConversation } from './demand-conversation.ts';
import { getConversation } from './get-conversation.ts';
import { findHolder } from './hand-over-store.ts';
import { deleteConversation, findChannel, updateConversation } from './store.ts';
import { endHandOver } from './tell-of-hand-over.ts';

const announce = ({ tx, workspaceId }: WorkspaceScope, id: string): Promise<void> =>
  publish(tx, { workspaceId, subject: 'conversations', id });

type Fields = Parameters<typeof updateConversation>[2];

/** Changes it and tells of it; for whoever may not see it afterwards too. */
export const applyToConversation = async (
  scope: WorkspaceScope,
  id: string,
  fields: Fields,
): Promise<void> => {
  await updateConversation(scope.tx, id, fields);
  await announce(scope, id);
  if (fields.state) {
    const { services, tx, workspaceId } = scope;
    const channel = await findChannel(tx, id);
    const holder = await findHolder(tx, id);
    const person = holder && (await findAccountName(tx, holder));
    await services.tell(tx, {
      kind: 'conversation-state-changed',
      workspaceId,
      conversationId: id,
      channel,
      state: fields.state,
      person,
      byAccountId: scope.accountId,
    });
  }
};

export const changeConversation = async (
  scope: WorkspaceScope,
  id: string,
  fields: Fields,
): Promise<Conversation> => {
  await applyToConversation(scope, id, fields);
  return getConversation(scope, id);
};

export const renameConversation = async (
  scope: WorkspaceScope,
  { id, title }: { id: string; title: string },
): Promise<Conversation> => {
  await demandOwnConversation(scope, id);
  return changeConversation(scope, id, { title });
};

export const removeConversation = async (scope: WorkspaceScope, id: string): Promise<{ done: true }> => {
  await demandOwnConversation(scope, id);
  await endHandOver(scope, id, 'taken-back');
  await deleteConversation(scope.tx, id);
  await announce(scope, id);
  return { done: true };
};
