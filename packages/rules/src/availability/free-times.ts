/**
 * When somebody can be booked: a function of what is known, and of nothing else. The week's hours and leave are by the
 * clocks on the agent's wall; so are the times that are offered, half past nine in summer as in winter. How long one
 * takes is time that passes. The database has the last word: this says what to offer, its constraint who wins.
 */
import { Temporal } from 'temporal-polyfill';
import type { Span, WorkingTimes } from '../agents/spans.ts';
import { hoursOn } from '../agents/working-hours.ts';
import { minutesOf, type WallClock, wallClock } from '../time/wall-clock.ts';
import { dayIn } from '../time/wall-time.ts';

const MINUTE_MS = 60_000;

/** From the first moment, up to the last but without it. */
export type Stretch = { from: Date; to: Date };

export type BookingRules = {
  /** How long it takes. */
  minutes: number;
  /** Time that is kept free before and after, such as for the way; it may lie outside the hours. */
  bufferBefore: number;
  bufferAfter: number;
  /** From one time that is offered to the next, counted from when the hours begin. */
  step: number;
  /** So long before, at least. */
  noticeMinutes: number;
  /** So many days ahead, at most; today is none. */
  horizonDays: number;
};

export type Bookable = WorkingTimes & {
  /** How many there may be at the same time. */
  capacity: number;
  /** Bookings and holds that live, with their own buffers. */
  live: readonly Stretch[];
  /** What other calendars say; one is enough, whatever the capacity. */
  busy: readonly Stretch[];
};

type Range = { from: number; to: number };

const toRange = ({ from, to }: Stretch): Range => ({ from: from.getTime(), to: to.getTime() });

/** Stretches in order that do not touch, however the given ones lie. */
const merged = (ranges: Range[]): Range[] => {
  const joined: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else if (range.to > range.from) joined.push({ ...range });
  }
  return joined;
};

/** Where as many live at once as there may be. At one moment, what ends is over before what begins. */
const fullStretches = (live: readonly Stretch[], capacity: number): Range[] => {
  const steps = live
    .filter(({ from, to }) => from < to)
    .flatMap(({ from, to }) => [
      { at: from.getTime(), by: 1 },
      { at: to.getTime(), by: -1 },
    ])
    .toSorted((a, b) => a.at - b.at || a.by - b.by);
  const full: Range[] = [];
  let depth = 0;
  for (const { at, by } of steps) {
    depth += by;
    if (by === 1 && depth === capacity) full.push({ from: at, to: Number.POSITIVE_INFINITY });
    else if (by === -1 && depth === capacity - 1) {
      const last = full.at(-1);
      if (last) last.to = at;
    }
  }
  return full;
};

const takenOf = ({ live, capacity, busy }: Bookable): Range[] =>
  merged([...fullStretches(live, capacity), ...busy.map(toRange)]);

/** Whether a stretch meets one of these. */
const meets = (taken: readonly Range[], { from, to }: Range): boolean => {
  let low = 0;
  let high = taken.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((taken[middle]?.to ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  const first = taken[low];
  return first !== undefined && first.from < to;
};

/** What is blocked by a booking that begins then. */
export const busyOf = (
  start: Date,
  { minutes, bufferBefore, bufferAfter }: Pick<BookingRules, 'minutes' | 'bufferBefore' | 'bufferAfter'>,
): Stretch => ({
  from: new Date(start.getTime() - bufferBefore * MINUTE_MS),
  to: new Date(start.getTime() + (minutes + bufferAfter) * MINUTE_MS),
});

/** The times that a span of hours offers: those on its clock from which there is time enough until it ends. */
const offered = (clock: WallClock, day: string, span: Span, { minutes, step }: BookingRules): number[] => {
  const ends = clock.from(day, minutesOf(span.to));
  const last = minutesOf(span.to);
  const starts: number[] = [];
  for (let wall = minutesOf(span.from); wall < last; wall += step) {
    const start = clock.at(day, wall);
    if (start !== null && start + minutes * MINUTE_MS <= ends) starts.push(start);
  }
  return starts;
};

/** The last day on which something may be booked, by the agent's wall. */
const lastDay = (zone: string, now: Date, horizonDays: number): string =>
  Temporal.PlainDate.from(dayIn(zone, now)).add({ days: horizonDays }).toString();

export type Asked = { now: Date; from: Date; to: Date };

/** Free times that begin from one moment up to another, the earliest first. */
export const freeTimes = (agent: Bookable, rules: BookingRules, { now, from, to }: Asked): Date[] => {
  const earliest = Math.max(from.getTime(), now.getTime() + rules.noticeMinutes * MINUTE_MS);
  if (earliest >= to.getTime()) return [];
  const clock = wallClock(agent.zone, new Date(earliest), to);
  const until = lastDay(agent.zone, now, rules.horizonDays);
  const taken = takenOf(agent);
  const before = rules.bufferBefore * MINUTE_MS;
  const after = (rules.minutes + rules.bufferAfter) * MINUTE_MS;
  const free = new Set<number>();
  for (const day of clock.days) {
    if (day > until) break;
    for (const span of hoursOn(agent, day))
      for (const start of offered(clock, day, span, rules))
        if (
          start >= earliest &&
          start < to.getTime() &&
          !meets(taken, { from: start - before, to: start + after })
        )
          free.add(start);
  }
  return [...free].toSorted((a, b) => a - b).map((start) => new Date(start));
};

export type NotFree = 'past' | 'notice' | 'horizon' | 'hours' | 'taken';

/** Why nothing can begin at a moment, whether or not it is one of those that are offered; null when it can. */
export const whyNotFree = (
  agent: Bookable,
  rules: BookingRules,
  { now, start }: { now: Date; start: Date },
): NotFree | null => {
  const at = start.getTime();
  if (at < now.getTime()) return 'past';
  if (at < now.getTime() + rules.noticeMinutes * MINUTE_MS) return 'notice';
  const clock = wallClock(agent.zone, start, start);
  const day = clock.days[0] ?? '';
  if (day > lastDay(agent.zone, now, rules.horizonDays)) return 'horizon';
  const isWithinHours = hoursOn(agent, day).some(
    (span) =>
      clock.from(day, minutesOf(span.from)) <= at &&
      at + rules.minutes * MINUTE_MS <= clock.from(day, minutesOf(span.to)),
  );
  if (!isWithinHours) return 'hours';
  return meets(takenOf(agent), toRange(busyOf(start, rules))) ? 'taken' : null;
};

/** Of several agents: each free time with who has it, the earliest first. */
export const freeTimesOfTeam = <Id extends string>(
  team: readonly (Bookable & { id: Id })[],
  rules: BookingRules,
  asked: Asked,
): { start: Date; agentIds: Id[] }[] => {
  const byStart = new Map<number, Id[]>();
  for (const agent of team)
    for (const start of freeTimes(agent, rules, asked)) {
      const known = byStart.get(start.getTime());
      if (known) known.push(agent.id);
      else byStart.set(start.getTime(), [agent.id]);
    }
  return [...byStart]
    .toSorted(([a], [b]) => a - b)
    .map(([start, agentIds]) => ({ start: new Date(start), agentIds }));
};
