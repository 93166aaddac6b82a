import type { CalendarServer } from '@propguard/protocol/calendars';
import type { AnyScope } from '../../access/any-scope.ts';
import type { OpenWorkspace } from '../../access/workspace-scope.ts';
import { invalid } from '../../fail.ts';
import { CalendarProblem, UnknownThere } from '../../providers/caldav/calendar-problem.ts';
import { discoverCalendars, type FoundCalendar } from '../../providers/caldav/discover-calendars.ts';
import { RefusedAddress } from '../../providers/outside/outside-fetch.ts';

/** Which calendars somebody has on a server. Nothing is kept; no transaction waits for the other side. */
export const findCalendars = async (
  { services, open }: AnyScope & { open: OpenWorkspace },
  server: CalendarServer,
): Promise<{ items: FoundCalendar[] }> => {
  // Whoever may connect one may look for one.
  await open('read', async () => undefined);
  try {
    const { mayBePrivate } = services.config.outsideServices;
    return { items: await discoverCalendars(server, { mayBePrivate }) };
  } catch (error) {
    const isKnown = error instanceof CalendarProblem || error instanceof RefusedAddress;
    if (!isKnown) services.log.warn({ err: error }, 'a calendar server was not reached');
    const message = isKnown ? error.message : 'We couldn’t reach a calendar server there. Check the address.';
    throw invalid({ field: error instanceof UnknownThere ? 'password' : 'url', message });
  }
};
