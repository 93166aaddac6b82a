import type { Conversation } from '@propguard/protocol/assistant';
import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import { TITLE_MAX, TURNS_MAX } from '@propguard/rules/assistant/limits';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { publish } from '../../../events/publish.ts';
import { fail } from '../../../fail.ts';
import { createConversation } from '../conversations/create-conversation.ts';
import { demandOwnConversation } from '../conversations/demand-conversation.ts';
import { findLastTurn, findTurn, insertTurn, type TurnRow, updateConversation } from '../store.ts';
import { toTurn } from '../view.ts';
import { startSoon } from './start-soon.ts';

type Sent = { id: string; conversationId: string; text: string; source: Conversation['source'] };

const titleOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > TITLE_MAX ? `${line.slice(0, TITLE_MAX - 1)}…` : line;
};

/** The same question under the same id is the same turn; another question under it is a mistake. */
const sentBefore = (row: TurnRow, { conversationId, text }: Sent): AssistantTurn => {
  if (row.question !== text || row.conversationId !== conversationId) throw fail('IDEMPOTENCY_KEY_REUSED');
  return toTurn(row);
};

/** Keeps a question. While a person has the conversation it waits for them; otherwise it is answered at once. */
export const sendTurn = async (
  scope: WorkspaceScope,
  sent: Sent,
  tried: TriedKey | null,
): Promise<AssistantTurn> => {
  const { tx, workspaceId } = scope;
  const before = await findTurn(tx, sent.id);
  if (before) return sentBefore(before, sent);
  await createConversation(scope, { id: sent.conversationId, source: sent.source });
  const conversation = await demandOwnConversation(scope, sent.conversationId);
  const last = await findLastTurn(tx, conversation.id);
  if (last && (last.state === 'queued' || last.state === 'running')) throw fail('CONFLICT');
  const position = (last?.position ?? -1) + 1;
  if (position >= TURNS_MAX) throw fail('LIMIT_REACHED');
  const isForPerson = conversation.state !== 'assistant';
  const inserted = await insertTurn(tx, {
    id: sent.id,
    workspaceId,
    conversationId: conversation.id,
    position,
    question: sent.text,
    triedEngine: tried?.engine ?? null,
    state: isForPerson ? 'finished' : 'queued',
    ...(isForPerson ? { outcome: 'noted' as const, endedAt: new Date() } : {}),
  });
  if (!inserted) throw fail('CONFLICT');
  await updateConversation(tx, conversation.id, position === 0 ? { title: titleOf(sent.text) } : {});
  if (isForPerson) await publish(tx, { workspaceId, subject: 'conversations', id: conversation.id });
  else startSoon(scope, sent.id, tried);
  const row = await findTurn(tx, sent.id);
  if (!row) throw fail('CONFLICT');
  return toTurn(row);
};
