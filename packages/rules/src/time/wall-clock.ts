/**
 * What a clock on a wall shows over some weeks, for whoever needs thousands of moments of it. Between two changes of the
 * clocks it runs as any other, so a stretch of time is a few pieces of one offset each, asked of the zone once: a time
 * that is skipped lies in no piece, one that is shown twice in two, of which the earlier counts. Same answers as
 * `instantOf`, `instantFrom` and `dayStart` of wall-time.ts, held to them by a test.
 */
import { Temporal } from 'temporal-polyfill';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A day's walls may belong to moments of the day before or after, by universal time. */
const MARGIN_MS = 3 * DAY_MS;

type Piece = { from: number; until: number; offset: number };

const piecesOf = (zone: string, from: number, until: number): Piece[] => {
  const pieces: Piece[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  while (at.epochMilliseconds < until) {
    const next = at.getTimeZoneTransition('next');
    const end = Math.min(next?.epochMilliseconds ?? until, until);
    pieces.push({ from: at.epochMilliseconds, until: end, offset: at.offsetNanoseconds / 1e6 });
    if (!next) break;
    at = next;
  }
  return pieces;
};

/** Midnight of a day as if clocks showed universal time; the same day is asked for again and again. */
const dayMarks = (): ((day: string) => number) => {
  let known = '';
  let mark = 0;
  return (day) => {
    if (day !== known) {
      mark = Date.parse(`${day}T00:00:00Z`);
      known = day;
    }
    return mark;
  };
};

export type WallClock = {
  /** Days that moments from the first to the last fall on there. */
  days: string[];
  /** When the clock shows so many minutes after midnight on a day, in milliseconds; null when it never does. */
  at: (day: string, minutes: number) => number | null;
  /** When it has reached them: where they are skipped, the moment after. */
  from: (day: string, minutes: number) => number;
};

/** The clock of a zone from one moment to another. */
export const wallClock = (zone: string, first: Date, last: Date): WallClock => {
  const pieces = piecesOf(zone, first.getTime() - MARGIN_MS, last.getTime() + MARGIN_MS);
  const dayMs = dayMarks();
  const shown = (instant: number): number =>
    instant + (pieces.find(({ until }) => instant < until)?.offset ?? 0);
  const days: string[] = [];
  const lastDay = Math.floor(shown(last.getTime()) / DAY_MS);
  for (let day = Math.floor(shown(first.getTime()) / DAY_MS); day <= lastDay; day++)
    days.push(new Date(day * DAY_MS).toISOString().slice(0, 10));

  const at = (day: string, minutes: number): number | null => {
    const wall = dayMs(day) + minutes * MINUTE_MS;
    for (const { from, until, offset } of pieces)
      if (from <= wall - offset && wall - offset < until) return wall - offset;
    return null;
  };
  const from = (day: string, minutes: number): number => {
    const exact = at(day, minutes);
    if (exact !== null) return exact;
    const wall = dayMs(day) + minutes * MINUTE_MS;
    const after = pieces.find((piece) => piece.from + piece.offset > wall);
    if (!after) throw new RangeError(`${day} is outside of what this clock was made for.`);
    return after.from;
  };
  return { days, at, from };
};

/** '09:30' as minutes after midnight; '24:00' is the end of the day. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
