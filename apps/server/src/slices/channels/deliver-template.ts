import { isConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import { fillTemplate } from '@propguard/rules/channels/fill-template';
import type { Channel } from '@propguard/rules/conversations/channels';
import { replyKey } from '@propguard/rules/outbound/reply-key';
import type { TxScope } from '../../access/any-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { findChannelOf } from '../conversations/find-standing.ts';
import { writeToPerson } from '../outbound/write-to-person.ts';
import { ADDRESS_KIND } from './addressed.ts';
import { findAddressOfContact } from './answer-store.ts';
import { findApproved, findConnectionOf } from './connection-store.ts';

type Template = { name: string; language: string; body: string; variables: number };

/** What the service has approved; none where the channel is not connected, or knows no templates. */
export const listApproved = async ({ tx }: TxScope, channel: Channel): Promise<Template[]> => {
  const connection = isConnectedChannel(channel) ? await findConnectionOf(tx, channel) : undefined;
  return connection ? findApproved(tx, connection.id) : [];
};

type Sent = {
  conversationId: string;
  messageId: string;
  template: { name: string; variables: readonly string[] };
};

/** A template in the place of words of our own; gives what it says with its places filled. */
export const deliverTemplate = async (
  scope: WorkspaceScope,
  { conversationId, messageId, template }: Sent,
): Promise<string> => {
  const { tx } = scope;
  const channel = await findChannelOf(scope, conversationId);
  const found = (await listApproved(scope, channel)).find(({ name }) => name === template.name);
  if (!found || !isConnectedChannel(channel))
    throw invalid({ field: 'template.name', message: 'Choose a template that the channel has approved.' });
  const addressId = await findAddressOfContact(tx, conversationId, ADDRESS_KIND[channel]);
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
