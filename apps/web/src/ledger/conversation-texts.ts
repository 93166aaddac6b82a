import { type LedgerTexts, row } from './ledger-row.ts';

const ANALYTICS = 'features/conversation-analytics/text.ts';

/** Conversation analytics, both tabs. */
export const CONVERSATION_TEXTS: readonly LedgerTexts[] = [
  row('LEADS-CONV-01', ANALYTICS, 'Analytics Dashboard', 'Conversation Viewer'),
  row('LEADS-CONV-02', ANALYTICS, 'Loading conversation analytics...'),
  row('LEADS-CONV-03', ANALYTICS, 'Retry'),
  row('LEADS-CONV-05', ANALYTICS, 'Refresh', 'Last updated'),
  row('LEADS-CONV-06', ANALYTICS, 'Total Conversations', 'Daily Growth', 'Growth Trend', 'Top Source'),
  row('LEADS-CONV-07', ANALYTICS, 'Historical Trends', 'Source Distribution'),
  row('LEADS-CONV-11', ANALYTICS, 'No historical data available'),
  row('LEADS-CONV-12', ANALYTICS, 'No source data available'),
  row('LEADS-CONV-19', ANALYTICS, 'Failed to load analytics'),
  row('LEADS-VIEW-01', ANALYTICS, 'Previous', 'Next'),
  row('LEADS-VIEW-03', ANALYTICS, '{count} messages collapsed', 'Expand', 'Collapse'),
  row('LEADS-VIEW-04', ANALYTICS, 'No conversation data available'),
  row('LEADS-VIEW-13', ANALYTICS, 'Failed to load conversation'),
  row('LEADS-VIEW-15', ANALYTICS, 'Failed to expand placeholder'),
];
