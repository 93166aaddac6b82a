import { referenceOf } from '../../access/reference-scope.ts';
import { withInstallationRights } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { demandChain } from './demand-chain.ts';
import { findPublished, setRevokedOnChain } from './store.ts';
import { hashText } from './view.ts';

/** The chain gives back the first revocation when it is asked twice. */
export const revokeOnChain = async (run: JobRun<{ certificateId: string }>): Promise<JobOutcome> => {
  const { services, workspaceId, input } = run;
  const row = await findPublished(referenceOf(services).reader, input.certificateId);
  if (!row?.revokedAt || row.revokedOnChain) return {};
  const chain = demandChain(run);
  // Minted on a chain that we no longer work with: the status list alone says it.
  if ((await chain.network()).chainId !== row.token?.chainId) return {};
  const { txHash } = await chain.revokeCertificate(hashText(row));
  await run.transaction(async (tx) => {
    await withInstallationRights(tx, () => setRevokedOnChain(tx, row.id, txHash));
    await publish(tx, { workspaceId, subject: 'certificates', id: row.id });
  });
  return {};
};
