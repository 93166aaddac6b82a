import type { DataImport, ImportState, RejectedRow } from '@propguard/protocol/data-imports';
import type { ImportWithJob, RejectedRowRecord } from './store.ts';

const WORKED_ON = new Set<ImportState>(['checking', 'importing', 'undoing']);

/** Work whose job has ended without finishing it stands still. */
const stateOf = ({ state, jobState }: ImportWithJob): ImportState => {
  if (!WORKED_ON.has(state)) return state;
  if (jobState === 'failed') return 'failed';
  return jobState === 'cancelled' ? 'stopped' : state;
};

export const toDataImport = (row: ImportWithJob): DataImport => ({
  id: row.id,
  state: stateOf(row),
  kind: row.kind,
  fileName: row.fileName,
  sizeBytes: row.sizeBytes,
  receivedBytes: row.receivedBytes,
  uploadId: row.uploadId,
  name: row.settings?.dataset.name ?? null,
  counts: row.counted
    ? {
        read: row.readRows,
        accepted: row.acceptedRows,
        replaced: row.replacedRows,
        rejected: row.rejectedRows,
        duplicates: row.duplicateRows,
        withdrawn: row.withdrawnRows,
      }
    : null,
  readBytes: row.bytesDone,
  step: row.step,
  problem: row.problem ?? (stateOf(row) === 'failed' ? row.jobError : null),
  jobId: row.jobId,
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  completedAt: row.completedAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
});

export const toRejectedRow = (row: RejectedRowRecord): RejectedRow => ({
  record: row.record,
  line: row.line,
  file: row.file,
  reason: row.reason,
  field: row.field,
  row: row.source,
});
