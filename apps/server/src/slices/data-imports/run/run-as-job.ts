import { openUnattended } from '../../../access/open-unattended.ts';
import { publish } from '../../../events/publish.ts';
import { uploadSource } from '../../../intake/upload-source.ts';
import type { JobOutcome, JobRun } from '../../../jobs/define-job.ts';
import type { ImportRun } from './import-run.ts';
import { performImport } from './perform-import.ts';
import { performUndo } from './perform-undo.ts';

const asImportRun = (run: JobRun<{ importId: string }>): ImportRun => ({
  importId: run.input.importId,
  source: async (row) => uploadSource(row, (work) => openUnattended(run.services.database, null, work)),
  transaction: run.transaction,
  progress: async (tx, progress) => {
    await run.progress(tx, progress);
    await publish(tx, { workspaceId: null, subject: 'dataImports', id: run.input.importId });
  },
  signal: run.signal,
  tell: run.services.tell,
});

export const importAsJob = async (run: JobRun<{ importId: string }>): Promise<JobOutcome> => {
  await performImport(asImportRun(run));
  return {};
};

export const undoAsJob = async (run: JobRun<{ importId: string }>): Promise<JobOutcome> => {
  await performUndo(asImportRun(run));
  return {};
};
