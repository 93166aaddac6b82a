import type { NewWaitlistEntry } from '@propguard/protocol/waitlist';
import { BOOKING_REFUSALS } from '@propguard/rules/booking/booking-refusals';
import { dayIn } from '@propguard/rules/time/wall-time';
import { WAITLIST_PER_WORKSPACE } from '@propguard/rules/waitlist/waitlist';
import { demandRoom } from '../../access/demand-room.ts';
import type { PageScope } from '../../access/page-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { publish } from '../../events/publish.ts';
import { invalid } from '../../fail.ts';
import { soughtBy } from '../booking/list-page-times.ts';
import { receiveClient } from '../booking/receive-client.ts';
import { pageOf } from '../booking/show-page.ts';
import { isMailConfigured } from '../outbound/is-mail-configured.ts';
import { countOnList, upsertEntry } from './store.ts';
import { waitlistLink } from './waitlist-links.ts';

/** Somebody finds no time that suits, and wants to hear when one becomes free. Twice on a page is one place. */
export const joinWaitlist = async (
  scope: PageScope,
  { place, fromDay, toDay, part, language, ...person }: NewWaitlistEntry,
): Promise<{ pass: string; mailed: boolean }> => {
  const { tx, workspaceId, pageId } = scope;
  await soughtBy(scope, place);
  if (toDay < dayIn(await findTimeZone(tx, workspaceId), new Date()))
    throw invalid({ field: 'toDay', message: BOOKING_REFUSALS.dayOver });
  await demandRoom(tx, {
    of: 'waitlist',
    owner: workspaceId,
    most: WAITLIST_PER_WORKSPACE,
    count: () => countOnList(tx),
  });
  const { page } = await pageOf(scope);
  const { personId, leadId } = await receiveClient(scope, person, {
    source: 'website',
    language,
    touch: { kind: 'booking', ref: `waitlist:${pageId}:${person.email}` },
    ...(page.agentId ? { agentId: page.agentId } : {}),
  });
  const id = await upsertEntry(tx, { workspaceId, pageId, personId, leadId, place, fromDay, toDay, part });
  await publish(tx, { workspaceId, subject: 'bookingPages', id: null });
  return { pass: (await waitlistLink(scope, id)).pass, mailed: await isMailConfigured(scope) };
};
