import { BUSY_PER_CALENDAR } from '@propguard/rules/calendars/calendar-links';
import { fetchPublished } from '../../providers/caldav/fetch-published.ts';
import { busyWindow } from './busy-window.ts';
import { readEvents } from './read-events.ts';
import { findOwn, replaceBusy, type ShownLink } from './store.ts';
import type { SyncRun } from './sync-run.ts';

/**
 * A published calendar is read whole, and takes the place of what was read before in one transaction. Our own
 * appointments that stand in it say nothing new. Gives how many events could not be read whole.
 */
export const pullPublished = async (run: SyncRun, { link, zone }: ShownLink): Promise<number> => {
  const { config } = run.services;
  const text = await fetchPublished(link.url, {
    mayBePrivate: config.outsideServices.mayBePrivate,
    signal: run.signal,
  });
  const { busy, skipped } = readEvents(text, busyWindow(zone));
  const near = busy
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, BUSY_PER_CALENDAR);
  await run.transaction(async (tx) => {
    const own = new Set((await findOwn(tx, [...new Set(near.map(({ uid }) => uid))])).map(({ uid }) => uid));
    await replaceBusy(
      tx,
      { workspaceId: run.workspaceId, calendarId: link.id },
      null,
      near.filter(({ uid }) => !own.has(uid)).map((time) => ({ ...time, href: '' })),
    );
  });
  return skipped;
};
