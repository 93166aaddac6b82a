import { nextTimeOfDay } from '@propguard/rules/time/wall-time';
import type { TxScope } from '../../access/any-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { isTimerSet, setTimerOnce } from '../../timers/set-timer.ts';
import { FIGURES_ROLL_UP, ROLL_UP_KEY, ROLL_UP_TIME } from './roll-up.ts';

/** Where something happened, days settle: a workspace at rest has no timer. */
export const rollUpTonight = async (scope: TxScope & { workspaceId: string }): Promise<void> => {
  if (await isTimerSet(scope, FIGURES_ROLL_UP, ROLL_UP_KEY)) return;
  const zone = await findTimeZone(scope.tx, scope.workspaceId);
  await setTimerOnce(scope, FIGURES_ROLL_UP, {
    key: ROLL_UP_KEY,
    dueAt: nextTimeOfDay(zone, ROLL_UP_TIME, new Date()),
    payload: {},
  });
};
