import type { PublicHold } from '@propguard/protocol/booking';
import type { LocationType } from '@propguard/rules/appointments/appointment-kinds';
import type { PageScope } from '../../access/page-scope.ts';
import { Failure } from '../../fail.ts';
import { holdTime, releaseHold } from '../appointments/hold-time.ts';
import { demandOffered, soughtBy } from './list-page-times.ts';

/** Lets go what the same person kept before; it may have gone by itself. */
const letGo = async (scope: PageScope, id: string): Promise<void> => {
  try {
    await releaseHold(scope, id);
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'NOT_FOUND')) throw error;
  }
};

/** Keeps a time for whoever types their details. */
export const holdPageTime = async (
  scope: PageScope,
  { place, startsAt, insteadOf }: { place: LocationType; startsAt: string; insteadOf?: string | undefined },
): Promise<PublicHold> => {
  const sought = await soughtBy(scope, place);
  if (insteadOf) await letGo(scope, insteadOf);
  await demandOffered(scope, sought, startsAt);
  const { id, startTime, endTime, heldUntil } = await holdTime(scope, {
    kind: sought.kind,
    locationType: place,
    agentId: sought.agentId,
    startsAt,
    outsideHours: false,
    by: 'client',
  });
  return { id, startTime, endTime, heldUntil };
};
