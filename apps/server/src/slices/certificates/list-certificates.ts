import type { Certificate } from '@propguard/protocol/certificates';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { findOwnCertificates } from './store.ts';
import { toCertificate } from './view.ts';

type Query = { assessmentId?: string | undefined; limit: number; cursor?: string | undefined };

export const listCertificates = async (
  { tx, workspaceId }: WorkspaceScope,
  { assessmentId, limit, cursor }: Query,
): Promise<{ items: Certificate[]; nextCursor: string | null }> => {
  const filter = { assessmentId: assessmentId ?? null };
  const after = readCursor(filter, cursor, NewestPosition);
  const rows = await findOwnCertificates(tx, workspaceId, filter, { after, limit: limit + 1 });
  return newestPage(rows, limit, filter, toCertificate);
};
