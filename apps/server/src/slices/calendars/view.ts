import type { CalendarLink } from '@propguard/protocol/calendars';
import type { ShownLink } from './store.ts';

export const toLink = ({ link, agentName, busyTimes }: ShownLink): CalendarLink => ({
  id: link.id,
  agent: { id: link.agentId, name: agentName },
  kind: link.kind,
  name: link.name,
  host: new URL(link.url).host,
  state: link.state,
  problem: link.problem,
  busyTimes,
  syncedAt: link.syncedAt?.toISOString() ?? null,
  triedAt: link.triedAt?.toISOString() ?? null,
  createdAt: link.createdAt.toISOString(),
});
