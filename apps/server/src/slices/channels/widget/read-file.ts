import type { OpenGuest } from '../../../access/guest-scope.ts';
import type { RequestContext } from '../../../access/request.ts';
import { fail } from '../../../fail.ts';
import { getMessages } from '../../conversations/find-messages.ts';
import { sendMedia } from '../../media/send-media.ts';
import { inVisit } from './visit-thread.ts';

/** The file of one message, which must be in the visitor's own conversation: an id of anything else opens nothing. */
export const readVisitFile = (
  open: OpenGuest,
  { headers, resHeaders }: Pick<RequestContext, 'headers' | 'resHeaders'>,
  messageId: string,
): Promise<File> =>
  inVisit(open, 'read', async ({ scope, visit }) => {
    const [message] = await getMessages(scope, [messageId]);
    const part = message?.parts.find(({ kind }) => kind === 'file');
    if (part?.kind !== 'file' || message?.conversationId !== visit.conversationId) throw fail('NOT_FOUND');
    const file = await sendMedia(
      { scope, headers, ...(resHeaders ? { resHeaders } : {}) },
      {
        id: part.mediaId,
        size: 'full',
      },
    );
    // Whoever uses this browser next has no pass: nothing of it is left behind.
    resHeaders?.set('cache-control', 'private, no-store');
    return file;
  });
