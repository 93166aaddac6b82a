import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { within } from './relay.ts';
import { findRelay } from './relay-store.ts';

type Scope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>;

/** What is kept where a conversation is answered: in another workspace, if it was handed over to one. */
export const onAnsweringSide = async <T>(
  scope: WorkspaceScope,
  conversationId: string,
  work: (scope: Scope, conversationId: string) => Promise<T>,
): Promise<T> => {
  const relay = await findRelay(scope.tx, conversationId);
  if (relay?.side !== 'asker') return work(scope, conversationId);
  const { otherWorkspaceId, otherConversationId } = relay;
  return within(scope, otherWorkspaceId, () =>
    work({ services: scope.services, tx: scope.tx, workspaceId: otherWorkspaceId }, otherConversationId),
  );
};
