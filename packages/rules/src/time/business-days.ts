import { Temporal } from 'temporal-polyfill';

const SATURDAY = 6;

const isBusinessDay = (day: Temporal.PlainDate): boolean => day.dayOfWeek < SATURDAY;

/** The business days after a day, Monday to Friday. Public holidays count as any other day: none are known here yet. */
export const businessDaysAfter = (day: string, count: number): string[] => {
  const days: string[] = [];
  for (let next = Temporal.PlainDate.from(day); days.length < count; ) {
    next = next.add({ days: 1 });
    if (isBusinessDay(next)) days.push(next.toString());
  }
  return days;
};

/** The day so many business days later. None later is the day itself, whichever it is. */
export const addBusinessDays = (day: string, count: number): string =>
  businessDaysAfter(day, count).at(-1) ?? day;
