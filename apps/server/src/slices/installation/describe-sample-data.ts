import type { SampleDataState } from '@propguard/protocol/installation';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { SAMPLE_DATA_JOBS } from './jobs.ts';
import { findOpenJob, findSampleWorld } from './store.ts';

export const describeSampleData = async ({ tx }: InstallationScope): Promise<SampleDataState> => {
  const job = await findOpenJob(
    tx,
    SAMPLE_DATA_JOBS.map(({ kind }) => kind),
  );
  return { ...(await findSampleWorld(tx)), jobId: job?.id ?? null };
};
