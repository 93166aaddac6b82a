import type { Appointment } from '@propguard/protocol/appointment-detail';

/** For tests. */
export const anAppointment = (given: Partial<Appointment> = {}): Appointment => ({
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Viewing with Georgia Papadopoulos',
  type: 'viewing',
  status: 'confirmed',
  startTime: '2030-01-07T01:00:00.000Z',
  endTime: '2030-01-07T02:00:00.000Z',
  busyFrom: '2030-01-07T01:00:00.000Z',
  busyTo: '2030-01-07T02:15:00.000Z',
  duration: 60,
  zone: 'Australia/Brisbane',
  locationType: 'hybrid',
  address: '5 Poinciana Lane',
  meetingLink: 'https://meet.example.com/a',
  agent: { id: 'a', name: 'Nadia Petrov' },
  formerAgent: null,
  client: { id: 'c', name: 'Georgia Papadopoulos' },
  leadId: null,
  propertyId: null,
  outcome: null,
  satisfaction: null,
  createdAt: '2029-12-01T00:00:00.000Z',
  updatedAt: '2029-12-01T00:00:00.000Z',
  ...given,
});
