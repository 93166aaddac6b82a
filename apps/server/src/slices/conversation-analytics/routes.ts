import { workspaceRoutes, workspaceSteps } from '../../access/guards.ts';
import { ownHandOvers } from './own.ts';
import { getChoices, readHistory, readMentions, readMessages, readSources } from './read-analytics.ts';

const steps = workspaceSteps.conversationAnalytics;

export const conversationAnalyticsRoutes = {
  choices: workspaceRoutes.conversationAnalytics.choices.handler(({ context }) => getChoices(context.scope)),
  historical: steps.historical.handler(({ context, input }) => readHistory(context, input.from)),
  sources: steps.sources.handler(({ context, input }) => readSources(context, input.from)),
  handOvers: workspaceRoutes.conversationAnalytics.handOvers.handler(({ context }) =>
    ownHandOvers(context.scope),
  ),
  mentions: steps.mentions.handler(({ context, input }) => readMentions(context, input)),
  messages: steps.messages.handler(({ context, input }) => readMessages(context, input)),
};
