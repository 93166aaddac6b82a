import type { LayerImport } from '@propguard/protocol/hazard-layers';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { fail } from '../../fail.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { demandComplete } from '../uploads/demand-complete.ts';
import { importHazardLayerJob } from './jobs.ts';
import { lockUpload } from './upload-store.ts';

type Wish = { accountId: string; uploadId: string; facts: LayerImport };

/** Queues the job that reads a file which was sent. */
export const requestLayerImport = async (
  { queue }: Context,
  tx: Tx,
  { accountId, uploadId, facts }: Wish,
): Promise<{ jobId: string }> => {
  const upload = await lockUpload(tx, uploadId);
  if (!upload) throw fail('NOT_FOUND');
  demandComplete(upload, 'uploadId');
  const jobId = await enqueue(queue, tx, importHazardLayerJob, {
    workspaceId: null,
    accountId,
    input: { uploadId, facts },
  });
  return { jobId };
};
