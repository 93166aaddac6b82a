import type { WaitlistEntry, WaitlistPlace } from '@propguard/protocol/waitlist';
import type { PlaceRow } from './store.ts';

const wishOf = ({ place, fromDay, toDay, part }: PlaceRow['entry']) => ({ place, fromDay, toDay, part });

export const toEntry = ({ entry, page, personName }: PlaceRow): WaitlistEntry => ({
  id: entry.id,
  page: { id: page.id, title: page.title, kind: page.kind, agentId: page.agentId },
  person: { id: entry.personId, name: personName },
  leadId: entry.leadId,
  ...wishOf(entry),
  state: entry.state,
  offeredStartTime: entry.offeredStartsAt?.toISOString() ?? null,
  offeredUntil: entry.offeredUntil?.toISOString() ?? null,
  createdAt: entry.createdAt.toISOString(),
});

/** What its holder may know: nothing of who else waits. */
export const toPlace = (
  { entry, page, agentName }: PlaceRow,
  { office, zone, address, offer }: Pick<WaitlistPlace, 'office' | 'zone' | 'address' | 'offer'>,
): WaitlistPlace => ({
  title: page.title,
  office,
  zone,
  agent: agentName,
  address,
  slug: page.slug,
  ...wishOf(entry),
  state: entry.state,
  offer,
});
