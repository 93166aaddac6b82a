const MINUTE_MS = 60_000;

const partsIn = (timeZone: string, instant: Date) => {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
};

/** How far clocks there are ahead of UTC. */
const offsetMs = (timeZone: string, instant: Date): number => {
  const { year, month, day, hour, minute, second } = partsIn(timeZone, instant);
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((shown - instant.getTime()) / MINUTE_MS) * MINUTE_MS;
};

/** Midnight there; asked twice, because the offset at midnight may differ from the one nearby. */
const midnightIn = (timeZone: string, year: number, month: number): Date => {
  const wanted = Date.UTC(year, month, 1);
  const nearly = wanted - offsetMs(timeZone, new Date(wanted));
  return new Date(wanted - offsetMs(timeZone, new Date(nearly)));
};

export type AllowanceMonth = {
  /** '2026-11' */
  name: string;
  /** The first instant of the next month, when the count begins anew. */
  endsAt: Date;
  /** Its day there: '2026-12-01'. */
  nextFirst: string;
};

const monthName = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** The calendar month of an instant, by the clocks of the workspace's time zone. */
export const allowanceMonth = (timeZone: string, now: Date): AllowanceMonth => {
  const { year, month } = partsIn(timeZone, now);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  return {
    name: monthName(year, month),
    endsAt: midnightIn(timeZone, year, month),
    nextFirst: `${monthName(nextYear, nextMonth)}-01`,
  };
};
