import type { ExampleCertificate } from '@propguard/protocol/certificates';
import { sql } from 'drizzle-orm';
import type { InstallationScope } from '../../../access/installation-scope.ts';
import type { PublicScope } from '../../../access/session-scope.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { hasOpenJob } from '../../../jobs/has-open-job.ts';
import { makeExampleJob } from '../jobs.ts';
import { findNetwork } from '../network.ts';
import { findExample, findPublished } from '../store.ts';
import { findSampleHomes } from './example-store.ts';

const NOTHING = { certificateId: null, nftId: null, txHash: null, ipfsHash: null };

const startMaking = async ({ services: { queue }, tx }: InstallationScope): Promise<void> => {
  if (await hasOpenJob(tx, makeExampleJob.kind)) return;
  await enqueue(queue, tx, makeExampleJob, { workspaceId: null, accountId: null, input: {} });
};

/** CORE-CHAIN-12: a real certificate to try verification on. The first to ask has it made. */
export const getExample = async (scope: PublicScope): Promise<ExampleCertificate> => {
  const network = await findNetwork(scope);
  const homes = await findSampleHomes(scope.reader, 1);
  return scope.openInstallation(async (opened) => {
    const { tx } = opened;
    // Two who ask first at once must not queue it twice.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('example_certificate'))`);
    const example = await findExample(tx);
    const published = example && (await findPublished(tx, example.id));
    if (published?.token)
      return {
        state: 'ready',
        certificateId: published.id,
        nftId: published.token.tokenId,
        txHash: published.token.transactionHash,
        ipfsHash: published.cidV1,
      };
    if (!network || network.isPublic || (!example && homes.length === 0))
      return { state: 'none', ...NOTHING };
    await startMaking(opened);
    return { state: 'making', ...NOTHING };
  });
};
