import type { DataImport } from '@propguard/protocol/data-imports';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { fail } from '../../fail.ts';
import { rerunJob } from '../jobs/rerun-job.ts';
import { showImport } from './get-import.ts';
import { lockImport } from './store.ts';
import { toDataImport } from './view.ts';

/** Goes on after the last chunk that was written. */
export const resumeImport = async (
  services: Pick<Context, 'queue'>,
  tx: Tx,
  id: string,
): Promise<DataImport> => {
  const row = await lockImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  const { state } = toDataImport(row);
  if ((state !== 'stopped' && state !== 'failed') || row.jobId === null) throw fail('CONFLICT');
  await rerunJob(services, tx, row.jobId);
  return showImport(tx, id);
};
