import { openUnattended } from '../access/open-unattended.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { JobDefinition } from '../jobs/define-job.ts';
import type { Delivery } from '../jobs/delivery.ts';
import { buryJob, claimJob, type JobRow } from './job-row.ts';

/** Has whoever waits for a job that ended without having been done told so, in the transaction that ended it. */
export const giveUp = async (
  services: Context,
  definition: JobDefinition | undefined,
  tx: Tx,
  { id: jobId, workspaceId, input }: JobRow,
  how: 'failed' | 'cancelled',
): Promise<void> => {
  const tell = await definition?.givenUp?.();
  await tell?.({ services, tx, jobId, workspaceId, input: definition?.input.parse(input), how });
};

type Definitions = ReadonlyMap<string, JobDefinition>;

/** The job for this run, or undefined when there is nothing to do. */
export const takeJob = (
  services: Context,
  definitions: Definitions,
  delivery: Delivery,
): Promise<JobRow | undefined> =>
  openUnattended(services.database, delivery.workspaceId, async (tx) => {
    const row = await claimJob(tx, delivery);
    if (row?.state !== 'cancelled') return row;
    await giveUp(services, definitions.get(row.kind), tx, row, 'cancelled');
    return undefined;
  });

/** Ends what the queue has given up: nobody tries it again. */
export const bury = (services: Context, definitions: Definitions, delivery: Delivery): Promise<void> =>
  openUnattended(services.database, delivery.workspaceId, async (tx) => {
    const row = await buryJob(tx, delivery);
    if (row)
      await giveUp(
        services,
        definitions.get(row.kind),
        tx,
        row,
        row.state === 'cancelled' ? 'cancelled' : 'failed',
      );
  });
