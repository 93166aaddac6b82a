import {
  CALENDAR_STEPS_MAX,
  OCCURRENCES_MAX,
  RECURRENCE_STEPS_MAX,
} from '@propguard/rules/calendars/calendar-links';
import { instantFrom } from '@propguard/rules/time/wall-time';
import { isTimeZone } from '@propguard/rules/time/zones';
import ICAL from 'ical.js';
import { CalendarProblem, HALF_AN_ANSWER } from '../../providers/caldav/calendar-problem.ts';
import { beginLater } from './begin-later.ts';

export type BusyTime = { uid: string; recurrence: string; startsAt: Date; endsAt: Date };
export type ReadEvents = {
  busy: BusyTime[];
  /** Events of which something could not be read. */
  skipped: number;
};
type Window = {
  /** Whose clocks a time without a zone is by. */
  zone: string;
  from: Date;
  to: Date;
};

/** A calendar that ends before its end is no calendar: what is missing in it may still be there. */
const componentsOf = (text: string): ICAL.Component[] => {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (!/^BEGIN:VCALENDAR/i.test(trimmed) || !/END:VCALENDAR$/i.test(trimmed))
    throw new CalendarProblem(HALF_AN_ANSWER);
  try {
    const parsed = ICAL.parse(trimmed);
    const all = (typeof parsed[0] === 'string' ? [parsed] : parsed) as ConstructorParameters<
      typeof ICAL.Component
    >[0][];
    return all.map((each) => new ICAL.Component(each));
  } catch {
    throw new CalendarProblem('What’s at this address isn’t a calendar.');
  }
};

const two = (figure: number): string => String(figure).padStart(2, '0');

const zoneNamed = (component: ICAL.Component): string | null => {
  const named = component.getFirstProperty('dtstart')?.getParameter('tzid');
  return typeof named === 'string' ? named : null;
};

/** The moment of what a calendar writes: in universal time, by a named zone, by one that it brings along, or by the agent's. */
const toInstant = (time: ICAL.Time, named: string | null, zone: string): Date => {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate();
  if (named !== null && !isTimeZone(named) && time.zone && time.zone !== ICAL.Timezone.localTimezone)
    return new Date(time.toUnixTime() * 1000);
  const place = named !== null && isTimeZone(named) ? named : zone;
  const day = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  return time.isDate
    ? instantFrom(place, day, '00:00')
    : new Date(
        instantFrom(place, day, `${two(time.hour)}:${two(time.minute)}`).getTime() + time.second * 1000,
      );
};

const textOf = (component: ICAL.Component, property: string): string =>
  String(component.getFirstPropertyValue(property) ?? '').toUpperCase();

/** Who is free all the same, or whose event was called off, is not busy. */
const isBusy = (component: ICAL.Component): boolean =>
  textOf(component, 'status') !== 'CANCELLED' && textOf(component, 'transp') !== 'TRANSPARENT';

const touches = ({ startsAt, endsAt }: BusyTime, { from, to }: Window): boolean =>
  startsAt < endsAt && startsAt < to && endsAt > from;

/** Occurrences from its beginning up to the end of the window; one that repeats too often is cut off. */
const occurrencesOf = (
  event: ICAL.Event,
  window: Window,
  steps: { left: number },
): { busy: BusyTime[]; isCut: boolean } => {
  const busy: BusyTime[] = [];
  const iterator = event.iterator();
  const named = zoneNamed(event.component);
  for (let step = 0; step < RECURRENCE_STEPS_MAX && steps.left > 0; step += 1) {
    steps.left -= 1;
    const next = iterator.next();
    if (!next) return { busy, isCut: false };
    const nominal = toInstant(next, named, window.zone);
    if (nominal >= window.to) return { busy, isCut: false };
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const own = zoneNamed(item.component);
    const found = {
      uid: event.uid,
      recurrence: nominal.toISOString(),
      startsAt: toInstant(startDate, own, window.zone),
      endsAt: toInstant(endDate, own, window.zone),
    };
    if (!isBusy(item.component) || !touches(found, window)) continue;
    if (busy.length >= OCCURRENCES_MAX) return { busy, isCut: true };
    busy.push(found);
  }
  return { busy, isCut: true };
};

/** Nothing that begins before this can reach into the window, or is moved into it. */
const earliestOf = (event: ICAL.Event, exceptions: readonly ICAL.Component[], window: Window): Date => {
  const moved = exceptions.flatMap((each) => {
    const id = each.getFirstPropertyValue('recurrence-id');
    return id instanceof ICAL.Time ? [toInstant(id, zoneNamed(each), window.zone).getTime()] : [];
  });
  return new Date(Math.min(window.from.getTime() - event.duration.toSeconds() * 1000, ...moved));
};

const single = (component: ICAL.Component, window: Window): BusyTime[] => {
  const event = new ICAL.Event(component);
  const named = zoneNamed(component);
  const id = component.getFirstPropertyValue('recurrence-id');
  const found = {
    uid: event.uid,
    recurrence: id instanceof ICAL.Time ? toInstant(id, named, window.zone).toISOString() : '',
    startsAt: toInstant(event.startDate, named, window.zone),
    endsAt: toInstant(event.endDate, named, window.zone),
  };
  return isBusy(component) && touches(found, window) ? [found] : [];
};

/** When somebody is busy by a calendar (RFC 5545), within a window. Pure: it asks nobody. */
export const readEvents = (text: string, window: Window): ReadEvents => {
  const found = new Map<string, BusyTime>();
  const steps = { left: CALENDAR_STEPS_MAX };
  let skipped = 0;
  const add = (times: readonly BusyTime[]): void => {
    for (const time of times) found.set(`${time.uid} ${time.recurrence}`, time);
  };
  for (const calendar of componentsOf(text)) {
    const components = calendar.getAllSubcomponents('vevent');
    const masters = components.filter((each) => !each.hasProperty('recurrence-id'));
    const repeating = new Set(masters.map((each) => textOf(each, 'uid')));
    for (const component of components)
      try {
        if (component.hasProperty('recurrence-id')) {
          if (!repeating.has(textOf(component, 'uid'))) add(single(component, window));
          continue;
        }
        const exceptions = components.filter(
          (each) => each.hasProperty('recurrence-id') && textOf(each, 'uid') === textOf(component, 'uid'),
        );
        const event = new ICAL.Event(component, { exceptions, strictExceptions: false });
        if (!event.isRecurring()) {
          add(single(component, window));
          continue;
        }
        const later = beginLater(component, earliestOf(event, exceptions, window));
        if (later === 'over') continue;
        const shown = later ? new ICAL.Event(later, { exceptions, strictExceptions: false }) : event;
        const { busy, isCut } = occurrencesOf(shown, window, steps);
        add(busy);
        if (isCut) skipped += 1;
      } catch {
        skipped += 1;
      }
  }
  return { busy: [...found.values()], skipped };
};

export type OwnEvent = { startsAt: Date; endsAt: Date; isCancelled: boolean };
/** One event of ours as the other side has it now. */
export const readOwnEvent = (text: string, uid: string, zone: string): OwnEvent | null => {
  for (const calendar of componentsOf(text))
    for (const component of calendar.getAllSubcomponents('vevent')) {
      const event = new ICAL.Event(component);
      if (event.uid !== uid) continue;
      const named = zoneNamed(component);
      return {
        startsAt: toInstant(event.startDate, named, zone),
        endsAt: toInstant(event.endDate, named, zone),
        isCancelled: textOf(component, 'status') === 'CANCELLED',
      };
    }
  return null;
};

/** The names of the events in a file. */
export const uidsIn = (text: string): string[] =>
  componentsOf(text).flatMap((calendar) =>
    calendar.getAllSubcomponents('vevent').map((each) => String(each.getFirstPropertyValue('uid') ?? '')),
  );
