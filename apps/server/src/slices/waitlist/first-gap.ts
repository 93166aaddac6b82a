import { addDays, dayIn } from '@propguard/rules/time/wall-time';
import { fitsWish } from '@propguard/rules/waitlist/waitlist';
import type { ActingScope } from '../appointments/tell-of-appointment.ts';
import { publicTimes } from '../booking/list-page-times.ts';
import type { PlaceRow } from './store.ts';

/** As many days as free times are asked for at once. */
const DAYS_AT_ONCE = 31;

/** The first free time of the agent that somebody who waits could come at, and was not offered before. */
export const firstGap = async (
  scope: Pick<ActingScope, 'tx' | 'workspaceId'>,
  { entry, page }: PlaceRow,
  { id: agentId, zone }: { id: string; zone: string },
): Promise<Date | null> => {
  const today = dayIn(zone, new Date());
  const passed = new Set(entry.passed.map((time) => time.getTime()));
  for (
    let from = entry.fromDay > today ? entry.fromDay : today;
    from <= entry.toDay;
    from = addDays(from, DAYS_AT_ONCE)
  ) {
    const sought = { kind: page.kind, place: entry.place, agentId };
    const { items } = await publicTimes(scope, sought, { from, days: DAYS_AT_ONCE, zone });
    const found = items
      .map(({ startTime }) => new Date(startTime))
      .find((start) => fitsWish(entry, zone, start) && !passed.has(start.getTime()));
    if (found) return found;
  }
  return null;
};
