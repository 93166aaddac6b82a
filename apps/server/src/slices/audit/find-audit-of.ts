import type { AuditAction } from '@propguard/rules/lending/audit-trail';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findCompletion } from './store.ts';

export type AuditMark = { position: number; digest: string; inputsDigest: string };

type Done = { action: AuditAction; subjectId: string; from: Date };

/** Where the trail says that something was done: its place in the chain, and the hash that seals it. */
export const findAuditOf = async (
  { tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  done: Done,
): Promise<AuditMark | null> => {
  const row = await findCompletion(tx, { workspaceId, ...done });
  if (!row) return null;
  const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
  return { position: row.position, digest: hex(row.digest), inputsDigest: hex(row.inputsDigest) };
};
