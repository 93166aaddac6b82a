import type { LeadImport } from '@propguard/protocol/lead-imports';
import type { LeadImportState } from '@propguard/rules/lead-imports/import-limits';
import type { ImportRow } from './store.ts';

/** Work whose job has ended without finishing it stands still: what was only checked is as if it had not begun. */
const stateOf = ({ state, isWorkedOn }: Pick<ImportRow, 'state' | 'isWorkedOn'>): LeadImportState => {
  if (isWorkedOn) return state;
  if (state === 'checking') return 'ready';
  return state === 'importing' ? 'stopped' : state;
};

export const toImport = (row: ImportRow): LeadImport => {
  const state = stateOf(row);
  return {
    id: row.id,
    fileName: row.fileName,
    sizeBytes: row.sizeBytes,
    receivedBytes: row.receivedBytes,
    uploadId: row.uploadId,
    state,
    problem: row.problem ?? (state === row.state ? null : row.jobError),
    rows: row.rows,
    rowsDone: row.rowsDone,
    added: row.added,
    completed: row.completed,
    known: row.known,
    twice: row.twice,
    alike: row.alike,
    broken: row.broken,
    reading: row.reading,
    choice: row.choice,
    jobId: row.isWorkedOn ? row.jobId : null,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdByName,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
};
