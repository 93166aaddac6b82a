import { ATTACHMENTS_MAX_BYTES, type NewMessage, type OutboundMessage } from '@propguard/protocol/outbound';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { getMessage } from './get-message.ts';
import { writeToPerson } from './write-to-person.ts';

/** What a member or a program writes to somebody, in words of their own. */
export const postMessage = async (
  scope: WorkspaceScope,
  { attachments: sent, eventAt, template, ...written }: NewMessage,
): Promise<OutboundMessage> => {
  const attachments = sent.map(({ name, mediaType, base64 }) => ({
    name,
    mediaType,
    content: Buffer.from(base64, 'base64'),
  }));
  if (attachments.reduce((sum, { content }) => sum + content.length, 0) > ATTACHMENTS_MAX_BYTES)
    throw fail('PAYLOAD_TOO_LARGE');
  const id = await writeToPerson(scope, {
    ...written,
    key: `written:${written.key}`,
    ...(template ? { template } : {}),
    eventAt: eventAt === null ? null : new Date(eventAt),
    attachments,
  });
  return getMessage(scope, id);
};
