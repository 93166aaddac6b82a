import type { CalendarLink, NewCalendar } from '@propguard/protocol/calendars';
import { CALENDARS_PER_AGENT } from '@propguard/rules/calendars/calendar-links';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import { cancelTimer } from '../../timers/set-timer.ts';
import { listAgents } from '../agents/list-agents.ts';
import { settleNotice } from '../notices/settle-notice.ts';
import { deletedKey } from './deleted-key.ts';
import {
  countLinksOf,
  deleteLink,
  findCalendarsOf,
  findLink,
  findLinks,
  findOwnById,
  forgetGone,
  insertLink,
} from './store.ts';
import { CALENDAR_SYNC, syncAt } from './sync-timer.ts';
import { toLink } from './view.ts';

export const listCalendars = async ({
  tx,
}: Pick<WorkspaceScope, 'tx'>): Promise<{ items: CalendarLink[] }> => ({
  items: (await findLinks(tx)).map(toLink),
});

const shown = async ({ tx }: WorkspaceScope, id: string): Promise<CalendarLink> => {
  const row = await findLink(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return toLink(row);
};

const refuseTwice = (error: unknown): never => {
  throw isUniqueViolation(error, 'calendar_link_once')
    ? invalid({ field: 'url', message: 'This calendar is already connected.' })
    : error;
};

/** It is read at once, and every few minutes from then on. The password is sealed, and never given back. */
export const connectCalendar = async (
  scope: WorkspaceScope,
  { agentId, kind, name, url, username, password }: NewCalendar,
): Promise<CalendarLink> => {
  const { services, tx, workspaceId } = scope;
  if (!(await listAgents(scope)).items.some(({ id }) => id === agentId)) throw fail('NOT_FOUND');
  await demandRoom(tx, {
    of: 'calendars',
    owner: agentId,
    most: CALENDARS_PER_AGENT,
    count: () => countLinksOf(tx, agentId),
  });
  const isCalDav = kind === 'caldav';
  const id = await insertLink(tx, {
    workspaceId,
    agentId,
    kind,
    name: name || new URL(url).host,
    url,
    username: isCalDav ? username : null,
    sealedPassword: isCalDav
      ? services.vault.seal(SEALED_FOR.calendarPassword, Buffer.from(password, 'utf8'))
      : null,
  }).catch(refuseTwice);
  await syncAt(scope, id, new Date());
  await publish(tx, { workspaceId, subject: 'calendars', id });
  return shown(scope, id);
};

export const syncNow = async (scope: WorkspaceScope, id: string): Promise<CalendarLink> => {
  const link = await shown(scope, id);
  await syncAt(scope, id, new Date());
  return link;
};

/** What it said of the agent's time goes with it; what we wrote there stays there. */
export const removeCalendar = async (scope: WorkspaceScope, id: string): Promise<{ done: true }> => {
  const { tx, workspaceId } = scope;
  if (!(await deleteLink(tx, id))) throw fail('NOT_FOUND');
  await cancelTimer(scope, CALENDAR_SYNC, id);
  await publish(tx, { workspaceId, subject: 'calendars', id });
  return { done: true };
};

/** The agent's answer to whether what they deleted elsewhere is called off: it stands, and is written there again. */
export const keepAppointment = async (scope: WorkspaceScope, id: string): Promise<{ done: true }> => {
  const { tx, workspaceId } = scope;
  const found = await findOwnById(tx, id);
  if (!found?.appointment.agentId) throw fail('NOT_FOUND');
  if (!(await forgetGone(tx, id))) throw fail('NOT_FOUND');
  await settleNotice(scope, deletedKey(id));
  for (const calendarId of await findCalendarsOf(tx, found.appointment.agentId))
    await syncAt(scope, calendarId, new Date());
  await publish(tx, { workspaceId, subject: 'appointments', id });
  return { done: true };
};
