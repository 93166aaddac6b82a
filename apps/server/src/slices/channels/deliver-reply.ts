import type { MessagePart } from '@propguard/protocol/message-parts';
import { CHANNEL_ABILITIES, type ConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import { forChannel } from '@propguard/rules/channels/channel-texts';
import { REPLY_TRIES_MAX, replyKey } from '@propguard/rules/outbound/reply-key';
import type { OpenedScope, TxScope } from '../../access/any-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import type { HappeningOf } from '../../happenings/happening.ts';
import { readMedia } from '../media/read-media.ts';
import { writeToPerson } from '../outbound/write-to-person.ts';
import { ADDRESS_KIND } from './addressed.ts';
import { findAddressOfContact, findSaid } from './answer-store.ts';
import { findLastMail } from './mail-store.ts';
import { plainParts } from './plain-parts.ts';

const REFERENCES_MOST = 20;

/** On our own pages it is there already. */
const isConnected = (channel: string): channel is ConnectedChannel => channel in CHANNEL_ABILITIES;

type Attached = { name: string; mediaType: string; content: Buffer }[];

type Replied = Pick<
  HappeningOf<'conversation-replied'>,
  'workspaceId' | 'conversationId' | 'messageId' | 'channel' | 'by'
>;

/** The file that a member sent along goes out as it is now: what is removed later was sent. */
const attachedTo = async ({ tx }: TxScope, parts: readonly MessagePart[]): Promise<Attached> => {
  const attached: Attached = [];
  for (const part of parts) {
    if (part.kind !== 'file') continue;
    const { pieces } = await readMedia({ tx }, { id: part.mediaId, size: 'full' });
    attached.push({ name: part.name, mediaType: part.mediaType, content: Buffer.concat(pieces) });
  }
  return attached;
};

const deliver = async (
  { services, tx }: OpenedScope,
  { workspaceId, conversationId, messageId, channel, by }: Replied,
  key: string,
): Promise<void> => {
  if (!isConnected(channel)) return;
  const kind = ADDRESS_KIND[channel];
  const said = await findSaid(tx, messageId);
  const addressId = await findAddressOfContact(tx, conversationId, kind);
  if (!said || !addressId) return;
  const { publicUrl } = services.config.http;
  const { lines, choices } = plainParts(said.parts, publicUrl);
  const attachments = by === 'member' ? await attachedTo({ tx }, said.parts) : [];
  const { text, choices: offered } = forChannel(channel, { text: said.text, lines, choices });
  if (text === '') return;
  const mail = channel === 'email' ? await findLastMail(tx, conversationId) : undefined;
  await writeToPerson(
    { services, tx, workspaceId },
    {
      addressId,
      purpose: 'reply',
      key,
      subject: mail ? `Re: ${mail.title}` : by === 'member' ? 'A reply from the team' : 'Your question',
      ...(mail
        ? {
            mailThread: {
              inReplyTo: mail.id,
              references: [...mail.references, mail.id].slice(-REFERENCES_MOST),
              isAutomatic: by !== 'member',
            },
          }
        : {}),
      text,
      choices: offered,
      attachments,
      ...(said.language ? { language: said.language } : {}),
    },
  );
};

/** What was said in a conversation goes to where its person writes from, once, by the one door. */
export const deliverReply = (
  scope: OpenedScope,
  replied: HappeningOf<'conversation-replied'>,
): Promise<void> => deliver(scope, replied, replyKey(replied.messageId));

/** What did not arrive is written anew: the first stays as what became of it. */
export const deliverAgain = (
  scope: WorkspaceScope,
  replied: Omit<Replied, 'workspaceId'>,
  tries: number,
): Promise<void> => {
  if (tries >= REPLY_TRIES_MAX) throw fail('CONFLICT');
  return deliver(scope, { ...replied, workspaceId: scope.workspaceId }, replyKey(replied.messageId, tries));
};
