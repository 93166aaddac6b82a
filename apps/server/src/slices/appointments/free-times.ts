import type { FreeTime } from '@propguard/protocol/appointment-times';
import type { AppointmentKind, LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { freeTimesOfTeam } from '@propguard/rules/availability/free-times';
import { dayStart } from '@propguard/rules/time/wall-time';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { fail } from '../../fail.ts';
import { listAgents } from '../agents/list-agents.ts';
import { rulesOf } from './booking-rules.ts';
import { findAppointment, findLiveSpans, findOutsideBusy } from './store.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const STEP_MINUTES = 30;

type Asked = {
  kind: AppointmentKind;
  locationType: LocationType;
  agentId?: string | undefined;
  from: string;
  days: number;
  zone?: string | undefined;
  minutes?: number | undefined;
  /** What is to be moved: it does not stand in its own way, and its own time is no other. */
  except?: string | undefined;
  /** What is kept for whoever asks: it does not stand in their way, and its time is theirs to have. */
  own?: readonly string[] | undefined;
};

type Scope = Pick<WorkspaceScope, 'tx' | 'workspaceId'>;
type Time = Pick<FreeTime, 'startTime' | 'endTime'>;
type Read = { zone: string; items: FreeTime[]; every: () => Time[] };

/** What a team can offer, and what it could if nothing were booked. */
const readTimes = async (
  scope: Scope,
  { kind, locationType, agentId, from, days, zone, minutes, except, own = [] }: Asked,
): Promise<Read> => {
  const { tx, workspaceId } = scope;
  const all = (await listAgents(scope)).items;
  const team = agentId === undefined ? all : all.filter(({ id }) => id === agentId);
  if (agentId !== undefined && team.length === 0) throw fail('NOT_FOUND');
  const place = zone ?? team[0]?.zone ?? (await findTimeZone(tx, workspaceId));
  const rules = await rulesOf(scope, kind, locationType);
  const length = minutes ?? rules.minutes;
  const begin = dayStart(place, from);
  const span = { from: begin, to: new Date(begin.getTime() + days * DAY_MS) };
  const ids = team.map(({ id }) => id);
  const around = { from: new Date(span.from.getTime() - DAY_MS), to: new Date(span.to.getTime() + DAY_MS) };
  const live = await findLiveSpans(tx, ids, around, except === undefined ? own : [...own, except]);
  const moved = except === undefined ? undefined : await findAppointment(tx, except);
  const outside = await findOutsideBusy(tx, ids, around);
  const wanted = {
    minutes: length,
    bufferBefore: rules.bufferBeforeMinutes,
    bufferAfter: rules.bufferAfterMinutes,
    step: STEP_MINUTES,
    noticeMinutes: 0,
    horizonDays: rules.horizonDays,
  };
  const asked = { now: new Date(), ...span };
  const idle = team.map(({ id, zone: own, hours, exceptions }) => ({
    id,
    zone: own,
    hours,
    exceptions,
    capacity: 1,
    live: [],
    busy: [],
  }));
  const found = freeTimesOfTeam(
    idle.map((agent) => ({
      ...agent,
      live: live.filter((row) => row.agentId === agent.id),
      busy: outside.filter((row) => row.agentId === agent.id),
    })),
    wanted,
    asked,
  );
  const spanFrom = (start: Date): Time => ({
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + length * MINUTE_MS).toISOString(),
  });
  return {
    zone: place,
    items: found
      .filter(({ start }) => start.getTime() !== moved?.startsAt.getTime())
      .map(({ start, agentIds }) => ({ ...spanFrom(start), agentIds })),
    every: () => freeTimesOfTeam(idle, wanted, asked).map(({ start }) => spanFrom(start)),
  };
};

/** What a member can offer: without the notice that the public gives. */
export const listFreeTimes = async (
  scope: Scope,
  asked: Asked,
): Promise<{ zone: string; items: FreeTime[] }> => {
  const { zone, items } = await readTimes(scope, asked);
  return { zone, items };
};

/** The same, and those of the hours that somebody else has. */
export const listTimesWithTaken = async (
  scope: Scope,
  asked: Asked,
): Promise<{ items: FreeTime[]; taken: Time[] }> => {
  const { items, every } = await readTimes(scope, asked);
  const free = new Set(items.map(({ startTime }) => startTime));
  return { items, taken: every().filter(({ startTime }) => !free.has(startTime)) };
};
