import type { HandOverCause } from '@propguard/rules/conversations/hand-over-causes';
import { inEnglish } from '@propguard/rules/messages/in-english';

export const text = {
  title: 'Conversation analytics',
  tabs: {
    label: 'Parts of conversation analytics',
    dashboard: 'Analytics Dashboard',
    viewer: 'Conversation Viewer',
  },
  from: { label: 'Whose conversations', own: 'PropGuard', sensay: 'Sensay' },
  loading: 'Loading conversation analytics...',
  failed: 'Failed to load analytics',
  retry: 'Retry',
  refresh: 'Refresh',
  lastUpdated: (when: string) => `Last updated ${when}`,
  cards: { total: 'Total Conversations', growth: 'Daily Growth', trend: 'Growth Trend', top: 'Top Source' },
  perDay: 'new a day, on average',
  none: 'None yet',
  parts: { label: 'Charts', trends: 'Historical Trends', sources: 'Source Distribution' },
  noHistory: 'No historical data available',
  noSources: 'No source data available',
  chart: 'Cumulative conversations over 30 days',
  day: 'Day',
  total: 'Total',
  conversations: 'conversations',
  recent: 'New conversations, last 7 days',
  pie: 'Where conversations started',
  share: (count: number, percent: string) => `${count} (${percent}%)`,
  handOvers: {
    title: 'Why a person was brought in',
    period: (days: number) => `Last ${days} days`,
    none: 'Nobody was brought in. The assistant answered by itself.',
    cause: {
      asked: 'They asked for a person',
      misunderstood: 'Not understood twice in a row',
      complaint: 'A complaint',
      negotiation: 'A negotiation',
      team: 'Left to the team by the settings',
      taken: 'A member took over',
    } satisfies Record<HandOverCause, string>,
    /** In the hours in which the workspace answers. */
    wait: (seconds: number) =>
      seconds < 60
        ? 'answered within a minute'
        : inEnglish('answered after {minutes, plural, one {# minute} other {# minutes}}', {
            minutes: Math.round(seconds / 60),
          }),
    unanswered: 'nobody has answered yet',
    foot: 'The median wait until a member took over, counted in your answering hours.',
  },
  viewer: {
    title: 'Conversation',
    page: (page: number) => `Page ${page}`,
    previous: 'Previous',
    next: 'Next',
    items: (count: number) => `${count} items`,
    choose: 'Which conversation',
    sensayId: 'Conversation id at Sensay',
    show: 'Show',
    loading: 'Loading conversation...',
    empty: 'No conversation data available',
    failed: 'Failed to load conversation',
    expandFailed: 'Failed to expand placeholder',
    collapsed: (count: number) => `${count} messages collapsed`,
    expand: 'Expand',
    collapse: 'Collapse',
    user: 'User',
    replica: 'Replica',
  },
};
