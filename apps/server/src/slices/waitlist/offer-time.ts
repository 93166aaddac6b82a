import { nextPermitted } from '@propguard/rules/time/permitted-hours';
import { whenText } from '@propguard/rules/time/time-texts';
import { timeIn } from '@propguard/rules/time/wall-time';
import { fitsWish, OFFER_MINUTES } from '@propguard/rules/waitlist/waitlist';
import type * as z from 'zod';
import { publish } from '../../events/publish.ts';
import { Failure } from '../../fail.ts';
import { bookingText, greeting } from '../../letters/bookings/booking-words.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { listAgents } from '../agents/list-agents.ts';
import { holdTime } from '../appointments/hold-time.ts';
import type { ActingScope } from '../appointments/tell-of-appointment.ts';
import { demandOffered } from '../booking/list-page-times.ts';
import { pageZone } from '../booking/page-zone.ts';
import { writeToPerson } from '../outbound/write-to-person.ts';
import { getPerson } from '../people/get-person.ts';
import { findCandidates, type PlaceRow, updateEntry } from './store.ts';
import { waitlistLink } from './waitlist-links.ts';
import { OFFER_ENDS, type TIME_FREED } from './waitlist-timers.ts';

const MINUTE_MS = 60_000;

export type Freed = { agentId: string; startsAt: Date; zone: string };

/** Half an hour from when they may be written to. */
const offerEnds = ({ startsAt, zone }: Freed, now: Date): Date =>
  new Date(
    nextPermitted({ purpose: 'service', zone, eventAt: startsAt }, now).getTime() + OFFER_MINUTES * MINUTE_MS,
  );

/** Keeps the time for them, if the page offers it at all: under the constraint of bookings. */
const keepFor = async (
  scope: ActingScope,
  { entry, page }: PlaceRow,
  { agentId, startsAt }: Freed,
  until: Date,
): Promise<string | null> => {
  const sought = { kind: page.kind, place: entry.place, agentId };
  try {
    await demandOffered(scope, sought, startsAt.toISOString());
    const { id } = await holdTime(scope, {
      kind: page.kind,
      locationType: entry.place,
      agentId,
      startsAt: startsAt.toISOString(),
      outsideHours: false,
      holdMinutes: (until.getTime() - Date.now()) / MINUTE_MS,
      by: 'client',
    });
    return id;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
};

const tell = async (scope: ActingScope, place: PlaceRow, { startsAt }: Freed, until: Date): Promise<void> => {
  const { entry, page } = place;
  const { name, addresses, language } = await getPerson(scope, entry.personId);
  const mail = addresses.find(({ kind }) => kind === 'email');
  if (!mail) return;
  const text = bookingText(language ?? 'en');
  const zone = await pageZone(scope, place);
  const when = whenText(language ?? 'en', zone, startsAt);
  const { url } = await waitlistLink(scope, entry.id);
  await writeToPerson(scope, {
    addressId: mail.id,
    purpose: 'service',
    key: `waitlist:${entry.id}:${startsAt.toISOString()}`,
    subject: text.offerSubject({ title: page.title, when }),
    text: [
      greeting(text, name),
      text.offer({ when: `${when} (${zone})`, time: timeIn(zone, until) }),
      url,
      text.offerElse,
    ].join('\n\n'),
    eventAt: startsAt,
  });
};

/** Whether they would have their half hour before it begins. */
export const canBeAsked = (freed: Freed, now: Date): boolean => offerEnds(freed, now) < freed.startsAt;

/** Keeps the time for somebody and tells them; false when it is not to be had. */
export const offerTo = async (scope: ActingScope, place: PlaceRow, freed: Freed): Promise<boolean> => {
  const until = offerEnds(freed, new Date());
  const holdId = await keepFor(scope, place, freed, until);
  if (holdId === null) return false;
  const { id } = place.entry;
  await updateEntry(scope.tx, id, {
    state: 'offered',
    holdId,
    offeredStartsAt: freed.startsAt,
    offeredUntil: until,
  });
  await setTimer(scope, OFFER_ENDS, { key: id, dueAt: until, payload: { entryId: id } });
  await tell(scope, place, freed, until);
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'bookingPages', id: null });
  return true;
};

/** A freed time is kept for the first who fits and can still be asked before it begins. */
export const offerToNext = async (scope: ActingScope, freed: Freed): Promise<void> => {
  if (!canBeAsked(freed, new Date())) return;
  for (const place of await findCandidates(scope.tx, freed.agentId, freed.startsAt))
    if (fitsWish(place.entry, freed.zone, freed.startsAt) && (await offerTo(scope, place, freed))) return;
};

export const offerFreedTime = async ({
  services,
  tx,
  workspaceId,
  payload: { agentId, startsAt },
}: TimerRun<z.infer<typeof TIME_FREED.payload>>): Promise<void> => {
  const scope = { services, tx, workspaceId };
  const agent = (await listAgents(scope)).items.find(({ id }) => id === agentId);
  if (agent) await offerToNext(scope, { agentId, startsAt: new Date(startsAt), zone: agent.zone });
};
