import { hashOf } from '@propguard/rules/chance/draws';
import { nextTimeOfDay } from '@propguard/rules/time/wall-time';
import * as z from 'zod';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { setTimer } from '../../timers/set-timer.ts';

/** The part of the timer that is known where its handler must not be. */
export const MOVE_ON = { kind: 'sample-moves-on', payload: z.object({}) };

const MINUTE_MS = 60_000;
/** Not all workspaces at the same minute of the night. */
const SPREAD_MINUTES = 120;

export const moveOnTomorrow = async (
  { tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  zone: string,
): Promise<void> => {
  const night = nextTimeOfDay(zone, '03:30', new Date());
  const dueAt = new Date(night.getTime() + (hashOf(workspaceId) % SPREAD_MINUTES) * MINUTE_MS);
  await setTimer({ tx, workspaceId }, MOVE_ON, { key: 'sample', dueAt, payload: {} });
};
