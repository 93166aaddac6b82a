import type { Conversation } from '@propguard/protocol/conversations';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { demandConversation } from './demand-conversation.ts';
import { toConversation } from './view.ts';

export const getConversation = async (scope: WorkspaceScope, id: string): Promise<Conversation> =>
  toConversation(await demandConversation(scope, id), scope.accountId);
