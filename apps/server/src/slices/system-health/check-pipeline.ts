import type { ServiceHealth } from '@propguard/protocol/system-health';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { countNodes, countOpenJobs, measureOldestWait } from './store.ts';
import { healthOf } from './view.ts';

const LONGEST_WAIT_SECONDS = 60;

export const checkPipeline = async ({ reader }: ReferenceScope): Promise<ServiceHealth> => {
  const [nodes, jobs, oldestWaitingSeconds] = await Promise.all([
    countNodes(reader),
    countOpenJobs(reader),
    measureOldestWait(reader),
  ]);
  const workers = nodes.filter(({ role }) => role !== 'api').reduce((sum, { count }) => sum + count, 0);
  const isWell = workers > 0 && oldestWaitingSeconds <= LONGEST_WAIT_SECONDS;
  return healthOf('pipeline', isWell ? 'healthy' : 'degraded', {
    workers,
    queued: jobs.queued,
    running: jobs.running,
    deadLetters: jobs.failed,
    oldestWaitingSeconds: Math.round(oldestWaitingSeconds),
  });
};
