import type { InstallationJob } from '@propguard/protocol/jobs';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { fail } from '../../fail.ts';
import { findWholeJob } from './store.ts';
import { toInstallationJob } from './view.ts';

/** One of the installation's own, as its operator sees it: with the whole error. */
export const getInstallationJob = async ({ tx }: InstallationScope, id: string): Promise<InstallationJob> => {
  const row = await findWholeJob(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return toInstallationJob(row);
};
