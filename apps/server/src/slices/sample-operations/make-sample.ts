import { randomUUID } from 'node:crypto';
import type { SampleOperations } from '@propguard/protocol/sample-operations';
import { minutesOf } from '@propguard/rules/time/wall-clock';
import { dayIn, timeIn, weekdayOf } from '@propguard/rules/time/wall-time';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { planOperations } from '../../db/seed/operations/plan-operations.ts';
import { publish } from '../../events/publish.ts';
import { scoreAnew } from '../lead-scoring/score-anew.ts';
import { moveOnTomorrow } from './move-on-tomorrow.ts';
import { clearSample, findSurroundings, markShown } from './store.ts';
import { writePlan } from './write-plan.ts';

type Scope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId' | 'accountId'>;

/** The made-up agency as it stands at this moment, in the place of whatever sample there was. */
export const makeSample = async (scope: Scope): Promise<SampleOperations> => {
  const { tx, workspaceId } = scope;
  const zone = await findTimeZone(tx, workspaceId);
  const now = new Date();
  const today = dayIn(zone, now);
  const plan = planOperations({
    ...(await findSurroundings(tx)),
    weekday: weekdayOf(today),
    now: minutesOf(timeIn(zone, now)),
    newId: randomUUID,
  });
  await clearSample(tx);
  await markShown(tx, workspaceId, today);
  await writePlan(scope, plan, { workspaceId, today, zone });
  await scoreAnew(scope);
  await moveOnTomorrow(scope, zone);
  for (const subject of ['leads', 'people', 'agents', 'appointments', 'conversations'] as const)
    await publish(tx, { workspaceId, subject, id: null });
  return { state: 'shown', madeFor: today, leads: plan.leads.length };
};
