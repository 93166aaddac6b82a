import { inEnglish } from '@propguard/rules/messages/in-english';
import { publish } from '../../events/publish.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import type { JobOutcome } from '../../jobs/define-job.ts';
import { CalendarProblem } from '../../providers/caldav/calendar-problem.ts';
import { openCalDav } from '../../providers/caldav/open-caldav.ts';
import { RefusedAddress } from '../../providers/outside/outside-fetch.ts';
import { leaseEnd } from './lease.ts';
import { pullCalDav } from './pull-caldav.ts';
import { pullPublished } from './pull-published.ts';
import { pushAppointments } from './push-appointments.ts';
import { findLink, type ShownLink, takeLink, updateLink } from './store.ts';
import type { SyncJob, SyncRun } from './sync-run.ts';
import { syncLater, syncSoon } from './sync-timer.ts';

/** Of what could not be read whole, the agent hears. */
const problemFor = (skipped: number): string | null =>
  skipped === 0
    ? null
    : inEnglish(
        '{count, plural, one {# event repeats too often, or is written so that it} other {# events repeat too often, or are written so that they}} couldn’t be read in full.',
        { count: skipped },
      );

const bothWays = async (run: SyncRun, row: ShownLink): Promise<number> => {
  const { vault, config } = run.services;
  const { link } = row;
  const caldav = openCalDav(
    {
      url: link.url,
      username: link.username,
      password:
        (link.sealedPassword && vault.open(SEALED_FOR.calendarPassword, link.sealedPassword))?.toString(
          'utf8',
        ) ?? null,
    },
    { mayBePrivate: config.outsideServices.mayBePrivate, signal: run.signal },
  );
  if (link.syncedAt === null) await caldav.demandCalendar();
  const skipped = await pullCalDav(run, row, caldav);
  await pushAppointments(run, row, caldav);
  return skipped;
};

/** What is known of the problem is told; what is not is a fault of ours, and logged. */
const wordsOf = (run: SyncRun, error: unknown): string => {
  if (error instanceof CalendarProblem || error instanceof RefusedAddress) return error.message;
  run.services.log.warn({ err: error, calendarId: run.input.calendarId }, 'a calendar was not read');
  return 'We couldn’t reach the calendar. We’ll try again in a few minutes.';
};

/** Reads a calendar elsewhere, and writes to it what the agent has here. What fails leaves everything as it was. */
export const syncCalendar = async (job: SyncJob): Promise<JobOutcome> => {
  const { workspaceId } = job;
  if (workspaceId === null) throw new Error('A calendar belongs to a workspace.');
  const run: SyncRun = { ...job, workspaceId };
  const { calendarId } = run.input;
  const row = await run.transaction(async (tx) => {
    const taken = await takeLink(tx, calendarId, leaseEnd());
    if (!taken && (await findLink(tx, calendarId))) await syncSoon({ tx, workspaceId }, calendarId);
    return taken;
  });
  if (!row) return {};
  const finish = (failures: number, change: Parameters<typeof updateLink>[2]) =>
    run.transaction(async (tx) => {
      await updateLink(tx, calendarId, { ...change, failures, syncingUntil: null });
      await syncLater({ tx, workspaceId }, calendarId, failures);
      await publish(tx, { workspaceId, subject: 'calendars', id: calendarId });
    });
  try {
    const skipped = await (row.link.kind === 'ics' ? pullPublished(run, row) : bothWays(run, row));
    await finish(0, { state: 'fresh', problem: problemFor(skipped), syncedAt: new Date() });
  } catch (error) {
    run.signal.throwIfAborted();
    await finish(row.link.failures + 1, { state: 'failed', problem: wordsOf(run, error) });
  }
  return {};
};
