import type { CalendarFeed } from '@propguard/protocol/booking';
import { FEEDS_PER_WORKSPACE } from '@propguard/rules/booking/booking-pages';
import { demandRoom } from '../../access/demand-room.ts';
import { issueGuestPass, revokeGuestPass } from '../../access/guest-passes.ts';
import type { OpenGuest } from '../../access/guest-scope.ts';
import { openHeld } from '../../access/open-held.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { attachment } from '../../attachment.ts';
import { fail } from '../../fail.ts';
import { listAgents } from '../agents/list-agents.ts';
import { CALENDAR_TYPE, calendarFile } from '../appointments/calendar-file.ts';
import { countFeeds, type FeedRow, findBookedOf, findFeeds } from './store.ts';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 60;

const toFeed = ({ id, agentId, agentName, createdAt }: FeedRow): CalendarFeed => ({
  id,
  agent: { id: agentId, name: agentName },
  createdAt: createdAt.toISOString(),
});

export const listFeeds = async ({ tx }: Pick<WorkspaceScope, 'tx'>): Promise<{ items: CalendarFeed[] }> => ({
  items: (await findFeeds(tx)).map(toFeed),
});

/** A link by which a calendar elsewhere follows an agent. It stands in this answer and nowhere else. */
export const createFeed = async (
  scope: WorkspaceScope,
  agentId: string,
): Promise<CalendarFeed & { url: string }> => {
  const { services, tx, workspaceId } = scope;
  if (!(await listAgents(scope)).items.some(({ id }) => id === agentId)) throw fail('NOT_FOUND');
  await demandRoom(tx, {
    of: 'calendar links',
    owner: workspaceId,
    most: FEEDS_PER_WORKSPACE,
    count: () => countFeeds(tx),
  });
  const { id, secret } = await issueGuestPass(scope, {
    kind: 'calendar-feed',
    subjectId: agentId,
    expiresAt: null,
  });
  const [row] = await findFeeds(tx, [id]);
  if (!row) throw new Error('The link was not written.');
  return {
    ...toFeed(row),
    url: `${services.config.http.publicUrl}/api/calendar-feeds/${secret}/calendar`,
  };
};

/** From this moment on the link opens nothing. */
export const revokeFeed = async ({ tx }: WorkspaceScope, id: string): Promise<{ done: true }> => {
  if ((await findFeeds(tx, [id])).length === 0) throw fail('NOT_FOUND');
  await revokeGuestPass(tx, id);
  return { done: true };
};

export const showFeed = (open: OpenGuest, resHeaders: Headers | undefined): Promise<File> =>
  openHeld(open, 'read', async (scope) => {
    const agent = (await listAgents(scope)).items.find(({ id }) => id === scope.subjectId);
    if (!agent) throw fail('LINK_EXPIRED');
    const rows = await findBookedOf(scope.tx, agent.id, new Date(Date.now() - KEPT_DAYS * DAY_MS));
    const content = calendarFile({
      method: 'PUBLISH',
      name: agent.name,
      entries: rows.map(({ appointment }) => appointment),
    });
    return attachment(resHeaders, { name: 'calendar.ics', type: CALENDAR_TYPE, content });
  });
