import type { ActivityKind } from '../activities/activity-kinds.ts';
import { DAY_MS, leftAfter } from './half-life.ts';

export const ENGAGEMENT_HALF_LIFE_MS = 14 * DAY_MS;
/** So many points fill the factor to 63 of 100; each further one fills less. */
const POINTS_SCALE = 40;

/**
 * What a happening says of their interest, and how often it may say so in a day: ten short messages are one talk. A kind
 * that is not here says nothing of it, such as what we did ourselves.
 */
const ENGAGEMENT_POINTS: Partial<Record<ActivityKind, { points: number; perDay: number }>> = {
  'message-received': { points: 4, perDay: 5 },
  'hand-over-asked': { points: 10, perDay: 1 },
  interaction: { points: 8, perDay: 3 },
  'appointment-booked': { points: 12, perDay: 2 },
};

export type Happened = { id: string; kind: ActivityKind; at: number };
export type CountedHappening = Happened & { points: number };

/** A day of the clock in UTC: it dampens, and nobody is told a date by it. */
const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** What counts, with what is left of its points at that moment: of a kind and day the newest, up to the cap. */
export const countedHappenings = (happened: readonly Happened[], at: number): CountedHappening[] => {
  const taken = new Map<string, number>();
  const counted: CountedHappening[] = [];
  for (const one of [...happened].sort((a, b) => b.at - a.at)) {
    const rule = ENGAGEMENT_POINTS[one.kind];
    if (!rule || one.at > at) continue;
    const key = `${one.kind} ${dayOf(one.at)}`;
    const before = taken.get(key) ?? 0;
    if (before >= rule.perDay) continue;
    taken.set(key, before + 1);
    counted.push({ ...one, points: rule.points * leftAfter(at - one.at, ENGAGEMENT_HALF_LIFE_MS) });
  }
  return counted;
};

export const pointsOf = (counted: readonly { points: number }[]): number =>
  counted.reduce((sum, { points }) => sum + points, 0);

/** 0-100 of so many points that are left. */
export const engagementOf = (points: number): number => 100 * (1 - Math.exp(-points / POINTS_SCALE));
