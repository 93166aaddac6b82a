import type { ExampleCertificate } from '@propguard/protocol/certificates';
import { sql } from 'drizzle-orm';
import type { OpenInstallation } from '../../../access/installation-scope.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { makeExampleJob } from '../jobs.ts';
import { findNetwork } from '../network.ts';
import { findExample, findPublished } from '../store.ts';
import { findSampleHomes, hasOpenJob } from './example-store.ts';

type Asked = { services: Context; openInstallation: OpenInstallation };

const NOTHING = { certificateId: null, nftId: null, txHash: null, ipfsHash: null };

const startMaking = async ({ queue }: Context, tx: Tx): Promise<void> => {
  if (await hasOpenJob(tx, makeExampleJob.kind)) return;
  await enqueue(queue, tx, makeExampleJob, { workspaceId: null, accountId: null, input: {} });
};

/** CORE-CHAIN-12: a real certificate to try verification on. The first to ask has it made. */
export const getExample = async ({ services, openInstallation }: Asked): Promise<ExampleCertificate> => {
  const network = await findNetwork(services);
  const homes = await findSampleHomes(services.database.plain, 1);
  return openInstallation(async ({ tx }) => {
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
    await startMaking(services, tx);
    return { state: 'making', ...NOTHING };
  });
};
