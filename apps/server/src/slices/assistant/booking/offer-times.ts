import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import {
  type DaySpan,
  dayDiffers,
  isNoDay,
  suitsHours,
  type WantedTime,
  wantedDays,
} from '@propguard/rules/booking/wanted-days';
import { shortWhenText } from '@propguard/rules/time/time-texts';
import { addDays, dayIn, timeIn, weekdayOf } from '@propguard/rules/time/wall-time';
import type { OfferedTime } from '@propguard/talk/dialogue/booking/chosen-time';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import type { Booker } from './office.ts';
import { timesFor, type Viewing } from './viewing-of.ts';

const OFFERED = 4;
const AHEAD_DAYS = 21;
const WEEK = 7;

/** `isNear`: not at the minute that was asked for, but close to it. */
type Offer = {
  zone: string;
  isElse: boolean;
  isNear?: boolean;
  offered: OfferedTime[];
  /** Of several days that were asked for, those without a time that suits. */
  noneOn?: string[];
  /** A date and a weekday were said that are not the same day: times of both are offered. */
  differs?: { date: string; said: string };
};

type Wish = WantedTime & { isSure?: boolean | undefined; isSoonest?: boolean | undefined };
type Wanted = Wish & {
  /** A day that is over was named: the next that there are are offered. */
  isPast?: boolean | undefined;
  after?: string | undefined;
  /** Other times that are as welcome. */
  either?: Wish[] | undefined;
  /** What will do where the first is not to be had, in this order; at last a time that was offered before. */
  otherwise?: (Wish & { either?: Wish[] | undefined })[] | undefined;
  orElse?: string | undefined;
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const HALF_DAY = 12 * 60;
const NEAR_MINUTES = 45;

/** How far a time of day is from the one that was said; '10' may be in the evening too. */
const awayFrom = (wanted: Wish, time: string): number => {
  if (wanted.time === undefined) return 0;
  const away = Math.abs(minutesOf(time) - minutesOf(wanted.time));
  return wanted.isSure ? away : Math.min(away, Math.abs(away - HALF_DAY));
};

/** A few, spread over what there is, so that not all are in the first hour. */
const spread = <T>(all: readonly T[]): T[] => {
  if (all.length <= OFFERED) return [...all];
  const step = (all.length - 1) / (OFFERED - 1);
  return Array.from({ length: OFFERED }, (_, at) => all[Math.round(at * step)] as T);
};

const inOrder = (times: readonly OfferedTime[]): OfferedTime[] =>
  [...new Map(times.map((one) => [one.startsAt, one])).values()].sort((a, b) =>
    a.startsAt < b.startsAt ? -1 : 1,
  );

/** Whoever names no day hears of the next ones. */
const ofNextDays = (free: readonly OfferedTime[]): OfferedTime[] => {
  const days = [...new Set(free.map(({ day }) => day))].slice(0, OFFERED);
  return free.filter(({ day }) => days.includes(day));
};

/** Several days that were named, one by one: who hears of one of them only asks what the others are. */
const namedDays = (span: DaySpan | null): string[] => {
  const days = Array.from({ length: span?.days ?? 0 }, (_, at) => addDays(span?.from ?? '', at));
  const named = days.filter((day) => !span?.weekdays || span.weekdays.includes(weekdayOf(day)));
  return named.length > FEW_DAYS ? [] : named;
};
const FEW_DAYS = 3;

const chosenOf = (free: readonly OfferedTime[], wanted: Wish): OfferedTime[] => {
  if (wanted.isSoonest) return free.slice(0, OFFERED);
  if (wanted.time === undefined) return spread(free);
  const nearest = [...free].sort((a, b) => awayFrom(wanted, a.time) - awayFrom(wanted, b.time));
  const [first] = nearest;
  const isExact = first !== undefined && awayFrom(wanted, first.time) === 0;
  return nearest
    .filter(({ time }) => !isExact || awayFrom(wanted, time) === 0)
    .slice(0, OFFERED)
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
};

const saysHours = ({ part, notPart, notBefore, before, windows }: Wish): boolean =>
  [part, notPart, notBefore, before, windows].some((hours) => hours !== undefined);

/** Times to offer for what somebody said, by the clocks of a zone; where none fits, the next that there are. */
export const offerTimes = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  {
    booker,
    viewing,
    wanted,
    zone,
    language,
    notOn,
  }: {
    booker: Booker;
    viewing: Viewing;
    wanted: Wanted;
    zone: string;
    language: AssistantLanguage;
    /** A day that does not suit. */
    notOn?: string | undefined;
  },
): Promise<Offer> => {
  const now = new Date();
  const find = async ({ weekdays, ...span }: DaySpan): Promise<OfferedTime[]> => {
    const starts = await timesFor(scope, booker, viewing, { ...span, zone });
    const found = starts.map((start) => {
      const day = dayIn(zone, start);
      return {
        startsAt: start.toISOString(),
        text: shortWhenText(language, zone, start),
        day,
        weekday: weekdayOf(day),
        time: timeIn(zone, start),
      };
    });
    return found.filter(({ weekday, day }) => (!weekdays || weekdays.includes(weekday)) && day !== notOn);
  };
  const any = { from: dayIn(zone, now), days: AHEAD_DAYS };
  const daysOf = (wish: Wanted): DaySpan | null =>
    wish.after ? { from: addDays(wish.after, 1), days: AHEAD_DAYS } : wantedDays(wish, zone, now);
  const fittingOn = async (wish: Wanted, days: DaySpan | null) => {
    const found = await find(days ?? any);
    const isAnyDay = days === null || wish.after !== undefined;
    const suiting = found.filter(({ time }) => suitsHours(time, wish));
    return {
      fitting: isAnyDay ? ofNextDays(suiting) : suiting,
      free: isAnyDay ? ofNextDays(found) : found,
    };
  };
  const fittingOf = async (wish: Wanted) => {
    const days = daysOf(wish);
    const found = await fittingOn(wish, days);
    // On a Wednesday with nothing left 'Wednesday' is that of next week.
    const isToday = wish.weekday !== undefined && days?.days === 1 && days.from === any.from;
    if (!isToday || found.fitting.length > 0) return found;
    const next = await fittingOn(wish, { ...days, from: addDays(days.from, WEEK) });
    return next.fitting.length > 0 ? next : found;
  };
  /** On days that never suit nothing is offered, whatever else there is. */
  const isOpenDay = ({ weekday }: OfferedTime): boolean => !wanted.notWeekdays?.includes(weekday);
  /** Who asked for an afternoon is shown that of another day, and no morning. */
  const elsewhen = async (
    wishes: readonly Wanted[],
    free: readonly OfferedTime[],
  ): Promise<OfferedTime[]> => {
    const [first] = wishes;
    const from = (first && daysOf(first)?.from) ?? any.from;
    const suiting = wishes.some(saysHours)
      ? (await find({ ...any, from })).filter(
          (one) => isOpenDay(one) && wishes.some((wish) => suitsHours(one.time, wish)),
        )
      : [];
    if (suiting.length > 0) return spread(ofNextDays(suiting));
    if (free.length > 0) return spread(free);
    const later = first && daysOf(first) ? await find(any) : [];
    const open = later.filter(isOpenDay);
    return (open.length > 0 ? open : later).slice(0, OFFERED);
  };
  /** Far from the hour that was said: that hour on other days is as near as another hour on this one. */
  const withOtherDays = async (chosen: readonly OfferedTime[]): Promise<OfferedTime[]> => {
    const isThen = ({ time }: OfferedTime): boolean => awayFrom(wanted, time) <= NEAR_MINUTES;
    const others =
      wanted.time === undefined ? [] : (await find(any)).filter((one) => isOpenDay(one) && isThen(one));
    const half = OFFERED / 2;
    return others.length === 0 ? [...chosen] : inOrder([...chosen.slice(0, half), ...others.slice(0, half)]);
  };
  const offerBoth = async (wish: Wanted): Promise<Offer | null> => {
    const differs = dayDiffers(wish, zone, now);
    if (!differs) return null;
    const { weekday: _, ...byDate } = wish;
    const { date: __, dayOfMonth: ___, ...byWeekday } = wish;
    const both = await Promise.all([byDate, byWeekday].map(fittingOf));
    const offered = inOrder(both.flatMap((one) => chosenOf(one.fitting, wish).slice(0, OFFERED / 2)));
    return offered.length > 0 ? { zone, isElse: false, offered, differs } : null;
  };
  if (wanted.isPast) return { zone, isElse: true, offered: spread(ofNextDays(await find(any))) };
  const differing = await offerBoth(wanted);
  if (differing) return differing;
  const { either = [], otherwise = [], orElse, ...first } = wanted;
  const wishes = [first, ...either];
  const all = await Promise.all(wishes.map(fittingOf));
  const fitting = all.flatMap((one) => one.fitting);
  if (fitting.length > 0) {
    const exact = fitting.filter(({ time }) => awayFrom(wanted, time) === 0);
    const isElse = (wanted.time !== undefined && exact.length === 0) || isNoDay(wanted, zone, now);
    const chosen = all.flatMap((one, at) => chosenOf(one.fitting, wishes[at] ?? first));
    const isNear =
      isElse && exact.length === 0 && fitting.some(({ time }) => awayFrom(wanted, time) <= NEAR_MINUTES);
    const offered =
      either.length > 0
        ? inOrder(spread(inOrder(chosen)))
        : isElse && !isNear
          ? await withOtherDays(chosen)
          : chosen;
    const asked = [...new Set(wishes.flatMap((wish) => namedDays(daysOf(wish))))].sort();
    const noneOn = asked.filter((day) => !fitting.some((one) => one.day === day));
    return { zone, isElse, isNear, offered, ...(isElse || asked.length < 2 ? {} : { noneOn }) };
  }
  for (const { either: others = [], ...wish } of otherwise) {
    const found = inOrder(
      (await Promise.all([wish, ...others].map(fittingOf))).flatMap((one) => one.fitting),
    );
    if (found.length > 0) return { zone, isElse: true, offered: chosenOf(found, wish) };
  }
  const last = orElse === undefined ? [] : (await find(any)).filter(({ startsAt }) => startsAt === orElse);
  if (last.length > 0) return { zone, isElse: true, offered: last };
  return { zone, isElse: true, offered: await elsewhen(wishes, all[0]?.free ?? []) };
};
