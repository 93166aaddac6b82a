import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { alertSavedSearchesJob } from './jobs.ts';

/** To be called by whatever brings listings, as the installation, in the transaction that brings them. */
export const alertSavedSearches = async ({ queue }: Pick<Context, 'queue'>, tx: Tx): Promise<void> => {
  await enqueue(queue, tx, alertSavedSearchesJob, { workspaceId: null, accountId: null, input: {} });
};
