import type { Agent } from '@propguard/protocol/agents';
import { worksThrough } from '@propguard/rules/agents/working-hours';
import { ROUND_ROBIN_DAYS } from '@propguard/rules/appointments/appointment-limits';
import { inTurn } from '@propguard/rules/appointments/round-robin';
import { whenText } from '@propguard/rules/time/time-texts';
import { zoneCity } from '@propguard/rules/time/zone-city';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { listAgents } from '../agents/list-agents.ts';
import { type BusySpan, findLoads, findOutsideBusy, lockTimeOf } from './store.ts';
import { takeTime } from './take-time.ts';

type Scope = Pick<WorkspaceScope, 'tx' | 'workspaceId'>;

export type Wanted = {
  /** Null: whoever is next. */
  agentId: string | null;
  /** Who may be chosen; all, unless named. */
  among?: readonly string[];
  startsAt: Date;
  endsAt: Date;
  /** With the buffers. */
  span: BusySpan;
  /** The agent agreed to work outside their hours. */
  outsideHours: boolean;
  /** How the form calls the time. */
  field: string;
  except?: string | null;
};

const outside = ({ startsAt, field }: Wanted, agent: Agent): Error =>
  invalid({
    field,
    message: `${agent.name} doesn’t work then (${whenText('en', agent.zone, startsAt)}, ${zoneCity(agent.zone)} time). Choose a free time, or say that they agreed.`,
  });

/** Who is busy by a calendar of their own; they may have agreed all the same. */
const busyElsewhere = async (
  { tx }: Scope,
  { outsideHours, span }: Wanted,
  ids: readonly string[],
): Promise<Set<string>> =>
  outsideHours ? new Set() : new Set((await findOutsideBusy(tx, ids, span)).map(({ agentId }) => agentId));

/** The agent who was asked for, if they work and are free then. */
const theOne = async (scope: Scope, wanted: Wanted, agent: Agent): Promise<Agent> => {
  if (!wanted.outsideHours && !worksThrough(agent, wanted)) throw outside(wanted, agent);
  if ((await busyElsewhere(scope, wanted, [agent.id])).has(agent.id))
    throw invalid({
      field: wanted.field,
      message: `${agent.name} has something else in their own calendar then. Choose a free time, or say that they agreed.`,
    });
  if (!(await takeTime(scope, { agentId: agent.id, span: wanted.span, except: wanted.except ?? null })))
    throw fail('TIME_TAKEN');
  return agent;
};

/** Least booked for their weight, then longest idle; who turns out to be taken is passed over. */
const whoeverIsNext = async (scope: Scope, wanted: Wanted, team: readonly Agent[]): Promise<Agent> => {
  const [first] = team;
  if (!first)
    throw invalid({ field: 'agentId', message: 'There are no agents yet. Add one under Team hours.' });
  const working = team.filter((agent) => wanted.outsideHours || worksThrough(agent, wanted));
  if (working.length === 0)
    throw team.length === 1
      ? outside(wanted, first)
      : invalid({ field: wanted.field, message: 'Nobody works then. Choose one of the free times.' });
  const busy = await busyElsewhere(
    scope,
    wanted,
    working.map(({ id }) => id),
  );
  const free = working.filter(({ id }) => !busy.has(id));
  if (free.length === 0) throw fail('TIME_TAKEN');
  // One after the other: two who both ask for whoever is next would otherwise wait for each other's agents.
  await lockTimeOf(scope.tx, `whoever is next in ${scope.workspaceId}`);
  const loads = new Map(
    (
      await findLoads(
        scope.tx,
        free.map(({ id }) => id),
      )
    ).map((load) => [load.agentId, load]),
  );
  const turn = inTurn(
    free.map(({ id, capacity, createdAt }) => ({
      id,
      weight: capacity,
      booked: loads.get(id)?.booked ?? 0,
      lastBookedAt: loads.get(id)?.lastBookedAt ?? null,
      since: new Date(createdAt),
    })),
    { now: new Date(), days: ROUND_ROBIN_DAYS },
  );
  for (const { id } of turn)
    if (await takeTime(scope, { agentId: id, span: wanted.span, except: wanted.except ?? null })) {
      const agent = team.find((each) => each.id === id);
      if (agent) return agent;
    }
  throw fail('TIME_TAKEN');
};

/** Who gets it. Their time is theirs until the transaction ends. */
export const chooseAgent = async (scope: Scope, wanted: Wanted): Promise<Agent> => {
  const { items } = await listAgents(scope);
  if (wanted.agentId === null)
    return whoeverIsNext(
      scope,
      wanted,
      wanted.among ? items.filter(({ id }) => wanted.among?.includes(id)) : items,
    );
  const agent = items.find(({ id }) => id === wanted.agentId);
  if (!agent) throw invalid({ field: 'agentId', message: 'Choose an agent of this workspace.' });
  return theOne(scope, wanted, agent);
};
