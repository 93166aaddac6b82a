import { sessionRoutes, workspaceRoutes } from '../../access/guards.ts';
import {
  handOver,
  removeConversation,
  renameConversation,
  takeBack,
  takeOver,
} from './conversations/change-conversation.ts';
import { createConversation } from './conversations/create-conversation.ts';
import { exportConversation } from './conversations/export-conversation.ts';
import { getConversation } from './conversations/get-conversation.ts';
import { listConversations } from './conversations/list-conversations.ts';
import { changeSettings } from './settings/change-settings.ts';
import { connect } from './settings/connect.ts';
import { getSettings } from './settings/get-settings.ts';
import { getStatus } from './settings/get-status.ts';
import { readTriedKey } from './settings/tried-key.ts';
import { getTurn, rateTurn, retryTurn, stopTurn } from './turns/change-turn.ts';
import { chat } from './turns/chat.ts';
import { decideAction } from './turns/decide-action.ts';
import { replyAsPerson } from './turns/reply-as-person.ts';
import { sendTurn } from './turns/send-turn.ts';
import { watchTurn } from './turns/watch-turn.ts';

const { assistant } = workspaceRoutes;

export const assistantRoutes = {
  listConversations: assistant.listConversations.handler(({ context, input }) =>
    listConversations(context.scope, input),
  ),
  createConversation: assistant.createConversation.handler(({ context, input }) =>
    createConversation(context.scope, input),
  ),
  getConversation: assistant.getConversation.handler(({ context, input }) =>
    getConversation(context.scope, input.id),
  ),
  renameConversation: assistant.renameConversation.handler(({ context, input }) =>
    renameConversation(context.scope, input),
  ),
  removeConversation: assistant.removeConversation.handler(({ context, input }) =>
    removeConversation(context.scope, input.id),
  ),
  exportConversation: assistant.exportConversation.handler(({ context, input }) =>
    exportConversation(context.scope, input, context.resHeaders),
  ),
  send: assistant.send.handler(({ context, input }) =>
    sendTurn(context.scope, input, readTriedKey(context.headers)),
  ),
  getTurn: assistant.getTurn.handler(({ context, input }) => getTurn(context.scope, input.id)),
  watchTurn: sessionRoutes.assistant.watchTurn.handler(({ context, input, signal }) =>
    watchTurn(context.services, context.principal, input, readTriedKey(context.headers), signal),
  ),
  stopTurn: assistant.stopTurn.handler(({ context, input }) => stopTurn(context.scope, input.id)),
  retryTurn: assistant.retryTurn.handler(({ context, input }) =>
    retryTurn(context.scope, input.id, readTriedKey(context.headers)),
  ),
  rateTurn: assistant.rateTurn.handler(({ context, input }) => rateTurn(context.scope, input)),
  decideAction: assistant.decideAction.handler(({ context, input }) => decideAction(context.scope, input)),
  handOver: assistant.handOver.handler(({ context, input }) => handOver(context.scope, input)),
  takeOver: assistant.takeOver.handler(({ context, input }) => takeOver(context.scope, input.id)),
  replyAsPerson: assistant.replyAsPerson.handler(({ context, input }) => replyAsPerson(context.scope, input)),
  takeBack: assistant.takeBack.handler(({ context, input }) => takeBack(context.scope, input.id)),
  getSettings: assistant.getSettings.handler(({ context }) => getSettings(context.scope)),
  changeSettings: assistant.changeSettings.handler(({ context, input }) =>
    changeSettings(context.scope, input),
  ),
  getStatus: assistant.getStatus.handler(({ context }) => getStatus(context.scope)),
  connect: sessionRoutes.assistant.connect.handler(({ context }) =>
    connect(context.services, context.principal, readTriedKey(context.headers)),
  ),
  chat: sessionRoutes.assistant.chat.handler(({ context, input, signal }) =>
    chat(context.services, context.principal, input, readTriedKey(context.headers), signal),
  ),
};
