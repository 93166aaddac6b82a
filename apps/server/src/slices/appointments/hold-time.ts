import type { Hold, NewHold } from '@propguard/protocol/appointment-times';
import { HOLD_MINUTES, HOLDS_PER_WORKSPACE } from '@propguard/rules/appointments/appointment-limits';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { listAgents } from '../agents/list-agents.ts';
import { rulesOf } from './booking-rules.ts';
import { busySpan } from './busy-span.ts';
import { chooseAgent } from './choose-agent.ts';
import { fieldOf, momentOf, refusePast } from './moment-of.ts';
import {
  countHolds,
  deleteHold,
  findHeld,
  insertAppointment,
  lockAppointment,
  type StoredAppointment,
} from './store.ts';
import { asTaken } from './take-time.ts';
import type { ActingScope } from './tell-of-appointment.ts';

const MINUTE_MS = 60_000;

const toHold = (row: StoredAppointment): Hold => ({
  id: row.id,
  agentId: row.agentId ?? '',
  startTime: row.startsAt.toISOString(),
  endTime: row.endsAt.toISOString(),
  heldUntil: (row.heldUntil ?? row.createdAt).toISOString(),
});

type Kept = NewHold & {
  /** Who may be chosen when no agent is named. */
  among?: readonly string[];
  /** A waitlist's offer lasts longer than somebody's typing. */
  holdMinutes?: number;
  by?: StoredAppointment['bookedBy'];
  /** Of what it is kept for, where that has one already. */
  id?: string;
};

/** Keeps a time for whoever is about to book it, under the constraint that bookings are under. */
export const holdTime = async (
  scope: ActingScope,
  {
    kind,
    locationType,
    agentId,
    minutes,
    outsideHours,
    among,
    holdMinutes = HOLD_MINUTES,
    by = 'member',
    id,
    ...when
  }: Kept,
): Promise<Hold> => {
  const { tx, workspaceId } = scope;
  const rules = await rulesOf(scope, kind, locationType);
  const named = agentId && (await listAgents(scope)).items.find(({ id }) => id === agentId);
  const startsAt = momentOf(when, named ? named.zone : await findTimeZone(tx, workspaceId));
  const length = minutes ?? rules.minutes;
  const endsAt = new Date(startsAt.getTime() + length * MINUTE_MS);
  const span = busySpan({ startsAt, endsAt }, rules);
  const agent = await chooseAgent(scope, {
    agentId,
    ...(among ? { among } : {}),
    startsAt,
    endsAt,
    span,
    outsideHours,
    field: fieldOf(when),
  });
  refusePast(when, startsAt, agent.zone);
  await demandRoom(tx, {
    of: 'held times',
    owner: workspaceId,
    most: HOLDS_PER_WORKSPACE,
    count: () => countHolds(tx),
  });
  const row = await insertAppointment(tx, {
    ...(id ? { id } : {}),
    workspaceId,
    agentId: agent.id,
    kind,
    title: '',
    status: 'held',
    startsAt,
    endsAt,
    busyFrom: span.from,
    busyTo: span.to,
    zone: agent.zone,
    locationType,
    heldUntil: new Date(Date.now() + holdMinutes * MINUTE_MS),
    bookedBy: by,
  }).catch(asTaken);
  await publish(tx, { workspaceId, subject: 'appointments', id: row.id });
  return toHold(row);
};

type KeptTime = Pick<StoredAppointment, 'startsAt' | 'endsAt' | 'zone' | 'kind' | 'locationType'>;
/** A time that is kept and nobody's booking yet. */
export const findHold = async ({ tx }: Pick<WorkspaceScope, 'tx'>, id: string): Promise<KeptTime | null> => {
  const row = await findHeld(tx, id);
  return row ?? null;
};

/** What names the time that is kept, and later the booking. */
export const codeOfHold = async ({ tx }: Pick<WorkspaceScope, 'tx'>, id: string): Promise<string | null> =>
  (await findHeld(tx, id))?.code ?? null;

/** Lets a kept time go, if it is still kept, and says whose it is. */
export const letHoldGo = async (
  { tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  id: string,
): Promise<string | null> => {
  const row = await lockAppointment(tx, id);
  if (row?.status === 'held') {
    await deleteHold(tx, id);
    await publish(tx, { workspaceId, subject: 'appointments', id });
  }
  return row?.agentId ?? null;
};

/** Whether a time is still kept. */
export const isHeld = async ({ tx }: Pick<WorkspaceScope, 'tx'>, id: string): Promise<boolean> =>
  (await findHeld(tx, id)) !== undefined;

export const releaseHold = async (
  { tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  id: string,
): Promise<{ done: true }> => {
  if (!(await deleteHold(tx, id))) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId, subject: 'appointments', id });
  return { done: true };
};
