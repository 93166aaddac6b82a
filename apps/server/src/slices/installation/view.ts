import type { OutboxMessage } from '@propguard/protocol/installation';
import type { OutboxRow } from './store.ts';

export const toOutboxMessage = (row: OutboxRow): OutboxMessage => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  text: row.body,
  state: row.state,
  error: row.error,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});
