import { workspaceRoutes } from '../../access/guards.ts';
import { removeConversation, renameConversation } from './change-conversation.ts';
import { createConversation } from './create-conversation.ts';
import { handOver, takeBack, takeOver } from './hand-over.ts';
import { listConversations } from './list-conversations.ts';

const { conversations } = workspaceRoutes;

export const conversationRoutes = {
  list: conversations.list.handler(({ context, input }) => listConversations(context.scope, input)),
  create: conversations.create.handler(({ context, input }) => createConversation(context.scope, input)),
  rename: conversations.rename.handler(({ context, input }) => renameConversation(context.scope, input)),
  remove: conversations.remove.handler(({ context, input }) => removeConversation(context.scope, input.id)),
  handOver: conversations.handOver.handler(({ context, input }) =>
    handOver(context.scope, { ...input, cause: 'asked' }),
  ),
  takeOver: conversations.takeOver.handler(({ context, input }) => takeOver(context.scope, input.id)),
  takeBack: conversations.takeBack.handler(({ context, input }) => takeBack(context.scope, input.id)),
};
