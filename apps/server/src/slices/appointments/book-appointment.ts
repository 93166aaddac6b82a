import type { NewAppointment } from '@propguard/protocol/appointment-booking';
import { BY_VIDEO } from '@propguard/rules/appointments/appointment-kinds';
import type { AppointmentActor } from '@propguard/rules/appointments/appointment-record';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { fail, invalid } from '../../fail.ts';
import { recordActivity } from '../activities/record-activity.ts';
import { listAgents } from '../agents/list-agents.ts';
import { findOrCreatePerson } from '../people/find-or-create-person.ts';
import { rulesOf } from './booking-rules.ts';
import { busySpan } from './busy-span.ts';
import { chooseAgent } from './choose-agent.ts';
import { demandHome } from './find-home.ts';
import { fieldOf, momentOf, refusePast } from './moment-of.ts';
import { setReminders } from './reminders.ts';
import { roomOf } from './room-of.ts';
import {
  countPeople,
  findContacts,
  insertAppointment,
  lockAppointment,
  type StoredAppointment,
  setParticipants,
  updateAppointment,
} from './store.ts';
import { asTaken, refuseClientTwice } from './take-time.ts';
import { type ActingScope, noteChange, toTold } from './tell-of-appointment.ts';
import { titleFor } from './title-for.ts';

const MINUTE_MS = 60_000;

export type Booking = NewAppointment & {
  by?: AppointmentActor;
  /** Who may be chosen when no agent is named. */
  among?: readonly string[];
  /** By whose clocks the client was offered it; left out: the agent's. */
  zone?: string;
  /** The client asked to be reminded there. */
  byWhatsApp?: boolean;
};

export const demandPeople = async (
  { tx }: Pick<ActingScope, 'tx'>,
  field: string,
  ids: readonly string[],
): Promise<void> => {
  const each = [...new Set(ids)];
  if (each.length < ids.length) throw invalid({ field, message: 'Name each person once.' });
  if (each.length > 0 && (await countPeople(tx, each)) < each.length)
    throw invalid({ field, message: 'Choose people this workspace knows.' });
};

/** Which client it is: one who is known, or somebody new. */
const clientOf = async (scope: ActingScope, { personId, person }: Booking): Promise<string | null> => {
  if (person) return findOrCreatePerson(scope, person);
  if (personId) await demandPeople(scope, 'personId', [personId]);
  return personId ?? null;
};

/** A time that was kept becomes the booking; it is an update, so two cannot win. */
const fromHold = async (scope: ActingScope, holdId: string): Promise<StoredAppointment> => {
  const hold = await lockAppointment(scope.tx, holdId);
  if (hold?.status !== 'held') throw fail('TIME_TAKEN');
  return hold;
};

type Times = Pick<
  StoredAppointment,
  'agentId' | 'startsAt' | 'endsAt' | 'busyFrom' | 'busyTo' | 'zone' | 'locationType'
>;

const newTimes = async (scope: ActingScope, booking: Booking): Promise<Times> => {
  const { tx, workspaceId } = scope;
  const rules = await rulesOf(scope, booking.kind, booking.locationType);
  const named = booking.agentId && (await listAgents(scope)).items.find(({ id }) => id === booking.agentId);
  const startsAt = momentOf(booking, named ? named.zone : await findTimeZone(tx, workspaceId));
  const endsAt = new Date(startsAt.getTime() + (booking.minutes ?? rules.minutes) * MINUTE_MS);
  const span = busySpan({ startsAt, endsAt }, rules);
  refusePast(booking, startsAt, named ? named.zone : await findTimeZone(tx, workspaceId));
  const agent = await chooseAgent(scope, {
    agentId: booking.agentId,
    ...(booking.among ? { among: booking.among } : {}),
    startsAt,
    endsAt,
    span,
    outsideHours: booking.outsideHours,
    field: fieldOf(booking),
  });
  return {
    agentId: agent.id,
    startsAt,
    endsAt,
    busyFrom: span.from,
    busyTo: span.to,
    zone: booking.wall?.zone ?? agent.zone,
    locationType: booking.locationType,
  };
};

/** Where it is by video: as whoever books says, else in the agent's own room. */
const linkOf = async (
  scope: ActingScope,
  { meetingLink, locationType }: Booking,
  agentId: string | null,
): Promise<string | null> => {
  if (meetingLink !== null || agentId === null || !BY_VIDEO.includes(locationType)) return meetingLink;
  return roomOf(scope, agentId);
};

/** Books a time: one that was kept, or one that is free. Gives the row. */
export const bookAppointment = async (scope: ActingScope, booking: Booking): Promise<StoredAppointment> => {
  const { services, tx, workspaceId } = scope;
  const { by = 'member', participantIds, isConfirmed } = booking;
  const hold = booking.holdId === undefined ? null : await fromHold(scope, booking.holdId);
  const times: Times = hold ?? (await newTimes(scope, booking));
  const personId = await clientOf(scope, booking);
  await demandPeople(scope, 'participantIds', participantIds);
  if (by === 'member' && booking.propertyId) await demandHome(scope, booking.propertyId);
  await refuseClientTwice(scope, {
    personId,
    span: { from: times.startsAt, to: times.endsAt },
    except: hold?.id ?? null,
  });
  const [client] = personId ? await findContacts(tx, [personId]) : [];
  const facts = {
    agentId: times.agentId,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    busyFrom: times.busyFrom,
    busyTo: times.busyTo,
    zone: booking.zone ?? times.zone,
    personId,
    leadId: booking.leadId,
    propertyId: booking.propertyId,
    kind: booking.kind,
    title: booking.title || titleFor(booking.kind, client?.name ?? null),
    status: isConfirmed ? ('confirmed' as const) : ('scheduled' as const),
    locationType: booking.locationType,
    address: booking.address,
    meetingLink: await linkOf(scope, booking, times.agentId),
    instructions: booking.instructions,
    notes: booking.notes,
    bookedBy: by,
    byWhatsApp: booking.byWhatsApp ?? false,
    confirmedAt: isConfirmed ? new Date() : null,
    heldUntil: null,
  };
  const row = await (hold
    ? updateAppointment(tx, hold.id, { ...facts, createdAt: new Date() })
    : insertAppointment(tx, { workspaceId, ...facts })
  ).catch(asTaken);
  await setParticipants(tx, { workspaceId, appointmentId: row.id }, participantIds);
  await noteChange(scope, { kind: 'booked', by, before: null, after: row });
  await setReminders(scope, row);
  if (personId) await recordActivity(scope, { personId, kind: 'appointment-booked', ref: row.id });
  await services.tell(tx, { kind: 'appointment-booked', appointment: toTold(row, by) });
  return row;
};
