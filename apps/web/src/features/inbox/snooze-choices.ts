import type { text } from './text.ts';

const HOUR_MS = 3_600_000;
const MORNING = 9;
const EVENING = 17;
const DAYS_A_WEEK = 7;

const at = (day: Date, hour: number): Date => {
  const moved = new Date(day);
  moved.setHours(hour, 0, 0, 0);
  return moved;
};

const later = (day: Date, days: number): Date => {
  const moved = new Date(day);
  moved.setDate(moved.getDate() + days);
  return moved;
};

/** By the clocks of whoever puts it off. What is past already is not offered. */
export const snoozeChoices = (now: Date): { name: keyof typeof text.snoozes; until: Date }[] => {
  const toMonday = (DAYS_A_WEEK + 1 - now.getDay()) % DAYS_A_WEEK || DAYS_A_WEEK;
  const choices = [
    { name: 'hour' as const, until: new Date(now.getTime() + HOUR_MS) },
    { name: 'evening' as const, until: at(now, EVENING) },
    { name: 'tomorrow' as const, until: at(later(now, 1), MORNING) },
    { name: 'week' as const, until: at(later(now, toMonday), MORNING) },
  ];
  return choices.filter(({ until }) => until > now);
};
