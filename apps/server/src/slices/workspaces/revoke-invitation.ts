import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { settleNotice } from '../notices/settle-notice.ts';
import { deleteInvitation } from './invitation-store.ts';
import { askedKey } from './join-workspace.ts';

export const revokeInvitation = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<{ done: true }> => {
  if (!(await deleteInvitation(tx, { workspaceId, id }))) throw fail('NOT_FOUND');
  await settleNotice({ tx, workspaceId }, askedKey(id));
  await publish(tx, { workspaceId, subject: 'invitations', id });
  return { done: true };
};
