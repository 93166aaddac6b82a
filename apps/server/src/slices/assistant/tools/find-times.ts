import { STATES } from '@propguard/rules/places/states';
import { holidayOn } from '@propguard/rules/time/holidays';
import { addDays, dayIn, timeIn } from '@propguard/rules/time/wall-time';
import { zoneCity } from '@propguard/rules/time/zone-city';
import type { OfferedTime } from '@propguard/talk/dialogue/booking/chosen-time';
import { keptOf } from '@propguard/talk/dialogue/booking/still-wanted';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import { referenceOf } from '../../../access/reference-scope.ts';
import type { OpenBooking } from '../../appointments/find-open-bookings.ts';
import { findOwnHomeAt } from '../../own-listings/on-market.ts';
import { getProperty } from '../../properties/get-property.ts';
import { meantBooking } from '../booking/meant-booking.ts';
import { movedViewing } from '../booking/moved-viewing.ts';
import { offerTimes } from '../booking/offer-times.ts';
import { inOffice, type Office, officeFor } from '../booking/office.ts';
import { ownBookings } from '../booking/own-bookings.ts';
import { heldInTalk } from '../booking/still-free.ts';
import { viewingOf, viewingZone } from '../booking/viewing-of.ts';
import type { ToolContext } from '../tool-context.ts';
import { homesInStreet, isStreet } from './homes-in-street.ts';
import { resolveSubject } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

const MOST_CHOICES = 4;

type Args = ArgumentsOf<'find_times'>;
type Outcome = Awaited<ReturnType<Tool<'find_times'>>>;

const handOver = ({ address }: Args): Outcome => ({ kind: 'hand-over', about: address ?? null });

/** The first of them that is on a public holiday, where the home is. */
const holidayAmong = (offered: readonly OfferedTime[], place: string): string | null => {
  const state = STATES.find((one) => new RegExp(String.raw`\b${one} \d{4}$`, 'u').test(place)) ?? null;
  return offered.find(({ day }) => holidayOn(day, state) !== null)?.day ?? null;
};

const keptIn = (args: Args): { kept?: Record<string, unknown> } => {
  const kept = keptOf(args);
  return kept ? { kept } : {};
};

const shown = (
  args: Args,
  place: string,
  { zone, isElse, isNear = false, offered, noneOn = [], differs }: Awaited<ReturnType<typeof offerTimes>>,
  next: { tool: 'book_viewing' | 'move_booking'; arguments: Record<string, unknown> },
): Outcome => ({
  kind: 'found',
  arguments: args,
  result: {
    address: place,
    zone: zoneCity(zone),
    state: args.isTaken ? 'taken' : isNear ? 'near' : isElse ? 'else' : 'free',
    times: offered.map(({ startsAt, text }) => ({ startsAt, text })),
    holiday: holidayAmong(offered, place),
    noneOn,
    differs: differs ?? null,
  },
  sample: false,
  path: null,
  subject: null,
  asks: { ...next, missing: 'time', arguments: { ...next.arguments, offered, ...keptIn(args) } },
});

const DAYS = ['weekday', 'weekdays', 'near', 'inDays', 'date', 'dayOfMonth', 'month', 'notWeekdays'] as const;
const MINUTE_MS = 60_000;

/** What is said of another time, seen from the time that is booked: 'an hour later', 'same time on Sunday', 'at 3'. */
const fromBooked = (args: Args, { startsAt, zone }: OpenBooking): Args => {
  const { shiftMinutes, shiftDays, isSameTime } = args;
  if (shiftDays !== undefined) {
    const { weekday: _, weekdays: __, near: ___, dayOfMonth: ____, ...others } = args;
    const date = addDays(dayIn(zone, startsAt), shiftDays).slice(5);
    const saysTime = [args.time, args.part, args.notBefore, args.before, args.windows].some(
      (said) => said !== undefined,
    );
    // A day later is at the same time, or near it, unless another is said.
    const hours = saysTime && !isSameTime ? {} : { time: timeIn(zone, startsAt), isSure: true };
    return { ...others, date, ...hours };
  }
  const isDayless = DAYS.every((name) => args[name] === undefined);
  if (shiftMinutes !== undefined && isDayless) {
    const at = new Date(startsAt.getTime() + shiftMinutes * MINUTE_MS);
    return { ...args, date: dayIn(zone, at).slice(5), time: timeIn(zone, at), isSure: true };
  }
  if (isSameTime) return { ...args, time: timeIn(zone, startsAt), isSure: true };
  const saysHours = [args.time, args.part, args.notBefore, args.before, args.windows].some(
    (said) => said !== undefined,
  );
  return isDayless && saysHours ? { ...args, date: dayIn(zone, startsAt).slice(5) } : args;
};

/** Another time for what is booked; which one is asked where there are several. */
const forMove = async (context: ToolContext, office: Office, args: Args): Promise<Outcome> => {
  const { scope, language } = context;
  const all = await ownBookings(context, office, args.said ?? '');
  // The day that is said is where it is to go, and not by which it is known.
  const said = args.booking === undefined ? (args.address ?? '') : '';
  const named = meantBooking(all, { booking: args.booking, said }, language);
  const meant = all.find(({ id }) => id === args.bookingId) ?? named.meant;
  if (!meant && all.length === 0) return handOver(args);
  if (!meant) return { kind: 'ask', arguments: args, missing: 'booking', choices: named.names };
  const times = await inOffice(scope, office, async (there) =>
    offerTimes(there, {
      booker: office.booker,
      viewing: await movedViewing(there, office.booker, meant),
      wanted: fromBooked(args, meant),
      zone: meant.zone,
      language,
      notOn: args.isOtherDay ? dayIn(meant.zone, meant.startsAt) : undefined,
    }),
  );
  if (times.offered.length === 0) return handOver(args);
  const place = meant.address ?? meant.title;
  return shown({ ...args, bookingId: meant.id }, place, times, {
    tool: 'move_booking',
    arguments: { bookingId: meant.id, address: place },
  });
};

/** What is not for sale is not shown to strangers; a member knows why they show it. */
const isShown = async (
  { scope: { services } }: ToolContext,
  { booker }: Office,
  propertyId: string,
): Promise<boolean> => {
  if (booker.kind === 'member') return true;
  const { listings } = await getProperty(referenceOf(services), propertyId);
  return listings.some(({ status }) => status === 'active');
};

type Named =
  | { kind: 'home'; propertyId: string | null; text: string; named: string; location: string }
  | { kind: 'unclear'; choices: string[] };

/** What the office sells itself goes before the market; null: it is no home that is shown. */
const homeNamed = async (context: ToolContext, office: Office, address: string): Promise<Named> => {
  const own = await inOffice(context.scope, office, (there) => findOwnHomeAt(there, address));
  if (own) {
    const { name, state, postcode } = own.property.locality;
    const location = `${name} ${state} ${postcode}`;
    const text = `${own.property.address}, ${location}`;
    return { kind: 'home', propertyId: own.id, text, named: text, location };
  }
  const found = await resolveSubject(referenceOf(context.scope.services), address);
  if (found.kind === 'unclear') return found;
  const { propertyId } = found.subject;
  const { text, named, location } = found;
  const canBeSeen = propertyId !== null && (await isShown(context, office, propertyId));
  return { kind: 'home', propertyId: canBeSeen ? propertyId : null, text, named, location };
};

/** What they have booked at this home already, in whose place another time is: nobody means to come twice unless they say so. */
const bookedThere = async (
  context: ToolContext,
  office: Office,
  { isOneMore }: Args,
  propertyId: string,
): Promise<OpenBooking | undefined> => {
  if (isOneMore || office.booker.kind === 'member') return undefined;
  return (await ownBookings(context, office, '')).find((one) => one.propertyId === propertyId);
};

/** Free times to see a home. Where nobody could show it, or it is not for sale, a person is proposed. */
export const findTimes: Tool<'find_times'> = async (context, args) => {
  const { scope, language, conversationId } = context;
  const office = await officeFor(scope, conversationId);
  if (!office) return handOver(args);
  if (args.isMove || args.bookingId) return forMove(context, office, args);
  if (!args.address) return { kind: 'ask', arguments: args, missing: 'address', choices: [] };
  const street = isStreet(args.address) ? await homesInStreet(context, office, args.address) : null;
  const [only, ...others] = street?.there ?? [];
  if (street && (only === undefined || others.length > 0)) {
    const { address: text, ...when } = args;
    const choices = (only === undefined ? street.around : street.there).slice(0, MOST_CHOICES);
    const isNone = only === undefined;
    return { kind: 'ask', arguments: when, missing: 'address', choices, street: { text, isNone } };
  }
  const found = await homeNamed(context, office, only ?? args.address);
  if (found.kind === 'unclear')
    return { kind: 'ask', arguments: args, missing: 'address', choices: found.choices };
  const { propertyId } = found;
  if (propertyId === null) return handOver(args);
  const booked = await bookedThere(context, office, args, propertyId);
  if (booked) return forMove(context, office, { ...args, isMove: true, bookingId: booked.id });
  const own = await heldInTalk(context);
  const times = await inOffice(scope, office, async (there) => {
    const viewing = { ...(await viewingOf(there, propertyId, args.isOnline ?? false)), own };
    const zone = await viewingZone(there, propertyId);
    return offerTimes(there, { booker: office.booker, viewing, wanted: args, zone, language });
  });
  if (times.offered.length === 0) return handOver(args);
  const { isOnline, person } = args;
  const outcome = shown({ ...args, address: found.named }, found.text, times, {
    tool: 'book_viewing',
    arguments: {
      address: found.text,
      propertyId,
      ...(isOnline ? { isOnline } : {}),
      ...(person ? { person } : {}),
    },
  });
  return outcome.kind === 'found'
    ? { ...outcome, subject: { address: found.named, location: found.location } }
    : outcome;
};
