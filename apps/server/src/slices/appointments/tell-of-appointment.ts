import type {
  AppointmentActor,
  AppointmentChangeKind,
} from '@propguard/rules/appointments/appointment-record';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import type { AppointmentTold } from '../../happenings/happening.ts';
import { tellMembers } from '../notices/tell-members.ts';
import { appointmentPath } from './appointment-path.ts';
import { findAccountName, findContacts, insertChange, type StoredAppointment } from './store.ts';
import { thingOf } from './title-for.ts';

/** Whoever acts: a member with their account, or somebody through a page, a talk, a calendar. */
export type ActingScope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'> & {
  accountId?: string | null;
};

export const toTold = (row: StoredAppointment, by: AppointmentActor): AppointmentTold => ({
  id: row.id,
  workspaceId: row.workspaceId,
  agentId: row.agentId,
  personId: row.personId,
  leadId: row.leadId,
  propertyId: row.propertyId,
  kind: row.kind,
  title: row.title,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  zone: row.zone,
  by,
});

const NOTICES = {
  booked: 'appointment-booked',
  moved: 'appointment-moved',
  cancelled: 'appointment-cancelled',
} as const;

/** The agent hears of what others did with their time. */
const tellAgent = async (
  scope: ActingScope,
  kind: keyof typeof NOTICES,
  { change, row, by }: { change: string; row: StoredAppointment; by: AppointmentActor },
): Promise<void> => {
  if (row.agentId === null) return;
  const [client] = row.personId === null ? [] : await findContacts(scope.tx, [row.personId]);
  const actor =
    by === 'member' && scope.accountId ? await findAccountName(scope.tx, scope.accountId) : client?.name;
  await tellMembers(scope, {
    kind: NOTICES[kind],
    key: `appointment:${change}`,
    to: { agents: [row.agentId] },
    about: { name: actor ?? 'Someone', what: thingOf(row.kind) },
    at: row.startsAt,
    path: appointmentPath(row.id),
    personId: row.personId,
  });
};

type Noted = {
  kind: AppointmentChangeKind;
  by: AppointmentActor;
  reason?: string | null;
  before: StoredAppointment | null;
  after: StoredAppointment;
};

/** Who, why, from when to when; and browsers look again. Gives the id of the record. */
export const noteChange = async (
  scope: ActingScope,
  { kind, by, reason, before, after }: Noted,
): Promise<string> => {
  const { tx, workspaceId, accountId } = scope;
  const id = await insertChange(tx, {
    workspaceId,
    appointmentId: after.id,
    kind,
    by,
    accountId: by === 'member' ? (accountId ?? null) : null,
    reason: reason || null,
    fromStartsAt: before?.startsAt ?? null,
    fromEndsAt: before?.endsAt ?? null,
    toStartsAt: after.startsAt,
    toEndsAt: after.endsAt,
    fromAgentId: before?.agentId ?? null,
    toAgentId: after.agentId,
  });
  if (kind === 'booked' || kind === 'moved' || kind === 'cancelled')
    await tellAgent(scope, kind, { change: id, row: after, by });
  await publish(tx, { workspaceId, subject: 'appointments', id: after.id });
  return id;
};
