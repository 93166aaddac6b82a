/**
 * When people may be called or written to, by the clocks where they are. Calls: the industry standard under the Do Not
 * Call Register Act. Marketing on any channel keeps the same hours, because a message rings as well.
 */
import { Temporal } from 'temporal-polyfill';
import { holidayOn } from './holidays.ts';
import { dayIn, instantFrom } from './wall-time.ts';

/** A reply is an answer to somebody who has just written: it has no hours. */
type ContactPurpose = 'call' | 'marketing' | 'service';

const SATURDAY = 6;
const SUNDAY = 7;
type Hours = { from: string; to: string };
const WEEKDAY_HOURS: Hours = { from: '09:00', to: '20:00' };
const SATURDAY_HOURS: Hours = { from: '09:00', to: '17:00' };
const SERVICE_HOURS: Hours = { from: '07:00', to: '22:00' };
/** So near to what it is about, somebody would rather be woken than not know. */
const NEAR_EVENT_MS = 2 * 60 * 60 * 1000;

const hoursOn = (purpose: ContactPurpose, day: string): Hours | null => {
  if (purpose === 'service') return SERVICE_HOURS;
  const { dayOfWeek } = Temporal.PlainDate.from(day);
  if (dayOfWeek === SUNDAY || holidayOn(day, null)) return null;
  return dayOfWeek === SATURDAY ? SATURDAY_HOURS : WEEKDAY_HOURS;
};

type Contact = {
  purpose: ContactPurpose;
  /** Where the person is. */
  zone: string;
  /** Of a service message: when what it is about happens. */
  eventAt?: Date | undefined;
};

const isNear = ({ purpose, eventAt }: Contact, at: Date): boolean =>
  purpose === 'service' && !!eventAt && Math.abs(eventAt.getTime() - at.getTime()) <= NEAR_EVENT_MS;

/** The first moment, from this one on, at which it is permitted: this one itself when it is. */
export const nextPermitted = (contact: Contact, at: Date): Date => {
  if (isNear(contact, at)) return at;
  const { purpose, zone, eventAt } = contact;
  for (let day = dayIn(zone, at); ; day = Temporal.PlainDate.from(day).add({ days: 1 }).toString()) {
    const hours = hoursOn(purpose, day);
    if (!hours) continue;
    const from = instantFrom(zone, day, hours.from);
    if (at >= instantFrom(zone, day, hours.to)) continue;
    const opens = from > at ? from : at;
    const near = eventAt ? new Date(eventAt.getTime() - NEAR_EVENT_MS) : null;
    return purpose === 'service' && near && near > at && near < opens ? near : opens;
  }
};

export const isPermittedAt = (contact: Contact, at: Date): boolean =>
  nextPermitted(contact, at).getTime() === at.getTime();

export const mayCallAt = (zone: string, at: Date): boolean => isPermittedAt({ purpose: 'call', zone }, at);
