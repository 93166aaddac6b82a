import type { CertificateEvidence } from '@propguard/protocol/compliance-reports';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { withInstallationRights } from '../../db/database.ts';
import { currentIssuer } from './keys/signer.ts';
import { findNewestCheckpoint } from './log/log-store.ts';
import { countOwn } from './store.ts';

/** What a report says about certificates: the workspace's own, and the log that everyone can check. */
export const describeEvidence = async ({
  services,
  tx,
  workspaceId,
}: WorkspaceScope): Promise<CertificateEvidence> => {
  const { issued, revoked, newestId } = await countOwn(tx, workspaceId);
  const checkpoint = await findNewestCheckpoint(tx);
  return {
    issued,
    revoked,
    newest_certificate_id: newestId,
    log: checkpoint
      ? {
          issuer: await withInstallationRights(tx, () => currentIssuer({ services, tx })),
          size: checkpoint.size,
          root_hash: `0x${checkpoint.rootHash.toString('hex')}`,
          signed_at: checkpoint.signedAt.toISOString(),
          anchor_tx_hash: checkpoint.anchor?.transactionHash ?? null,
          anchor_chain_id: checkpoint.anchor?.chainId ?? null,
          anchor_contract: checkpoint.anchor?.contract ?? null,
        }
      : null,
  };
};
