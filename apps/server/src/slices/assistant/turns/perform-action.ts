import type { PendingAction } from '@propguard/protocol/assistant-turns';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { publish } from '../../../events/publish.ts';
import { compose, toCard } from '../answers/compose.ts';
import { voiceOf } from '../answers/composed.ts';
import { type Call, textOf } from '../dialogue/state.ts';
import type { EngineEnd, EngineEvent } from '../engines/engine.ts';
import { findTurns, type TurnRow, updateConversation, updateTurn } from '../store.ts';
import { TOOLBOX } from '../tools/toolbox.ts';

type Done = { card: ReturnType<typeof toCard>; sentences: string[] } | null;

/** Does what was approved, with exactly the arguments that were approved. Null: this installation cannot. */
export const doApproved = async (
  scope: WorkspaceScope,
  { conversationId, language }: Pick<TurnRow, 'conversationId' | 'language'>,
  call: Call,
  callId: string,
): Promise<Done> => {
  const voice = voiceOf(language ?? 'en');
  const tool = TOOLBOX[call.tool];
  const outcome = await tool?.({ scope, language: voice.language }, call.arguments);
  if (outcome?.kind !== 'found') return null;
  if (call.tool === 'hand_over') {
    const reason = textOf(call.arguments.reason).slice(0, 500);
    await updateConversation(scope.tx, conversationId, {
      state: 'waiting',
      handedOverAt: new Date(),
      handOverReason: reason || null,
    });
    await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'conversations', id: conversationId });
  }
  const composed = compose(call.tool, outcome, voice);
  return { card: toCard(call.tool, callId, outcome, composed, voice), sentences: composed.sentences };
};

/** A yes in words to what the turn before proposed. */
export const performAction = async (
  scope: WorkspaceScope,
  turn: TurnRow,
  { dialogue, language }: EngineEnd,
  emit: (event: EngineEvent) => void,
): Promise<void> => {
  const { say } = voiceOf(language);
  const earlier = await findTurns(scope.tx, turn.conversationId);
  const proposed = earlier.findLast(
    ({ action, position }) => position < turn.position && action?.state === 'waiting',
  );
  const action = proposed?.action;
  if (!proposed || !action || !dialogue.action) {
    emit({ type: 'text', delta: say.decline.notUnderstood });
    return;
  }
  const done = await doApproved(
    scope,
    { ...turn, language },
    { tool: action.tool, arguments: action.arguments },
    action.id,
  );
  const settled: PendingAction = {
    ...action,
    state: done ? 'approved' : 'failed',
    error: done ? null : say.decline.unavailable,
  };
  await updateTurn(scope.tx, proposed.id, { action: settled });
  if (!done) {
    emit({ type: 'text', delta: say.decline.unavailable });
    return;
  }
  emit({ type: 'tool-result', callId: action.id, card: done.card });
  emit({ type: 'text', delta: done.sentences.join(' ') });
};
