import type { Certificate } from '@propguard/protocol/certificates';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findOwnCertificate } from './store.ts';
import { toCertificate } from './view.ts';

export const getCertificate = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<Certificate> => {
  const row = await findOwnCertificate(tx, { workspaceId, id });
  if (!row) throw fail('NOT_FOUND');
  return toCertificate(row);
};
