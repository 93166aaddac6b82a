import type { DataImport } from '@propguard/protocol/data-imports';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { fail } from '../../fail.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { undoImportJob } from './jobs.ts';
import { changeImport, lockImport } from './store.ts';
import { showImport } from './stored-import.ts';

export const undoImport = async (
  { services, tx, accountId }: InstallationScope,
  id: string,
): Promise<DataImport> => {
  const row = await lockImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  if (row.state !== 'completed') throw fail('CONFLICT');
  const jobId = await enqueue(services.queue, tx, undoImportJob, {
    workspaceId: null,
    accountId,
    input: { importId: id },
  });
  await changeImport(tx, id, { state: 'undoing', step: 'removing', jobId });
  return showImport({ tx }, id);
};
