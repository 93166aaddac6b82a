import { DRAFT_KEPT_DAYS } from '@propguard/rules/imports/import-limits';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { deleteImport, findDraftsBefore } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Files take room: those that were sent and never imported go, with what was read of them. */
export const forgetDrafts = async (run: JobRun<object>): Promise<JobOutcome> => {
  await run.transaction(async (tx) => {
    const drafts = await findDraftsBefore(tx, new Date(Date.now() - DRAFT_KEPT_DAYS * DAY_MS));
    for (const id of drafts) await deleteImport(tx, id);
    await run.progress(tx, { done: drafts.length, total: drafts.length });
  });
  return {};
};
