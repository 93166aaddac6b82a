import type { TxScope } from '../../access/any-scope.ts';
import { saveAssignee } from './store.ts';

/** Who has it; null: nobody yet. Whoever gives it tells them, and browsers. */
export const assignConversation = ({ tx }: TxScope, id: string, assigneeId: string | null): Promise<void> =>
  saveAssignee(tx, id, assigneeId);
