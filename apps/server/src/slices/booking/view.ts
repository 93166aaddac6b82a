import type { Booking, BookingPage } from '@propguard/protocol/booking';
import { isOpen } from '@propguard/rules/appointments/appointment-status';
import { CHANGE_UNTIL_MINUTES } from '@propguard/rules/booking/booking-pages';
import { canRate } from '../appointments/rate-appointment.ts';
import { forClient } from './for-client.ts';
import type { BookedRow, Office, PageRow } from './store.ts';

const MINUTE_MS = 60_000;

export const toPage = ({ page, agentName }: PageRow, address: string | null): BookingPage => ({
  id: page.id,
  slug: page.slug,
  title: page.title,
  kind: page.kind,
  places: page.places,
  note: page.note,
  isOpen: page.isOpen,
  subject: page.subject,
  agent: page.agentId === null ? null : { id: page.agentId, name: agentName ?? '' },
  home: page.propertyId === null ? null : { id: page.propertyId, address: address ?? 'A home that is gone' },
  createdAt: page.createdAt.toISOString(),
});

/** What is left of an hour before it is the agent's: later, people call. */
export const canChange = ({ appointment }: BookedRow, now: Date): boolean =>
  isOpen(appointment.status) &&
  appointment.startsAt.getTime() - now.getTime() >= CHANGE_UNTIL_MINUTES * MINUTE_MS;

/** What its holder may know: no notes of the team, nobody else's name. */
export const toBooking = (row: BookedRow, office: Office, bookAgain: string | null): Booking => {
  const { appointment, agentName, agentPhone } = row;
  return {
    title: forClient(row, office).title,
    office: office.name,
    zone: appointment.zone,
    agent: agentName,
    agentPhone,
    kind: appointment.kind,
    place: appointment.locationType,
    address: appointment.address,
    meetingLink: appointment.meetingLink,
    status: appointment.status === 'held' ? 'scheduled' : appointment.status,
    startTime: appointment.startsAt.toISOString(),
    endTime: appointment.endsAt.toISOString(),
    code: appointment.code,
    canChange: canChange(row, new Date()),
    bookAgain,
    rating: appointment.satisfaction,
    canRate: canRate(appointment),
  };
};
