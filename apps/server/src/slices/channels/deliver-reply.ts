import type { MessagePart } from '@propguard/protocol/message-parts';
import { type ConnectedChannel, isConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import { forChannel } from '@propguard/rules/channels/channel-texts';
import { REPLY_TRIES_MAX, replyKey } from '@propguard/rules/outbound/reply-key';
import type { OpenedScope, TxScope } from '../../access/any-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import type { HappeningOf } from '../../happenings/happening.ts';
import { setTimerOnce } from '../../timers/set-timer.ts';
import { isReadInWidget } from '../conversations/is-read-in-widget.ts';
import { withoutListed } from '../conversations/without-listed.ts';
import { readMedia } from '../media/read-media.ts';
import { hasChannel } from '../outbound/has-channel.ts';
import { type Written, writeToPerson } from '../outbound/write-to-person.ts';
import { ADDRESS_KIND } from './addressed.ts';
import {
  findAddressId,
  findAddressOfContact,
  findSaid,
  findValueOfPerson,
  findWidgetTitle,
} from './answer-store.ts';
import { REPLY_UNREAD, UNREAD_AFTER_MS } from './burst.ts';
import { findLastMail, isGoingOnByMail } from './mail-store.ts';
import { plainParts } from './plain-parts.ts';

const REFERENCES_MOST = 20;
const FROM_TEAM = 'A reply from the team';
const FROM_ASSISTANT = 'Your question';

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

type Way = { via: ConnectedChannel; addressId: string };

/** Where the person of a conversation is written to on its own channel. */
const ownWay = async (
  { tx }: TxScope,
  { conversationId, channel }: Pick<Replied, 'conversationId' | 'channel'>,
): Promise<Way | null> => {
  if (!isConnectedChannel(channel)) return null;
  const addressId = await findAddressOfContact(tx, conversationId, ADDRESS_KIND[channel]);
  return addressId ? { via: channel, addressId } : null;
};

/** The e-mail address that the visitor of the widget left. */
const mailWay = async ({ tx }: TxScope, conversationId: string): Promise<Way | null> => {
  const value = await findValueOfPerson(tx, conversationId, 'email');
  const addressId = value && (await findAddressId(tx, 'email', value));
  return addressId ? { via: 'email', addressId } : null;
};

/** From the mailbox, where an answer comes in; without one, as any letter of the workspace. */
const mailOf = async (
  scope: TxScope,
  { conversationId, by }: Pick<Replied, 'conversationId' | 'by'>,
): Promise<Pick<Written, 'subject' | 'mailThread'>> => {
  const { tx } = scope;
  const last = await findLastMail(tx, conversationId);
  if (!last && !(await hasChannel(scope, 'email')))
    return { subject: by === 'member' ? FROM_TEAM : FROM_ASSISTANT };
  return {
    subject: last ? `Re: ${last.title}` : ((await findWidgetTitle(tx, conversationId)) ?? FROM_TEAM),
    mailThread: {
      inReplyTo: last?.id ?? null,
      references: last ? [...last.references, last.id].slice(-REFERENCES_MOST) : [],
      isAutomatic: by !== 'member',
    },
  };
};

const deliver = async (
  { services, tx }: OpenedScope,
  { workspaceId, conversationId, messageId, by }: Omit<Replied, 'channel'>,
  way: Way | null,
  key: string,
): Promise<void> => {
  const said = way && (await findSaid(tx, messageId));
  if (!said) return;
  const { via, addressId } = way;
  const { publicUrl } = services.config.http;
  const { lines, listed, choices } = plainParts(said.parts, publicUrl);
  const attachments = by === 'member' ? await attachedTo({ tx }, said.parts) : [];
  const { text, choices: offered } = forChannel(via, {
    text: withoutListed(said.text, listed),
    lines,
    choices,
  });
  if (text === '') return;
  await writeToPerson(
    { services, tx, workspaceId },
    {
      addressId,
      purpose: 'reply',
      key,
      ...(via === 'email'
        ? await mailOf({ tx }, { conversationId, by })
        : { subject: by === 'member' ? FROM_TEAM : FROM_ASSISTANT }),
      text,
      choices: offered,
      attachments,
      ...(said.language ? { language: said.language } : {}),
    },
  );
};

/** What was said in the widget, to the address that its visitor left; once. */
export const deliverByMail = async (scope: OpenedScope, replied: Omit<Replied, 'channel'>): Promise<void> =>
  deliver(scope, replied, await mailWay(scope, replied.conversationId), replyKey(replied.messageId));

/**
 * What was said in a conversation goes to where its person writes from, once, by the one door. In the widget it is there
 * already: whoever went on by mail gets it by mail, and whoever does not read what a member says gets it so a little later.
 */
export const deliverReply = async (
  scope: OpenedScope,
  replied: HappeningOf<'conversation-replied'>,
): Promise<void> => {
  const { tx } = scope;
  const { workspaceId, conversationId, messageId, channel, by } = replied;
  if (channel !== 'website')
    return deliver(scope, replied, await ownWay(scope, replied), replyKey(messageId));
  if (!(await isReadInWidget({ tx }, conversationId))) return;
  if (await isGoingOnByMail(tx, conversationId)) return deliverByMail(scope, replied);
  if (by === 'member')
    await setTimerOnce({ tx, workspaceId }, REPLY_UNREAD, {
      key: conversationId,
      dueAt: new Date(Date.now() + UNREAD_AFTER_MS),
      payload: { conversationId },
    });
};

/** What did not arrive is written anew: the first stays as what became of it. */
export const deliverAgain = async (
  scope: WorkspaceScope,
  replied: Omit<Replied, 'workspaceId'>,
  tries: number,
): Promise<void> => {
  if (tries >= REPLY_TRIES_MAX) throw fail('CONFLICT');
  const way =
    replied.channel === 'website'
      ? await mailWay(scope, replied.conversationId)
      : await ownWay(scope, replied);
  await deliver(
    scope,
    { ...replied, workspaceId: scope.workspaceId },
    way,
    replyKey(replied.messageId, tries),
  );
};
