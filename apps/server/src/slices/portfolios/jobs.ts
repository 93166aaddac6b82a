import * as z from 'zod';
import type { Tx } from '../../db/database.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { VALUE_PORTFOLIO } from './job-kind.ts';

const input = z.object({ portfolioId: z.uuid() });

/** Several share one file: the first cuts it into chunks, then each takes the next chunk that nobody has. */
export const valuePortfolioJob: JobDefinition<typeof input> = defineJob({
  kind: VALUE_PORTFOLIO,
  lane: 'bulk',
  input,
  maxAttempts: 5,
  handler: async () => {
    const { valueAsJob } = await import('./run/value-as-job.ts');
    return (run) => {
      const { services, workspaceId } = run;
      const addJob = async (tx: Tx): Promise<void> => {
        const job = { workspaceId, accountId: null, input: run.input };
        await enqueue(services.queue, tx, valuePortfolioJob, job);
      };
      return valueAsJob({ ...run, addJob });
    };
  },
});
