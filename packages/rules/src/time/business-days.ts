import { Temporal } from 'temporal-polyfill';
import type { State } from '../places/states.ts';
import { holidayOn } from './holidays.ts';

const SATURDAY = 6;

/** Monday to Friday, but for the public holidays of the state. */
const isBusinessDay = (day: string, state: State): boolean =>
  Temporal.PlainDate.from(day).dayOfWeek < SATURDAY && holidayOn(day, state) === null;

export const businessDaysAfter = (day: string, count: number, state: State): string[] => {
  const days: string[] = [];
  for (let next = Temporal.PlainDate.from(day); days.length < count; ) {
    next = next.add({ days: 1 });
    if (isBusinessDay(next.toString(), state)) days.push(next.toString());
  }
  return days;
};

/** The day so many business days later. None later is the day itself, whichever it is. */
export const addBusinessDays = (day: string, count: number, state: State): string =>
  businessDaysAfter(day, count, state).at(-1) ?? day;
