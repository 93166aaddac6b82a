import type { StoredStatus } from '@propguard/rules/appointments/appointment-status';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

type CalendarEntry = {
  /** The name under which calendars know it, and how often it was changed for them. */
  uid: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  updatedAt: Date;
  title: string;
  status: StoredStatus;
  address: string | null;
  meetingLink: string | null;
  instructions: string | null;
};

type CalendarFile = {
  /** Null: as it stands in a calendar, where nobody is invited by it. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH' | null;
  name: string;
  entries: readonly CalendarEntry[];
  organizer?: { name: string; email: string };
  attendee?: { name: string | null; email: string };
};

const statusOf = (status: StoredStatus): ICalEventStatus =>
  status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;

/**
 * iCalendar (RFC 5545, 5546): an invitation, its cancellation, or what a calendar follows. Moments are written in
 * universal time, so that no calendar needs our idea of a zone.
 */
export const calendarFile = ({ method, name, entries, organizer, attendee }: CalendarFile): string => {
  const calendar = ical({
    name,
    ...(method ? { method: ICalCalendarMethod[method] } : {}),
    prodId: { company: 'PropGuard', product: 'Appointments', language: 'EN' },
  });
  for (const entry of entries)
    calendar.createEvent({
      id: entry.uid,
      sequence: entry.sequence,
      start: entry.startsAt,
      end: entry.endsAt,
      stamp: entry.updatedAt,
      summary: entry.title,
      status: statusOf(entry.status),
      ...(entry.address ? { location: entry.address } : {}),
      ...(entry.instructions ? { description: entry.instructions } : {}),
      ...(entry.meetingLink ? { url: entry.meetingLink } : {}),
      ...(organizer ? { organizer } : {}),
      ...(attendee
        ? {
            attendees: [
              {
                email: attendee.email,
                name: attendee.name ?? attendee.email,
                status: ICalAttendeeStatus.ACCEPTED,
              },
            ],
          }
        : {}),
    });
  return calendar.toString();
};

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
