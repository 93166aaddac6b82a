import type { OpenHome, OpenHomeDetail, PublicOpenHome } from '@propguard/protocol/open-homes';
import { phaseOf } from '@propguard/rules/open-homes/open-homes';
import type { OpenHomeRow, VisitRow } from './store.ts';

export const phaseNow = ({ appointment }: OpenHomeRow): OpenHome['phase'] =>
  phaseOf({ ...appointment, isCancelled: appointment.status === 'cancelled' }, new Date());

export const toOpenHome = (row: OpenHomeRow): OpenHome => {
  const { home, appointment, agentName, checkedIn } = row;
  return {
    id: home.id,
    appointmentId: home.appointmentId,
    address: appointment.address ?? '',
    propertyId: appointment.propertyId,
    agent: appointment.agentId === null ? null : { id: appointment.agentId, name: agentName ?? '' },
    startTime: appointment.startsAt.toISOString(),
    endTime: appointment.endsAt.toISOString(),
    zone: appointment.zone,
    capacity: home.capacity,
    taken: home.taken,
    checkedIn,
    phase: phaseNow(row),
  };
};

export const toVisit = ({ visit, personName }: VisitRow): OpenHomeDetail['visits'][number] => ({
  id: visit.id,
  person: { id: visit.personId, name: personName },
  leadId: visit.leadId,
  people: visit.people,
  createdAt: visit.createdAt.toISOString(),
  checkedInAt: visit.checkedInAt?.toISOString() ?? null,
});

/** What strangers see: nobody's name but the agent's. */
export const toPublic = (row: OpenHomeRow, office: string): PublicOpenHome => ({
  office,
  address: row.appointment.address ?? '',
  agent: row.agentName,
  startTime: row.appointment.startsAt.toISOString(),
  endTime: row.appointment.endsAt.toISOString(),
  zone: row.appointment.zone,
  phase: phaseNow(row),
  placesLeft: row.home.capacity - row.home.taken,
});
