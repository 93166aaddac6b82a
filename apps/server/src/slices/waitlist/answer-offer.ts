import type { Booked } from '@propguard/protocol/booking';
import type { WaitlistPlace } from '@propguard/protocol/waitlist';
import type { OpenGuest } from '../../access/guest-scope.ts';
import { type HeldScope, openHeld } from '../../access/open-held.ts';
import { fail } from '../../fail.ts';
import { cancelTimer } from '../../timers/set-timer.ts';
import { findHold } from '../appointments/hold-time.ts';
import { bookedAnswer } from '../booking/book-by-page.ts';
import { bookHeld } from '../booking/book-held.ts';
import { findHome } from '../booking/find-home.ts';
import { officeOf } from '../booking/office-of.ts';
import { pageZone } from '../booking/page-zone.ts';
import { giveBack } from './end-offer.ts';
import { type EntryRow, findPlace, lockEntry, type PlaceRow, updateEntry } from './store.ts';
import { toPlace } from './view.ts';
import { OFFER_ENDS } from './waitlist-timers.ts';

/** Gone with the person who was forgotten, or with its page. */
const placeOf = async ({ tx, subjectId }: HeldScope): Promise<PlaceRow> => {
  const row = await findPlace(tx, subjectId);
  if (!row) throw fail('LINK_EXPIRED');
  return row;
};

const isLive = ({ state, offeredUntil }: EntryRow): boolean =>
  state === 'offered' && offeredUntil !== null && offeredUntil > new Date();

const shown = async (scope: HeldScope): Promise<WaitlistPlace> => {
  const row = await placeOf(scope);
  const { entry, page } = row;
  const office = await officeOf(scope);
  const hold = isLive(entry) && entry.holdId ? await findHold(scope, entry.holdId) : null;
  return toPlace(row, {
    office: office.name,
    zone: await pageZone(scope, row),
    address: page.propertyId ? ((await findHome(scope, page.propertyId))?.address ?? null) : null,
    offer:
      hold && entry.offeredUntil
        ? {
            startTime: hold.startsAt.toISOString(),
            endTime: hold.endsAt.toISOString(),
            until: entry.offeredUntil.toISOString(),
          }
        : null,
  });
};

export const showPlace = (open: OpenGuest): Promise<WaitlistPlace> => openHeld(open, 'read', shown);

/** The time that was kept becomes a booking. Taken twice, it is the same one. */
export const acceptOffer = (open: OpenGuest): Promise<Booked> =>
  openHeld(open, 'write', async (scope) => {
    const row = await placeOf(scope);
    const entry = await lockEntry(scope.tx, scope.subjectId);
    if (entry?.state === 'booked' && entry.appointmentId) return bookedAnswer(scope, entry.appointmentId);
    if (!entry?.holdId || !isLive(entry)) throw fail('TIME_TAKEN');
    const { id } = await bookHeld(scope, row, {
      holdId: entry.holdId,
      place: entry.place,
      personId: entry.personId,
      leadId: entry.leadId,
      notes: 'From the waitlist.',
    });
    await cancelTimer(scope, OFFER_ENDS, entry.id);
    await updateEntry(scope.tx, entry.id, {
      state: 'booked',
      holdId: null,
      offeredUntil: null,
      appointmentId: id,
    });
    return bookedAnswer(scope, id);
  });

const giveUp = (open: OpenGuest, state: 'waiting' | 'left'): Promise<WaitlistPlace> =>
  openHeld(open, 'write', async (scope) => {
    await placeOf(scope);
    const entry = await lockEntry(scope.tx, scope.subjectId);
    const changes = state === 'left' ? entry?.state === 'waiting' : false;
    if (entry && (entry.state === 'offered' || changes)) await giveBack(scope, entry, state);
    return shown(scope);
  });

export const declineOffer = (open: OpenGuest): Promise<WaitlistPlace> => giveUp(open, 'waiting');
export const leaveWaitlist = (open: OpenGuest): Promise<WaitlistPlace> => giveUp(open, 'left');
