import { dayOf, isoOf } from '@propguard/engine/day-number';

/** The day that was said, the latest one of its date where no year was; today's where none was or it is still to come. */
export const dayAsked = (onDay: string | undefined, today: number): number => {
  if (onDay === undefined) return today;
  const thisYear = Number(isoOf(today).slice(0, 4));
  const ofLastYear = onDay.replace(/^last/, String(thisYear - 1));
  const days = /^\d{4}-/.test(ofLastYear)
    ? [dayOf(ofLastYear)]
    : [thisYear, thisYear - 1].map((year) => dayOf(`${year}-${onDay}`));
  return days.find((day) => day <= today) ?? today;
};
