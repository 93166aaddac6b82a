import { MESSAGES_MAX } from '@propguard/rules/conversations/limits';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { receiveMessage } from './add-message.ts';
import { applyToConversation } from './change-conversation.ts';
import { contactOnChannel } from './find-contact.ts';
import { insertHandOver } from './hand-over-store.ts';
import { findMessages } from './message-store.ts';
import { openConversationWith } from './open-conversation-with.ts';
import { recordExchange } from './record-exchange.ts';

type Written = {
  /** Of the message; the same under the same id is written once. */
  id: string;
  email: string;
  name: string;
  title: string;
  text: string;
  /** Why it is for a person, for the team. */
  reason: string;
};

/**
 * Somebody wrote elsewhere on our own pages and waits for a person from the first word: the assistant does not answer
 * it, and an answer of the team goes to their address. They have been told already that it came.
 */
export const beginWaiting = async (
  scope: WorkspaceScope,
  { id, email, name, title, text, reason }: Written,
): Promise<void> => {
  const { tx, workspaceId } = scope;
  if ((await findMessages(tx, [id])).length > 0) return;
  const contactId = await contactOnChannel(scope, { channel: 'email', value: email }, { name });
  const conversation = await openConversationWith(scope, {
    before: undefined,
    contactId,
    channel: 'email',
    words: title,
    most: MESSAGES_MAX,
  });
  const { id: conversationId, segment } = conversation;
  await receiveMessage(scope, { ...conversation, state: 'waiting' }, { id, text });
  const asked = await insertHandOver(tx, { workspaceId, conversationId, segment, reason });
  if (asked)
    await recordExchange(scope, conversationId, { kind: 'hand-over-asked', ref: asked, outcome: 'asked' });
  await applyToConversation(scope, conversationId, { state: 'waiting', waitingSince: new Date() });
};
