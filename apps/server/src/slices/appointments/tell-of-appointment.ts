import type { AppointmentActor, AppointmentChangeKind } from '@propguard/rules/appointments/appointment-record';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import type { AppointmentTold } from '../../happenings/happening.ts';
import { insertChange, type StoredAppointment } from './store.ts';

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

type Noted = {
  kind: AppointmentChangeKind;
  by: AppointmentActor;
  reason?: string | null;
  before: StoredAppointment | null;
  after: StoredAppointment;
};

/** Who, why, from when to when; and browsers look again. Gives the id of the record. */
export const noteChange = async (
  { tx, workspaceId, accountId }: ActingScope,
  { kind, by, reason, before, after }: Noted,
): Promise<string> => {
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
  await publish(tx, { workspaceId, subject: 'appointments', id: after.id });
  return id;
};
