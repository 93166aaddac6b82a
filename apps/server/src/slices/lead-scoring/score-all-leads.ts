import * as z from 'zod';
import { publish } from '../../events/publish.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { currentModel } from './current-model.ts';
import { wholeShelf } from './gather-facts.ts';
import { scoreMany } from './score-leads.ts';
import { countLeads, findLeadIdsAfter } from './store.ts';

const LEADS_PER_STEP = 2_000;
const Checkpoint = z.object({ after: z.uuid(), done: z.int() });

type Run = Pick<JobRun<unknown>, 'workspaceId' | 'checkpoint' | 'transaction' | 'progress'>;

/** A step at a time, each in a transaction of its own: whoever works on a lead waits for a moment only. */
export const scoreAllLeads = async (run: Run): Promise<JobOutcome> => {
  const { workspaceId } = run;
  if (workspaceId === null) throw new Error('Leads are a workspace’s.');
  const before = Checkpoint.safeParse(run.checkpoint);
  let [after, done] = before.success ? [before.data.after, before.data.done] : [null, 0];
  const { total, shelf } = await run.transaction(async (tx) => ({
    total: await countLeads(tx),
    shelf: await wholeShelf({ tx }),
  }));
  for (;;) {
    const next: string | null = await run.transaction(async (tx) => {
      const ids = await findLeadIdsAfter(tx, after, LEADS_PER_STEP);
      const last = ids.at(-1);
      if (last === undefined) return null;
      await scoreMany({ tx, workspaceId }, ids, { model: await currentModel({ tx }), shelf });
      done += ids.length;
      await run.progress(tx, { done, total, note: 'Scoring leads', checkpoint: { after: last, done } });
      await publish(tx, { workspaceId, subject: 'leads', id: null });
      return last;
    });
    if (next === null) return {};
    after = next;
  }
};
