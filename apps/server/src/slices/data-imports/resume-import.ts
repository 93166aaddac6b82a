import type { DataImport } from '@propguard/protocol/data-imports';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { fail } from '../../fail.ts';
import { rerunJob } from '../jobs/rerun-job.ts';
import { lockImport } from './store.ts';
import { showImport } from './stored-import.ts';
import { toDataImport } from './view.ts';

/** Goes on after the last chunk that was written. */
export const resumeImport = async (scope: InstallationScope, id: string): Promise<DataImport> => {
  const { tx } = scope;
  const row = await lockImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  const { state } = toDataImport(row);
  if ((state !== 'stopped' && state !== 'failed') || row.jobId === null) throw fail('CONFLICT');
  await rerunJob(scope, row.jobId);
  return showImport({ tx }, id);
};
