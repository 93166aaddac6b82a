import type { Conversation } from '@propguard/protocol/conversations';
import { isHandedOver } from '@propguard/rules/conversations/states';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { changeConversation } from './change-conversation.ts';
import { demandConversation, demandHeldConversation, demandOwnConversation } from './demand-conversation.ts';
import { getConversation } from './get-conversation.ts';
import { recordExchange } from './record-exchange.ts';
import { findHolder, insertHandOver, takeOpenHandOver } from './store.ts';
import { endHandOver, settleHandOver, tellOfHandOver } from './tell-of-hand-over.ts';

/** From now on the assistant is silent, and the team sees it. */
export const handOver = async (
  scope: WorkspaceScope,
  { id, reason }: { id: string; reason: string },
): Promise<Conversation> => {
  const { tx, workspaceId } = scope;
  const row = await demandOwnConversation(scope, id);
  if (isHandedOver(row.state)) return getConversation(scope, id);
  const asked = await insertHandOver(tx, {
    workspaceId,
    conversationId: id,
    segment: row.segment,
    reason: reason || null,
  });
  if (asked) {
    await recordExchange(scope, id, { kind: 'hand-over-asked', ref: asked });
    await tellOfHandOver(scope, asked, row);
  }
  return changeConversation(scope, id, { state: 'waiting' });
};

export const takeOver = async (scope: WorkspaceScope, id: string): Promise<Conversation> => {
  const row = await demandConversation(scope, id);
  if (row.state === 'person' && (await findHolder(scope.tx, id)) === scope.accountId)
    return getConversation(scope, id);
  const taken = row.state === 'waiting' && (await takeOpenHandOver(scope.tx, id, scope.accountId));
  if (!taken) throw fail('CONFLICT');
  await recordExchange(scope, id, { kind: 'hand-over-taken', ref: taken });
  await settleHandOver(scope, taken);
  return changeConversation(scope, id, { state: 'person' });
};

/** By its person alone: from then on it is theirs alone again. */
export const takeBack = async (scope: WorkspaceScope, id: string): Promise<Conversation> => {
  await demandOwnConversation(scope, id);
  await endHandOver(scope, id, 'taken-back');
  return changeConversation(scope, id, { state: 'assistant' });
};

/** By the member who has it. What the person writes next begins a new segment, which the assistant answers. */
export const resolveConversation = async (scope: WorkspaceScope, id: string): Promise<Conversation> => {
  await demandHeldConversation(scope, id);
  await endHandOver(scope, id, 'resolved');
  return changeConversation(scope, id, { state: 'resolved' });
};
