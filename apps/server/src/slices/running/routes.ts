import { operatorRoutes } from '../../access/guards.ts';
import { describeBackups } from './describe-backups.ts';
import { gatherSlowWork } from './gather-slow-work.ts';
import { startBackup } from './start-backup.ts';

const { running } = operatorRoutes;

export const runningRoutes = {
  backups: running.backups.handler(({ context }) => describeBackups(context.scope)),
  takeBackup: running.takeBackup.handler(({ context }) => startBackup(context.scope)),
  slowWork: running.slowWork.handler(({ context }) => gatherSlowWork(context.scope)),
};
