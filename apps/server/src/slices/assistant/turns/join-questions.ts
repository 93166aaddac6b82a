import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { findTurn, linkQuestions } from '../store.ts';

/** Messages that came together with the one that a turn answers: they are one question. */
export const joinQuestions = async (
  { tx }: Pick<WorkspaceScope, 'tx'>,
  turnId: string,
  messageIds: readonly string[],
): Promise<void> => {
  const turn = messageIds.length > 0 && (await findTurn(tx, turnId));
  // A person has the conversation: nobody answers by a turn.
  if (turn) await linkQuestions(tx, turn, messageIds);
};
