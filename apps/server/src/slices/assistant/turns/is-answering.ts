import type { TxScope } from '../../../access/any-scope.ts';
import { hasOpenTurn } from '../store.ts';

/** Whether an answer is being written in a conversation: the next question waits for it. */
export const isAnswering = ({ tx }: TxScope, conversationId: string): Promise<boolean> =>
  hasOpenTurn(tx, conversationId);
