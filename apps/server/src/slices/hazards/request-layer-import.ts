import type { LayerImport } from '@propguard/protocol/hazard-layers';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { requireComplete } from '../../intake/use-upload.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { importHazardLayerJob } from './jobs.ts';

type Wish = { uploadId: string; facts: LayerImport };

/** Queues the job that reads a file which was sent. */
export const requestLayerImport = async (
  { services, tx, accountId }: InstallationScope,
  { uploadId, facts }: Wish,
): Promise<{ jobId: string }> => {
  await requireComplete(tx, 'hazard-layer', uploadId, 'uploadId');
  const jobId = await enqueue(services.queue, tx, importHazardLayerJob, {
    workspaceId: null,
    accountId,
    input: { uploadId, facts },
  });
  return { jobId };
};
