import { referenceOf } from '../../access/reference-scope.ts';
import { enterWorkspace } from '../../db/database.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { dataVersion } from './data-version.ts';
import { requestCheck } from './request-check.ts';
import { findStaleWorkspaces } from './store.ts';

export const checkWorkspaces = async (run: JobRun<object>): Promise<JobOutcome> => {
  const { services } = run;
  const version = await dataVersion(referenceOf(services));
  if (version === null) return {};
  const workspaceIds = await run.transaction((tx) => findStaleWorkspaces(tx, version));
  for (const workspaceId of workspaceIds) {
    await run.transaction(async (tx) => {
      await enterWorkspace(tx, workspaceId);
      await requestCheck({ services, tx }, { workspaceId, accountId: null });
    });
  }
  return {};
};
