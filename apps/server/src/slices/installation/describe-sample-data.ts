import type { SampleDataState } from '@propguard/protocol/installation';
import type { Context } from '../../context.ts';
import { SAMPLE_DATA_JOBS } from './jobs.ts';
import { findOpenJob, findSampleWorld } from './store.ts';

export const describeSampleData = ({ database }: Context): Promise<SampleDataState> =>
  database.asInstallation(async (tx) => {
    const job = await findOpenJob(
      tx,
      SAMPLE_DATA_JOBS.map(({ kind }) => kind),
    );
    return { ...(await findSampleWorld(tx)), jobId: job?.id ?? null };
  });
