import type { Conversation } from '@propguard/protocol/conversations';
import { isOwn } from './demand-conversation.ts';
import type { ConversationRow } from './store.ts';

export const toConversation = (row: ConversationRow, accountId: string | null): Conversation => ({
  id: row.id,
  title: row.title,
  state: row.state,
  channel: row.channel,
  source: row.source,
  language: row.language as Conversation['language'],
  handedOverAt: row.handedOverAt?.toISOString() ?? null,
  handOverReason: row.handOverReason,
  person: row.memberName,
  mine: isOwn(row, accountId),
  turns: row.turns,
  lastText: row.lastText,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
