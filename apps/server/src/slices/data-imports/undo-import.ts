import type { DataImport } from '@propguard/protocol/data-imports';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { fail } from '../../fail.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { showImport } from './get-import.ts';
import { undoImportJob } from './jobs.ts';
import { changeImport, lockImport } from './store.ts';

export const undoImport = async (
  { queue }: Pick<Context, 'queue'>,
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
): Promise<DataImport> => {
  const row = await lockImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  if (row.state !== 'completed') throw fail('CONFLICT');
  const jobId = await enqueue(queue, tx, undoImportJob, {
    workspaceId: null,
    accountId,
    input: { importId: id },
  });
  await changeImport(tx, id, { state: 'undoing', step: 'removing', jobId });
  return showImport(tx, id);
};
