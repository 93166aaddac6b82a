import { type ConnectedChannel, isConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import { fillTemplate } from '@propguard/rules/channels/fill-template';
import type { Channel } from '@propguard/rules/conversations/channels';
import { MESSAGES_MAX } from '@propguard/rules/conversations/limits';
import { replyKey } from '@propguard/rules/outbound/reply-key';
import type { TxScope } from '../../access/any-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { replyAsMember } from '../conversations/add-message.ts';
import { demandTeamConversation } from '../conversations/demand-conversation.ts';
import { contactOnChannel } from '../conversations/find-contact.ts';
import { takeFromAnyone } from '../conversations/hand-over.ts';
import { openConversationWith } from '../conversations/open-conversation-with.ts';
import { attachFile } from '../media/attach-file.ts';
import { writeToPerson } from '../outbound/write-to-person.ts';
import { ADDRESS_KIND } from './addressed.ts';
import { findAddressOfContact, findGoingOn, findTries, findValueOfPerson } from './answer-store.ts';
import { findApproved, findConnectionOf } from './connection-store.ts';
import { deliverAgain } from './deliver-reply.ts';

type Template = { name: string; language: string; body: string; variables: number };

/** What the service has approved; none where the channel is not connected, or knows no templates. */
const listApproved = async ({ tx }: TxScope, channel: Channel): Promise<Template[]> => {
  const connection = isConnectedChannel(channel) ? await findConnectionOf(tx, channel) : undefined;
  return connection ? findApproved(tx, connection.id) : [];
};

type Sent = {
  conversationId: string;
  messageId: string;
  template: { name: string; variables: readonly string[] };
};

/** A template in the place of words of our own; gives what it says with its places filled. */
const deliver = async (
  scope: WorkspaceScope,
  { channel, conversationId, messageId, template }: Sent & { channel: Channel },
): Promise<string> => {
  const found = (await listApproved(scope, channel)).find(({ name }) => name === template.name);
  if (!found || !isConnectedChannel(channel))
    throw invalid({ field: 'name', message: 'Choose a template the channel has approved.' });
  if (template.variables.length !== found.variables || template.variables.some((one) => one.trim() === ''))
    throw invalid({ field: 'variables', message: 'Fill in every place in the template.' });
  const addressId = await findAddressOfContact(scope.tx, conversationId, ADDRESS_KIND[channel]);
  if (!addressId) throw fail('CONFLICT');
  const text = fillTemplate(found.body, template.variables);
  await writeToPerson(scope, {
    addressId,
    purpose: 'reply',
    key: replyKey(messageId),
    subject: 'A reply from the team',
    text,
    template,
  });
  return text;
};

/** As a member: whoever answers has it from then on. */
export const replyByTemplate = async (scope: WorkspaceScope, sent: Sent): Promise<{ done: true }> => {
  const row = await demandTeamConversation(scope, sent.conversationId);
  if (row.state === 'resolved') throw fail('CONFLICT');
  await takeFromAnyone(scope, row);
  // Written before it is said: under the same key it goes out once, as the template and not as words of our own.
  const text = await deliver(scope, { ...sent, channel: row.channel });
  await replyAsMember(scope, { id: sent.messageId, conversationId: row.id, text });
  return { done: true };
};

export const listTemplates = async (scope: WorkspaceScope, id: string): Promise<{ items: Template[] }> => {
  const { channel } = await demandTeamConversation(scope, id);
  return { items: await listApproved(scope, channel) };
};

/** Once more, by hand, what did not arrive. */
export const retryReply = async (
  scope: WorkspaceScope,
  { id, messageId }: { id: string; messageId: string },
): Promise<{ done: true }> => {
  const { tx, workspaceId } = scope;
  const { channel } = await demandTeamConversation(scope, id);
  const before = await findTries(tx, id, messageId);
  if (!before) throw fail('NOT_FOUND');
  if (before.state !== 'failed' && before.state !== 'refused') throw fail('CONFLICT');
  await deliverAgain(scope, { conversationId: id, messageId, channel, by: 'member' }, before.tries);
  await publish(tx, { workspaceId, subject: 'conversations', id });
  return { done: true };
};

const DAY_MS = 86_400_000;
const GOES_ON_DAYS = 7;

type Elsewhere = {
  id: string;
  messageId: string;
  channel: ConnectedChannel;
  text: string;
  fileId?: string | undefined;
};

/**
 * The same person on another of their channels: in the conversation that goes on there, or a new one. Whether it may
 * leave is decided by the one door, as of any answer.
 */
export const replyElsewhere = async (
  scope: WorkspaceScope,
  { id, messageId, channel, text, fileId }: Elsewhere,
): Promise<{ conversationId: string }> => {
  const { tx } = scope;
  await demandTeamConversation(scope, id);
  const value = await findValueOfPerson(tx, id, ADDRESS_KIND[channel]);
  const connection = await findConnectionOf(tx, channel);
  if (!value || !connection?.isEnabled)
    throw invalid({ field: 'channel', message: 'They can’t be reached on this channel.' });
  const parts = await attachFile(scope, { fileId, channel, text });
  const contactId = await contactOnChannel(scope, { channel, value });
  const since = new Date(Date.now() - GOES_ON_DAYS * DAY_MS);
  const there = await openConversationWith(scope, {
    before: await findGoingOn(tx, { contactId, channel, since }),
    contactId,
    channel,
    words: text,
    most: MESSAGES_MAX - 1,
  });
  await takeFromAnyone(scope, there);
  await replyAsMember(scope, { id: messageId, conversationId: there.id, text, parts });
  return { conversationId: there.id };
};
