import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findMemberOfAccount } from './store.ts';

/** A key is nobody's: it has no notices. */
export const ownMemberId = async ({
  tx,
  workspaceId,
  accountId,
}: WorkspaceScope): Promise<string | undefined> =>
  accountId === null ? undefined : (await findMemberOfAccount(tx, workspaceId, accountId))?.memberId;
