import type { DataSource, OutboxMessage } from '@propguard/protocol/installation';
import type { DatasetRow, OutboxRow } from './store.ts';

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

export const toDataSource = (row: DatasetRow): DataSource => ({
  key: row.id,
  name: row.name,
  what: row.description,
  licence: row.licence,
  attribution: row.attribution,
  url: null,
  rows: row.rows,
  sample: row.sample,
});
