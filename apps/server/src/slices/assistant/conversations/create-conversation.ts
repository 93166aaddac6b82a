import { randomUUID } from 'node:crypto';
import type { Conversation } from '@propguard/protocol/assistant';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { fail } from '../../../fail.ts';
import { findConversation, insertConversation, visibleTo } from '../store.ts';
import { toConversation } from '../view.ts';

type NewConversation = {
  id?: string | undefined;
  title?: string | undefined;
  source: Conversation['source'];
};
const UNTITLED = 'New conversation';

/** The same id again gives the same conversation; one of somebody else's is a conflict, and says no more. */
export const createConversation = async (
  { tx, workspaceId, accountId }: WorkspaceScope,
  { id = randomUUID(), title = UNTITLED, source }: NewConversation,
): Promise<Conversation> => {
  await insertConversation(tx, { id, workspaceId, accountId, title, source });
  const row = await findConversation(tx, id, visibleTo(accountId, false));
  if (!row) throw fail('CONFLICT');
  return toConversation(row, accountId);
};
