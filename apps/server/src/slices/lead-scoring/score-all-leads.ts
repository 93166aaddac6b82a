import * as z from 'zod';
import { publish } from '../../events/publish.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { wholeShelf } from './gather-facts.ts';
import type { MarketShelf } from './market-shelf.ts';
import { type MadeScores, makeScores, writeMany } from './score-leads.ts';
import { countLeads, findLeadIdsAfter, readByIndex } from './store.ts';

const LEADS_PER_STEP = 2_000;
const Checkpoint = z.object({ after: z.uuid(), done: z.int() });

type Run = Pick<JobRun<unknown>, 'workspaceId' | 'checkpoint' | 'transaction' | 'progress'>;

type Step = { last: string; made: MadeScores };

/** The next of them, read and computed; null: that was all. */
const prepare = (run: Run, after: string | null, shelf: MarketShelf): Promise<Step | null> =>
  run.transaction(async (tx) => {
    await readByIndex(tx);
    const ids = await findLeadIdsAfter(tx, after, LEADS_PER_STEP);
    const last = ids.at(-1);
    return last === undefined ? null : { last, made: await makeScores({ tx }, ids, shelf) };
  });

/**
 * A step at a time, each written in a transaction of its own: whoever works on a lead waits for a moment only. While one
 * is written, the next is computed.
 */
export const scoreAllLeads = async (run: Run): Promise<JobOutcome> => {
  const { workspaceId } = run;
  if (workspaceId === null) throw new Error('Leads are a workspace’s.');
  const before = Checkpoint.safeParse(run.checkpoint);
  const begun = before.success ? before.data : { after: null, done: 0 };
  const { total, shelf } = await run.transaction(async (tx) => ({
    total: await countLeads(tx),
    shelf: await wholeShelf({ tx }),
  }));
  let done = begun.done;
  let ahead = prepare(run, begun.after, shelf);
  for (;;) {
    const step = await ahead;
    if (step === null) return {};
    ahead = prepare(run, step.last, shelf);
    // Awaited in the next round; when this one fails, nobody asks for it any more.
    ahead.catch(() => undefined);
    done += step.made.rows.length;
    await run.transaction(async (tx) => {
      await readByIndex(tx);
      await writeMany({ tx, workspaceId }, step.made);
      const checkpoint = { after: step.last, done };
      await run.progress(tx, { done, total, note: 'Scoring leads', checkpoint });
      await publish(tx, { workspaceId, subject: 'leads', id: null });
    });
  }
};
