import { randomUUID } from 'node:crypto';
import type { MessagePart } from '@propguard/protocol/message-parts';
import type { Channel } from '@propguard/rules/conversations/channels';
import { MESSAGES_MAX } from '@propguard/rules/conversations/limits';
import { whenWrittenTo } from '@propguard/rules/conversations/states';
import type { LanguageCode } from '@propguard/rules/languages/languages';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import type { Tx } from '../../db/database.ts';
import { together } from '../../db/together.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { demandHeldConversation } from './demand-conversation.ts';
import type { ConversationMessage } from './find-messages.ts';
import { countMessagesOfPeople, findMessages, insertMessage } from './message-store.ts';
import { recordExchange } from './record-exchange.ts';
import { type ConversationStanding, startWaiting, touchConversation, updateConversation } from './store.ts';
import { titleOf } from './title-of.ts';

const announce = ({ tx, workspaceId }: WorkspaceScope, id: string): Promise<void> =>
  publish(tx, { workspaceId, subject: 'conversations', id });

type WrittenTo = Pick<ConversationStanding, 'id' | 'state' | 'segment'> & {
  /** Of a member, who is no outsider. */
  accountId?: string | null;
  /** Begun in this transaction, under the title that this message gives it. */
  isBegun?: boolean;
};

const roomForMessage = (tx: Tx, conversationId: string): Promise<number> =>
  demandRoom(tx, {
    of: 'messages',
    owner: conversationId,
    most: MESSAGES_MAX,
    count: () => countMessagesOfPeople(tx, conversationId),
  });

/** How many messages of people come before the next one, which nobody else can add meanwhile. */
const makeRoom = async (
  tx: Tx,
  { id, isBegun }: WrittenTo,
  change: Pick<ConversationStanding, 'state' | 'segment'>,
  text: string,
): Promise<number> => {
  if (isBegun) return 0;
  // Locks it: of two messages that are sent together one comes second.
  await updateConversation(tx, id, { ...change, snoozedUntil: null });
  const count = await roomForMessage(tx, id);
  if (count === 0) await updateConversation(tx, id, { title: titleOf(text) });
  return count;
};

/** What is said by the assistant or by us is announced to whoever carries it on. */
const tellReply = (
  scope: WorkspaceScope,
  { id, channel }: { id: string; channel: Channel },
  messageId: string,
  by: 'assistant' | 'member' | 'system',
): Promise<void> =>
  scope.services.tell(scope.tx, {
    kind: 'conversation-replied',
    workspaceId: scope.workspaceId,
    conversationId: id,
    messageId,
    channel,
    by,
  });

/** What the person writes. The first names the conversation; one that follows on `resolved` begins a new segment. */
export const receiveMessage = async (
  scope: WorkspaceScope,
  conversation: WrittenTo,
  { id, text, parts = [] }: { id: string; text: string; parts?: MessagePart[] },
  /** Whether it is answered while a person is awaited, asked when nobody else can write into it any more. */
  isAnsweredMeanwhile: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<{ message: ConversationMessage; isAnswered: boolean }> => {
  const { tx, workspaceId } = scope;
  const { id: conversationId } = conversation;
  const { state, segment } = whenWrittenTo(conversation);
  const count = await makeRoom(tx, conversation, { state, segment }, text);
  const added = { id, workspaceId, conversationId, segment, author: 'contact' as const, text, parts };
  const message = await insertMessage(tx, added);
  if (!message) throw fail('CONFLICT');
  if (!conversation.accountId)
    await recordExchange(scope, conversationId, { kind: 'message-received', ref: id, at: message.createdAt });
  const isForPerson = state !== 'assistant';
  const isAnswered = !isForPerson || (state === 'waiting' && (await isAnsweredMeanwhile()));
  if (isForPerson) await startWaiting(tx, conversationId, message.createdAt);
  // While the assistant answers, its answer is announced.
  if (isForPerson) await announce(scope, conversationId);
  const by = { accountId: scope.accountId, role: scope.role };
  await scope.services.tell(tx, { kind: 'message-received', message, isForPerson, isAnswered, by });
  return { message: { ...message, memberName: null, before: count }, isAnswered };
};

type Answered = { id: string; conversationId: string; createdAt: Date };
const recordAnswer = (scope: WorkspaceScope, message: Answered, by: 'assistant' | 'member'): Promise<void> =>
  recordExchange(scope, message.conversationId, {
    kind: 'message-sent',
    ref: message.id,
    at: message.createdAt,
    outcome: by,
  });

type Said = { text: string; language: LanguageCode | null; parts: MessagePart[] };

/** What the assistant answers. */
export const sayAsAssistant = async (
  scope: WorkspaceScope,
  conversation: { id: string; segment: number },
  said: Said | null,
): Promise<Omit<ConversationMessage, 'before'> | null> => {
  const { workspaceId } = scope;
  const written = said && {
    id: randomUUID(),
    workspaceId,
    conversationId: conversation.id,
    segment: conversation.segment,
    author: 'assistant' as const,
    ...said,
  };
  const [touched, message] = await together(
    touchConversation(scope.tx, conversation.id),
    written ? insertMessage(scope.tx, written) : Promise.resolve(),
  );
  // Whoever is at home in the workspace reads it there: nothing is recorded of it, and it goes nowhere else.
  if (message && touched?.isWithOutsider) await recordAnswer(scope, message, 'assistant');
  // But where a person is awaited, whoever comes reads it too.
  if (message && touched && (touched.isWithOutsider || touched.state === 'waiting'))
    await tellReply(scope, { id: conversation.id, channel: touched.channel }, message.id, 'assistant');
  await announce(scope, conversation.id);
  return message ? { ...message, memberName: null } : null;
};

type Reply = { id: string; conversationId: string; text: string; parts?: MessagePart[] };

/** A member of the team writes into a conversation that they have taken over. The same under the same id is written once. */
export const replyAsMember = async (
  scope: WorkspaceScope,
  { id, conversationId, text, parts = [] }: Reply,
): Promise<void> => {
  const { tx, workspaceId, accountId } = scope;
  const { segment, channel } = await demandHeldConversation(scope, conversationId);
  const [before] = await findMessages(tx, [id]);
  if (before) {
    if (before.text !== text || before.conversationId !== conversationId)
      throw fail('IDEMPOTENCY_KEY_REUSED');
    return;
  }
  await updateConversation(tx, conversationId, { waitingSince: null });
  await roomForMessage(tx, conversationId);
  const reply = {
    id,
    workspaceId,
    conversationId,
    segment,
    author: 'member' as const,
    memberId: accountId,
    text,
    parts,
  };
  const message = await insertMessage(tx, reply);
  if (!message) throw fail('CONFLICT');
  await recordAnswer(scope, message, 'member');
  await tellReply(scope, { id: conversationId, channel }, id, 'member');
  await announce(scope, conversationId);
};

type Spoken = Pick<ConversationStanding, 'id' | 'segment' | 'channel'>;

/** What we say to both sides: that somebody was asked for, has come, has gone. */
export const sayToBoth = async (
  scope: WorkspaceScope,
  { id: conversationId, segment, channel }: Spoken,
  text: string,
): Promise<void> => {
  const { tx, workspaceId } = scope;
  await updateConversation(tx, conversationId, {});
  const id = randomUUID();
  await insertMessage(tx, { id, workspaceId, conversationId, segment, author: 'system', text });
  await tellReply(scope, { id: conversationId, channel }, id, 'system');
};
