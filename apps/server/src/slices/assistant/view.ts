import type { Conversation } from '@propguard/protocol/assistant';
import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import { wishesIn } from '@propguard/talk/dialogue/wishes';
import type { ConversationRow, TurnRow } from './store.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toConversation = (row: ConversationRow, accountId: string | null): Conversation => ({
  id: row.id,
  title: row.title,
  state: row.state,
  source: row.source,
  language: row.language as Conversation['language'],
  handedOverAt: instant(row.handedOverAt),
  handOverReason: row.handOverReason,
  person: row.personName,
  mine: row.accountId === accountId,
  turns: row.turns,
  lastText: row.lastText,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toTurn = (row: TurnRow): AssistantTurn => ({
  id: row.id,
  conversationId: row.conversationId,
  position: row.position,
  question: row.question,
  state: row.state,
  attempt: row.attempt,
  engine: row.engine,
  language: row.language,
  outcome: row.outcome,
  missing: row.missing,
  notice: row.notice,
  answer: row.answer,
  cards: row.cards,
  sources: row.sources,
  suggestions: row.suggestions,
  action: row.action,
  wishes: wishesIn(row.dialogue),
  confidence: row.confidence,
  rating: row.rating,
  error: row.error,
  author: row.authorName,
  createdAt: row.createdAt.toISOString(),
  endedAt: instant(row.endedAt),
});
