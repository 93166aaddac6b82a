import type { Appointment } from '@propguard/protocol/appointment-detail';
import type { AppointmentStatus } from '@propguard/rules/appointments/appointment-status';
import type { AppointmentRow } from './store.ts';

const MINUTE_MS = 60_000;

/** Only what is booked is shown; what is merely kept is nobody's yet. */
export const toAppointment = (row: AppointmentRow): Appointment => ({
  id: row.id,
  title: row.title,
  type: row.kind,
  status: row.status as AppointmentStatus,
  startTime: row.startsAt.toISOString(),
  endTime: row.endsAt.toISOString(),
  busyFrom: row.busyFrom.toISOString(),
  busyTo: row.busyTo.toISOString(),
  duration: Math.round((row.endsAt.getTime() - row.startsAt.getTime()) / MINUTE_MS),
  zone: row.zone,
  locationType: row.locationType,
  address: row.address,
  meetingLink: row.meetingLink,
  agent: row.agentId === null ? null : { id: row.agentId, name: row.agentName ?? '' },
  formerAgent: row.agentId === null ? row.formerAgentName : null,
  client: row.personId === null ? null : { id: row.personId, name: row.clientName },
  leadId: row.leadId,
  propertyId: row.propertyId,
  outcome: row.outcome,
  satisfaction: row.satisfaction,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** 'NP' of Nadia Petrov. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');
