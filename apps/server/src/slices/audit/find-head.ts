import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findLastRecord } from './store.ts';

/** The end of the trail: whoever notes it down can tell later whether anything before it was changed. */
export const findHead = async ({ tx, workspaceId }: WorkspaceScope) => {
  const last = await findLastRecord(tx, workspaceId);
  return last ? { position: last.position, hash: last.digest.toString('hex') } : null;
};
