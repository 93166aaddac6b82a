import { isOnMarket } from '@propguard/rules/properties/listing-life';
import type { OpenGuest } from '../../../access/guest-scope.ts';
import { referenceOf } from '../../../access/reference-scope.ts';
import type { RequestContext } from '../../../access/request.ts';
import { fail } from '../../../fail.ts';
import { sendMedia } from '../../media/send-media.ts';
import { findOwnHome } from '../../own-listings/on-market.ts';
import { showPhoto } from '../../photos/show-photo.ts';
import { inVisit } from './visit-thread.ts';

type Reply = Pick<RequestContext, 'services' | 'headers' | 'resHeaders'>;

/** The cover of a home that the agency of the pass sells; null: it is none of theirs. What is off the market is not shown. */
const showOwnHome = (open: OpenGuest, { headers, resHeaders }: Reply, homeId: string): Promise<File | null> =>
  inVisit(open, 'read', async ({ scope }) => {
    const home = await findOwnHome(scope, homeId);
    if (!home) return null;
    if (home.coverId === null || !isOnMarket(home.status)) throw fail('NOT_FOUND');
    const file = await sendMedia(
      { scope, headers, ...(resHeaders ? { resHeaders } : {}) },
      { id: home.coverId, size: 'small' },
    );
    // Another photo may become the cover of the same home.
    resHeaders?.set('cache-control', 'private, no-cache');
    return file;
  });

/** What a home looks like: the agency's own photo, or a drawing, which is nobody's. Only whoever has a pass asks here. */
export const showHome = async (open: OpenGuest, reply: Reply, homeId: string): Promise<File> =>
  (await showOwnHome(open, reply, homeId)) ??
  showPhoto(referenceOf(reply.services), { propertyId: homeId, view: 'street' }, reply.resHeaders);
