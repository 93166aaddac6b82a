import type { DataSource, Measured, OutboxMessage } from '@propguard/protocol/installation';
import type { ValuationModel } from '@propguard/protocol/models';
import type { DatasetRow, Kept, OutboxRow } from './store.ts';

export const toOutboxMessage = (row: OutboxRow): OutboxMessage => ({
  id: row.id,
  to: row.recipient ?? '',
  subject: row.subject,
  text: row.body,
  html: row.html,
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

export const toMeasured = ({ since, ...counts }: Kept, model: ValuationModel | null): Measured => ({
  ...counts,
  since: since?.toISOString() ?? null,
  model: model && {
    trainedAt: model.trainedAt,
    heldOutSales: model.measures.test,
    medianErrorPercent: model.measures.mdape,
    coverage80Percent: model.measures.coverage80,
    dispersion: model.measures.iaao.cod,
    sample: model.sample,
  },
});
