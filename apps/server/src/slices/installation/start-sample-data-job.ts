import type { InstallationScope } from '../../access/installation-scope.ts';
import { fail } from '../../fail.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { SAMPLE_DATA_JOBS } from './jobs.ts';
import { findOpenJob, lockSampleWorld } from './store.ts';

/** One at a time: who asks for what is under way already is given the same job. */
export const startSampleDataJob = async (
  { services, tx, accountId }: InstallationScope,
  definition: (typeof SAMPLE_DATA_JOBS)[number],
): Promise<{ jobId: string }> => {
  await lockSampleWorld(tx);
  const open = await findOpenJob(
    tx,
    SAMPLE_DATA_JOBS.map(({ kind }) => kind),
  );
  if (open && open.kind !== definition.kind) throw fail('CONFLICT');
  const start = () => enqueue(services.queue, tx, definition, { workspaceId: null, accountId, input: {} });
  return { jobId: open?.id ?? (await start()) };
};
