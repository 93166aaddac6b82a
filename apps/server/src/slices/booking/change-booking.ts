import type { Booking } from '@propguard/protocol/booking';
import type { OpenGuest } from '../../access/guest-scope.ts';
import { type HeldScope, openHeld } from '../../access/open-held.ts';
import { attachment } from '../../attachment.ts';
import { fail } from '../../fail.ts';
import { CALENDAR_TYPE, calendarFile } from '../appointments/calendar-file.ts';
import { moveAppointment } from '../appointments/move-appointment.ts';
import { rateAppointment } from '../appointments/rate-appointment.ts';
import { cancelAppointment } from '../appointments/settle-appointment.ts';
import { forClient } from './for-client.ts';
import { demandOffered, publicTimes, type TimesAsked } from './list-page-times.ts';
import { bookingShown } from './show-booking.ts';
import { type BookedRow, findBooked, findOffice } from './store.ts';
import { canChange } from './view.ts';

/** Gone with the person who was forgotten, or with its workspace. */
const bookedOf = async ({ tx, subjectId }: HeldScope): Promise<BookedRow> => {
  const row = await findBooked(tx, subjectId);
  if (!row) throw fail('LINK_EXPIRED');
  return row;
};

const shown = async (scope: HeldScope): Promise<Booking> => bookingShown(scope, await bookedOf(scope));

const soughtBy = ({ appointment: { id, kind, locationType, agentId } }: BookedRow) => ({
  kind,
  place: locationType,
  agentId,
  except: id,
});

export const showBooking = (open: OpenGuest): Promise<Booking> => openHeld(open, 'read', shown);

export const listBookingTimes = (open: OpenGuest, asked: TimesAsked) =>
  openHeld(open, 'read', async (scope) => publicTimes(scope, soughtBy(await bookedOf(scope)), asked));

const demandChangeable = async (scope: HeldScope): Promise<BookedRow> => {
  const row = await bookedOf(scope);
  if (!canChange(row, new Date())) throw fail('CONFLICT');
  return row;
};

/** To another time of the same agent; the row stays, and calendars learn of it by its next number. */
export const moveBooking = (open: OpenGuest, startsAt: string): Promise<Booking> =>
  openHeld(open, 'write', async (scope) => {
    await demandOffered(scope, soughtBy(await demandChangeable(scope)), startsAt);
    await moveAppointment(scope, {
      id: scope.subjectId,
      startsAt,
      reason: '',
      outsideHours: false,
      by: 'client',
    });
    return shown(scope);
  });

/** Twice is once. */
export const cancelBooking = (open: OpenGuest, reason: string): Promise<Booking> =>
  openHeld(open, 'write', async (scope) => {
    const { appointment } = await bookedOf(scope);
    if (appointment.status === 'cancelled') return shown(scope);
    await demandChangeable(scope);
    await cancelAppointment(scope, { id: scope.subjectId, reason, by: 'client' });
    return shown(scope);
  });

/** Once, after it took place. */
export const rateBooking = (open: OpenGuest, given: { score: number; comment: string }): Promise<Booking> =>
  openHeld(open, 'write', async (scope) => {
    await bookedOf(scope);
    await rateAppointment(scope, { id: scope.subjectId, ...given });
    return shown(scope);
  });

export const downloadBooking = (open: OpenGuest, resHeaders: Headers | undefined): Promise<File> =>
  openHeld(open, 'read', async (scope) => {
    const office = await findOffice(scope.tx, scope.workspaceId);
    const content = calendarFile({
      method: 'PUBLISH',
      name: office.name,
      entries: [forClient(await bookedOf(scope), office)],
    });
    return attachment(resHeaders, { name: 'booking.ics', type: CALENDAR_TYPE, content });
  });
