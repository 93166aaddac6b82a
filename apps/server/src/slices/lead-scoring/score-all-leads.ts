import * as z from 'zod';
import { openUnattended } from '../../access/open-unattended.ts';
import type { Tx } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import { CommitsInTurn } from '../../jobs/commits-in-turn.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { wholeShelf } from './gather-facts.ts';
import type { MarketShelf } from './market-shelf.ts';
import { type MadeScores, makeScores, writeMany } from './score-leads.ts';
import { countLeads, findLeadsAfter, readByIndex } from './store.ts';
import { waitForLeaving } from './wait-for-leaving.ts';

const LEADS_PER_STEP = 2_000;
/** So many are written side by side while the next are computed. */
const STEPS_AT_ONCE = 2;
const Checkpoint = z.object({ after: z.uuid(), done: z.int() });

type Run = Pick<
  JobRun<unknown>,
  'workspaceId' | 'checkpoint' | 'signal' | 'transaction' | 'hold' | 'progress'
> & {
  services: Pick<JobRun<unknown>['services'], 'database'>;
};
type Within = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

type Step = { last: string; made: MadeScores };

/** The next of them, read and computed; null: that was all. */
const prepare = (within: Within, after: string | null, shelf: MarketShelf): Promise<Step | null> =>
  within(async (tx) => {
    await readByIndex(tx);
    const leads = await findLeadsAfter(tx, after, LEADS_PER_STEP);
    const last = leads.at(-1)?.id;
    return last === undefined ? null : { last, made: await makeScores({ tx }, leads, shelf) };
  });

/**
 * A step at a time, each written in a transaction of its own: whoever works on a lead waits for a moment only. Some are
 * written side by side while the next is computed, and commit in their order.
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
  const within: Within = (work) => openUnattended(run.services.database, workspaceId, work);
  let { after, done } = begun;
  const steps = new CommitsInTurn(STEPS_AT_ONCE);
  try {
    for (;;) {
      run.signal.throwIfAborted();
      const step = await prepare(within, after, shelf);
      if (step === null) break;
      after = step.last;
      done += step.made.rows.length;
      const checkpoint = { after, done };
      await steps.add((myTurn) =>
        within(async (tx) => {
          await readByIndex(tx);
          const written = await writeMany({ tx, workspaceId }, step.made);
          await myTurn();
          // What all steps share is written last, and only while the job is still ours.
          await run.hold(tx);
          await waitForLeaving({ tx, workspaceId }, written);
          await run.progress(tx, { done: checkpoint.done, total, note: 'Scoring leads', checkpoint });
          await publish(tx, { workspaceId, subject: 'leads', id: null });
        }),
      );
    }
    await steps.end();
  } finally {
    await steps.settle();
  }
  return {};
};
