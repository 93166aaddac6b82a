import { dayIn, dayStart, nextMonthStart } from '../time/wall-time.ts';

export type AllowanceMonth = {
  /** '2026-11' */
  name: string;
  /** The first instant of the next month, when the count begins anew. */
  endsAt: Date;
  /** Its day there: '2026-12-01'. */
  nextFirst: string;
};

/** The calendar month of an instant, by the clocks of the workspace's time zone. */
export const allowanceMonth = (timeZone: string, now: Date): AllowanceMonth => {
  const today = dayIn(timeZone, now);
  const nextFirst = nextMonthStart(today);
  return { name: today.slice(0, 'yyyy-mm'.length), endsAt: dayStart(timeZone, nextFirst), nextFirst };
};
