import type { LayerImport } from '@propguard/protocol/hazard-layers';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { requireComplete } from '../../intake/use-upload.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { importHazardLayerJob } from './jobs.ts';

type Wish = { accountId: string; uploadId: string; facts: LayerImport };

/** Queues the job that reads a file which was sent. */
export const requestLayerImport = async (
  { queue }: Context,
  tx: Tx,
  { accountId, uploadId, facts }: Wish,
): Promise<{ jobId: string }> => {
  await requireComplete(tx, 'hazard-layer', uploadId, 'uploadId');
  const jobId = await enqueue(queue, tx, importHazardLayerJob, {
    workspaceId: null,
    accountId,
    input: { uploadId, facts },
  });
  return { jobId };
};
