import { nextTimeOfDay } from '@propguard/rules/time/wall-time';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { type DueCall, findDueCalls } from './calls-store.ts';
import { type SeeingScope, sightOf } from './sight.ts';

/** Whom the caller, of the leads that they see, is to call before the day ends: who waits for an answer first. */
export const listCallsToday = async (
  scope: SeeingScope,
  limit: number,
): Promise<{ count: number; calls: DueCall[] }> => {
  const timeZone = await findTimeZone(scope.tx, scope.workspaceId);
  const until = nextTimeOfDay(timeZone, '00:00', new Date());
  const rows = await findDueCalls(scope.tx, { sight: await sightOf(scope), until, limit });
  return {
    count: rows[0]?.count ?? 0,
    calls: rows.map(({ id, name, phone, due }) => ({ id, name, phone, due })),
  };
};
