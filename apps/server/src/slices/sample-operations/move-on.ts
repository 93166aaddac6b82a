import { addDays, dayIn, weekdayOf } from '@propguard/rules/time/wall-time';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { makeSample } from './make-sample.ts';
import { moveOnTomorrow } from './move-on-tomorrow.ts';
import { findSample, lockSample, type SampleRow, settlePassed } from './store.ts';

type Scope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId' | 'accountId'>;

/** What nobody has looked at for so long stays where it is, until somebody does. */
const LOOKED_AT_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/**
 * Within the week, what has passed is settled, and what somebody tried out in it stays. With a new week the made-up agency
 * is made anew around its day, so that today is never empty and nothing that is over lies ahead.
 */
export const moveOn = async (scope: Scope, { madeFor }: Pick<SampleRow, 'madeFor'>): Promise<void> => {
  const zone = await findTimeZone(scope.tx, scope.workspaceId);
  const today = dayIn(zone, new Date());
  if (mondayOf(today) !== mondayOf(madeFor)) await makeSample(scope);
  else {
    await settlePassed(scope.tx, scope.workspaceId);
    await moveOnTomorrow(scope, zone);
  }
};

export const moveOnAtNight = async ({ services, tx, workspaceId }: TimerRun<object>): Promise<void> => {
  await lockSample(tx, workspaceId);
  const sample = await findSample(tx, workspaceId);
  if (sample?.state !== 'shown' || Date.now() - sample.openedAt.getTime() > LOOKED_AT_DAYS * DAY_MS) return;
  await moveOn({ services, tx, workspaceId, accountId: null }, sample);
};
