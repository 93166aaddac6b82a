import type { Job } from '@propguard/protocol/jobs';
import type { OwnScope } from '../../access/own-scope.ts';
import { fail } from '../../fail.ts';
import { findJob } from './store.ts';
import { toJob } from './view.ts';

export const getJob = async ({ tx }: OwnScope, id: string): Promise<Job> => {
  const row = await findJob(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return toJob(row);
};
