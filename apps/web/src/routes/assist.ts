import type { Channel } from '@propguard/rules/conversations/channels';
import type { InboxView } from '@propguard/rules/conversations/states';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { ScreenTable } from './screen-entry.ts';

export const ASSIST_SCREENS = {
  assistant: {
    path: PATHS.assistant,
    title: 'Assistant',
    area: 'Conversations',
    icon: 'chat',
    inRail: true,
    needs: 'anyone',
  },
  channels: {
    path: '/channels',
    title: 'Channels',
    area: 'Conversations',
    icon: 'plug',
    inRail: true,
    needs: 'account',
  },
  chatbot: {
    path: '/sensay-chatbot',
    title: 'Chatbot integration',
    area: 'Conversations',
    icon: 'braces',
    inRail: true,
    needs: 'account',
  },
  conversationAnalytics: {
    path: '/sensay-analytics',
    title: 'Conversation analytics',
    area: 'Conversations',
    icon: 'chart',
    inRail: false,
    needs: 'agent',
  },
  inbox: {
    path: PATHS.inbox,
    title: 'Inbox',
    area: 'Conversations',
    icon: 'inbox',
    inRail: true,
    needs: 'agent',
  },
} as const satisfies ScreenTable;

/** The inbox, at one conversation, one view or one channel. */
export const inboxPath = (at: { conversation?: string; view?: InboxView; channel?: Channel }): string =>
  pathTo(PATHS.inbox, {}, at);

/** A conversation with the assistant, on a page of its own. */
export const assistantPath = (id: string): string => pathTo(PATHS.assistant, {}, { conversation: id });
