import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findOfAssessment, findOfProperty, type OwnCertificateRow } from './store.ts';

export type IssuedCertificate = { certificateId: string; issuedAt: string; hash: string };

const issuedIn = (row: OwnCertificateRow | undefined): IssuedCertificate | null => {
  const published = row?.published;
  if (!published?.issuedAt || !published.token) return null;
  return {
    certificateId: published.id,
    issuedAt: published.issuedAt.toISOString(),
    hash: published.token.transactionHash,
  };
};

/** The certificate of an assessment once it is whole; `hash` is of the transaction that minted its token. */
export const findIssuedCertificate = async (
  { tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  assessmentId: string,
): Promise<IssuedCertificate | null> => {
  return issuedIn(await findOfAssessment(tx, { workspaceId, assessmentId }));
};

/** The newest whole one of a property, whichever assessment it certifies. */
export const findCertificateOfProperty = async (
  { tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  propertyId: string,
): Promise<IssuedCertificate | null> => issuedIn(await findOfProperty(tx, { workspaceId, propertyId }));
