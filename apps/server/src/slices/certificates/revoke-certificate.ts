import type { Certificate } from '@propguard/protocol/certificates';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { withInstallationRights } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getCertificate } from './get-certificate.ts';
import { revokeOnChainJob } from './jobs.ts';
import { findOwnCertificate, lockCertificate, markRevoked, setRevoked } from './store.ts';

/** Takes effect in the status list with this transaction; the token is marked as soon as the chain can be reached. */
export const revokeCertificate = async (
  scope: WorkspaceScope,
  { id, reason }: { id: string; reason: string },
): Promise<Certificate> => {
  const { tx, services, workspaceId, accountId } = scope;
  const row = await findOwnCertificate(tx, { workspaceId, id });
  if (!row) throw fail('NOT_FOUND');
  if (row.state !== 'minted') throw fail('CERTIFICATE_NOT_ISSUED');
  const entry = {
    action: 'revoke-certificate',
    subject: { kind: 'certificate', id },
    details: `${row.address}: ${reason}`,
    inputs: { id, reason },
  } as const;
  const locked = await lockCertificate(tx, id);
  if (!locked?.isRevoked)
    await recordAudit(scope, entry, async () => {
      await withInstallationRights(tx, () => setRevoked(tx, id, reason));
      await markRevoked(tx, id);
      await enqueue(services.queue, tx, revokeOnChainJob, {
        workspaceId,
        accountId,
        input: { certificateId: id },
      });
      await publish(tx, { workspaceId, subject: 'certificates', id });
    });
  return getCertificate(scope, id);
};
