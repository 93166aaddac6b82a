import { publicRoutes, sessionRoutes, workspaceRoutes } from '../../access/guards.ts';
import { checkLanguage } from './check-language.ts';
import { changeSettings } from './settings/change-settings.ts';
import { connect } from './settings/connect.ts';
import { getSettings } from './settings/get-settings.ts';
import { getStatus } from './settings/get-status.ts';
import { readTriedKey } from './settings/tried-key.ts';
import { getTurn, rateTurn, retryTurn, stopTurn } from './turns/change-turn.ts';
import { chat } from './turns/chat.ts';
import { decideAction } from './turns/decide-action.ts';
import { exportConversation } from './turns/export-conversation.ts';
import { getWholeConversation } from './turns/get-whole-conversation.ts';
import { replyAsPerson } from './turns/reply-as-person.ts';
import { sendTurn } from './turns/send-turn.ts';
import { watchTurn } from './turns/watch-turn.ts';

const { assistant } = workspaceRoutes;

export const assistantRoutes = {
  getConversation: assistant.getConversation.handler(({ context, input }) =>
    getWholeConversation(context.scope, input.id),
  ),
  exportConversation: assistant.exportConversation.handler(({ context, input }) =>
    exportConversation(context.scope, input, context.resHeaders),
  ),
  send: assistant.send.handler(({ context, input }) =>
    sendTurn(context.scope, input, readTriedKey(context.headers)),
  ),
  getTurn: assistant.getTurn.handler(({ context, input }) => getTurn(context.scope, input.id)),
  watchTurn: sessionRoutes.assistant.watchTurn.handler(({ context, input, signal }) =>
    watchTurn(context.scope, input, readTriedKey(context.headers), signal),
  ),
  stopTurn: assistant.stopTurn.handler(({ context, input }) => stopTurn(context.scope, input.id)),
  retryTurn: assistant.retryTurn.handler(({ context, input }) =>
    retryTurn(context.scope, input.id, readTriedKey(context.headers)),
  ),
  rateTurn: assistant.rateTurn.handler(({ context, input }) => rateTurn(context.scope, input)),
  decideAction: assistant.decideAction.handler(({ context, input }) => decideAction(context.scope, input)),
  replyAsPerson: assistant.replyAsPerson.handler(({ context, input }) => replyAsPerson(context.scope, input)),
  getSettings: assistant.getSettings.handler(({ context }) => getSettings(context.scope)),
  changeSettings: assistant.changeSettings.handler(({ context, input }) =>
    changeSettings(context.scope, input),
  ),
  getStatus: assistant.getStatus.handler(({ context }) => getStatus(context.scope)),
  connect: sessionRoutes.assistant.connect.handler(({ context }) =>
    connect(context.scope, readTriedKey(context.headers)),
  ),
  chat: sessionRoutes.assistant.chat.handler(({ context, input, signal }) =>
    chat(context.scope, input, readTriedKey(context.headers), signal),
  ),
};

/** How well it is, among the other parts of the system. */
export const assistantHealthRoutes = {
  llm: publicRoutes.systemHealth.llm.handler(({ context }) => checkLanguage(context.scope)),
};
