import { addDays, dayIn, timeIn } from '@propguard/rules/time/wall-time';
import { isInPart } from '@propguard/rules/waitlist/waitlist';
import type * as z from 'zod';
import type { TimerRun } from '../../timers/define-timer.ts';
import { listAgents } from '../agents/list-agents.ts';
import type { ActingScope } from '../appointments/tell-of-appointment.ts';
import { publicTimes } from '../booking/list-page-times.ts';
import { offerToNext } from './offer-time.ts';
import { findWaiting, type PlaceRow } from './store.ts';
import type { HOURS_CHANGED } from './waitlist-timers.ts';

/** As many days as free times are asked for at once. */
const DAYS_AT_ONCE = 31;

/** The first free time of the agent that somebody who waits could come at, and was not offered before. */
const firstFor = async (
  scope: ActingScope,
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
      .find(
        (start) =>
          dayIn(zone, start) <= entry.toDay &&
          isInPart(entry.part, timeIn(zone, start)) &&
          !passed.has(start.getTime()),
      );
    if (found) return found;
  }
  return null;
};

/** What an agent's new hours make possible is offered to who waits, one after the other, each a time of their own. */
export const offerNewHours = async ({
  services,
  tx,
  workspaceId,
  payload: { agentId },
}: TimerRun<z.infer<typeof HOURS_CHANGED.payload>>): Promise<void> => {
  const scope = { services, tx, workspaceId };
  const agent = (await listAgents(scope)).items.find(({ id }) => id === agentId);
  if (!agent) return;
  for (const place of await findWaiting(tx, agentId)) {
    const startsAt = await firstFor(scope, place, agent);
    if (startsAt) await offerToNext(scope, { agentId, startsAt, zone: agent.zone });
  }
};
