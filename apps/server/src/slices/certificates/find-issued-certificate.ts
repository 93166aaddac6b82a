import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findOfAssessment } from './store.ts';

export type IssuedCertificate = { certificateId: string; issuedAt: string; hash: string };

/** The certificate of an assessment once it is whole; `hash` is of the transaction that minted its token. */
export const findIssuedCertificate = async (
  { tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  assessmentId: string,
): Promise<IssuedCertificate | null> => {
  const published = (await findOfAssessment(tx, { workspaceId, assessmentId }))?.published;
  if (!published?.issuedAt || !published.token) return null;
  return {
    certificateId: published.id,
    issuedAt: published.issuedAt.toISOString(),
    hash: published.token.transactionHash,
  };
};
