import type { InstallationScope } from '../../access/installation-scope.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { hasOpenJob } from '../../jobs/has-open-job.ts';
import { isFirstModel } from './is-first-model.ts';
import { trainModelJob } from './jobs.ts';
import { findModels, lockModels } from './store.ts';

/** The model of the first start knows a part of the sales; one of all of them is trained behind it, once. */
export const replaceFirstModel = async ({ services, tx }: InstallationScope): Promise<void> => {
  await lockModels(tx);
  const models = await findModels(tx);
  if (models.length === 0 || !models.every(isFirstModel)) return;
  if (await hasOpenJob(tx, trainModelJob.kind)) return;
  await enqueue(services.queue, tx, trainModelJob, { workspaceId: null, accountId: null, input: {} });
};
