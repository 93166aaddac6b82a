import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WidgetThread } from '@propguard/protocol/widget';
import type { OpenGuest } from '../../../access/guest-scope.ts';
import { fail } from '../../../fail.ts';
import { contactOnChannel } from '../../conversations/find-contact.ts';
import { nameContact } from '../../conversations/name-contact.ts';
import { openWebsiteSecret } from '../website-channel.ts';
import { findOpenConversation, updateVisit } from './store.ts';
import { inVisit, threadOf } from './visit-thread.ts';

const isSigned = (secret: string, id: string, hash: string): boolean => {
  const ours = createHmac('sha256', secret).update(id, 'utf8').digest();
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(hash) ? hash : '', 'hex');
  return given.length === ours.length && timingSafeEqual(given, ours);
};

/**
 * The site's own server says who this is. From then on it is that person's conversation, on whatever device; what was
 * written before as a stranger stays where it is. An id that nobody signed names nobody.
 */
export const identifyVisit = (
  open: OpenGuest,
  { id, hash, name }: { id: string; hash: string; name: string },
): Promise<WidgetThread> =>
  inVisit(open, 'write', async ({ scope, visit }) => {
    const { tx } = scope;
    const secret = await openWebsiteSecret(scope);
    if (secret === null || !isSigned(secret, id, hash)) throw fail('FORBIDDEN');
    const contactId = await contactOnChannel(scope, { channel: 'website', value: `id:${id}` });
    if (name !== '') await nameContact(scope, contactId, name);
    const change = {
      contactId,
      conversationId:
        visit.contactId === contactId
          ? visit.conversationId
          : ((await findOpenConversation(tx, contactId)) ?? null),
      isIdentified: true,
    };
    await updateVisit(tx, visit.id, change);
    return threadOf({ scope, visit: { ...visit, ...change } });
  });
