import type { WaitlistEntry, WaitlistGap } from '@propguard/protocol/waitlist';
import { GAPS_SHOWN } from '@propguard/rules/waitlist/waitlist';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { listAgents } from '../agents/list-agents.ts';
import { firstGap } from './first-gap.ts';
import { canBeAsked, type Freed, offerTo } from './offer-time.ts';
import { findOnList, findPlace, lockEntry, type PlaceRow } from './store.ts';
import { toEntry } from './view.ts';

/** The earliest free time of any agent whom the page books that they wish for, and can still be asked about. */
const gapFor = async (scope: WorkspaceScope, place: PlaceRow): Promise<Freed | null> => {
  const { items } = await listAgents(scope);
  const gaps: Freed[] = [];
  for (const { id: agentId, zone } of items) {
    if (place.page.agentId !== null && place.page.agentId !== agentId) continue;
    const startsAt = await firstGap(scope, place, { id: agentId, zone });
    if (startsAt && canBeAsked({ agentId, startsAt, zone }, new Date()))
      gaps.push({ agentId, startsAt, zone });
  }
  return gaps.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0] ?? null;
};

/** The first gap of each of the first who wait; null: none that they wish for. */
export const listGaps = async (scope: WorkspaceScope): Promise<{ items: WaitlistGap[] }> => {
  const waiting = (await findOnList(scope.tx)).filter(({ entry }) => entry.state === 'waiting');
  const items: WaitlistGap[] = [];
  for (const place of waiting.slice(0, GAPS_SHOWN)) {
    const gap = await gapFor(scope, place);
    items.push({
      entryId: place.entry.id,
      gap: gap && { startTime: gap.startsAt.toISOString(), agentId: gap.agentId },
    });
  }
  return { items };
};

/** A member offers somebody the first time that fits, out of turn. */
export const offerGap = async (scope: WorkspaceScope, id: string): Promise<WaitlistEntry> => {
  const entry = await lockEntry(scope.tx, id);
  const place = entry && (await findPlace(scope.tx, id));
  if (!place || entry.state === 'booked' || entry.state === 'left') throw fail('NOT_FOUND');
  if (entry.state === 'offered') throw fail('CONFLICT');
  const gap = await gapFor(scope, place);
  if (!gap || !(await offerTo(scope, place, gap))) throw fail('TIME_TAKEN');
  const after = await findPlace(scope.tx, id);
  if (!after) throw fail('NOT_FOUND');
  return toEntry(after);
};
