import { workspaceRoutes, workspaceSteps } from '../../access/guards.ts';
import { countCalls, listCalls, replayCall } from './calls.ts';
import { removeChannel, startTest, switchChannel } from './change-channel.ts';
import { changeChatbotSettings, readChatbotSettings } from './chatbot-settings.ts';
import { syncAll, syncChannel } from './check-channel.ts';
import { connectChannel } from './connect-channel.ts';
import { exportCalls } from './export-calls.ts';
import { listTemplates, replyByTemplate, replyElsewhere, retryReply } from './inbox-replies.ts';
import { getOverview } from './overview.ts';

const { channels } = workspaceRoutes;
const { channels: inSteps } = workspaceSteps;

export const channelRoutes = {
  overview: channels.overview.handler(({ context }) => getOverview(context.scope)),
  connect: inSteps.connect.handler(({ context, input }) => connectChannel(context, input)),
  change: channels.change.handler(({ context, input }) => switchChannel(context.scope, input)),
  remove: channels.remove.handler(({ context, input }) => removeChannel(context.scope, input.id)),
  sync: inSteps.sync.handler(({ context, input }) => syncChannel(context, input.id)),
  testAll: inSteps.testAll.handler(({ context }) => syncAll(context)),
  test: channels.test.handler(({ context, input }) => startTest(context.scope, input.id)),
  calls: channels.calls.handler(({ context, input }) => listCalls(context.scope, input)),
  callCounts: channels.callCounts.handler(({ context, input }) => countCalls(context.scope, input)),
  downloadCalls: inSteps.downloadCalls.handler(({ context, input }) =>
    exportCalls(context.openWorkspace, input, context.resHeaders),
  ),
  replay: channels.replay.handler(({ context, input }) => replayCall(context.scope, input.id)),
  templates: channels.templates.handler(({ context, input }) => listTemplates(context.scope, input.id)),
  replyElsewhere: channels.replyElsewhere.handler(({ context, input }) =>
    replyElsewhere(context.scope, input),
  ),
  replyByTemplate: channels.replyByTemplate.handler(({ context, input: { id, messageId, ...template } }) =>
    replyByTemplate(context.scope, { conversationId: id, messageId, template }),
  ),
  retryReply: channels.retryReply.handler(({ context, input }) => retryReply(context.scope, input)),
  settings: channels.settings.handler(({ context }) => readChatbotSettings(context.scope)),
  changeSettings: channels.changeSettings.handler(({ context, input }) =>
    changeChatbotSettings(context.scope, input),
  ),
};
