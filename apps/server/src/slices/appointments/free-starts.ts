import { worksThrough } from '@propguard/rules/agents/working-hours';
import type { AppointmentKind, LocationType } from '@propguard/rules/appointments/appointment-kinds';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { listAgents } from '../agents/list-agents.ts';
import { rulesOf } from './booking-rules.ts';
import { busySpan } from './busy-span.ts';
import { findLiveSpans, findOutsideBusy } from './store.ts';

const MINUTE_MS = 60_000;

type Start = { startsAt: Date; minutes: number; kind: AppointmentKind; locationType: LocationType };

/** Of times that are offered elsewhere, those at which somebody works and is free; in milliseconds. */
export const freeStarts = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  starts: readonly Start[],
): Promise<Set<number>> => {
  const { tx } = scope;
  const agents = (await listAgents(scope)).items;
  const kinds = [...new Map(starts.map((one) => [`${one.kind} ${one.locationType}`, one])).values()];
  const rules = new Map<string, Awaited<ReturnType<typeof rulesOf>>>();
  for (const { kind, locationType } of kinds)
    rules.set(`${kind} ${locationType}`, await rulesOf(scope, kind, locationType));
  const spans = starts.flatMap(({ startsAt, minutes, kind, locationType }) => {
    const rule = rules.get(`${kind} ${locationType}`);
    const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
    return rule ? [{ startsAt, endsAt, busy: busySpan({ startsAt, endsAt }, rule) }] : [];
  });
  if (spans.length === 0) return new Set();
  const around = {
    from: new Date(Math.min(...spans.map(({ busy }) => busy.from.getTime()))),
    to: new Date(Math.max(...spans.map(({ busy }) => busy.to.getTime()))),
  };
  const ids = agents.map(({ id }) => id);
  const taken = [...(await findLiveSpans(tx, ids, around)), ...(await findOutsideBusy(tx, ids, around))];
  return new Set(
    spans
      .filter(({ startsAt, endsAt, busy }) =>
        agents.some(
          (agent) =>
            worksThrough(agent, { startsAt, endsAt }) &&
            !taken.some(({ agentId, from, to }) => agentId === agent.id && from < busy.to && busy.from < to),
        ),
      )
      .map(({ startsAt }) => startsAt.getTime()),
  );
};
